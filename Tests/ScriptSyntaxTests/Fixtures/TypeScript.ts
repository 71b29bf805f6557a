let a: string | number = <string>b, c = d as unknown as E[], f = { g: 1 } satisfies H, i = j!.k![0]!;
const x = <T>(a: T): a is T => true, y = async <T extends U>(a: T): Promise<T> => a;
function overload(a: string): void;
function overload(a: number, b?: string): void;
function overload(a: any) { return a as const }
abstract class A<T extends object = {}> extends B<T> implements C, D<E> {
  private readonly a: string = 'x';
  declare b: number; c?: () => void; d!: T; static readonly e = 1; protected abstract f: string;
  [key: string]: any;
  constructor(private a: string, public readonly b = 1, @Inject() c?: D) { super() }
  abstract g(): void;
  static async *h<T>(this: A<T>, ...rest: T[]): AsyncGenerator<T> {}
  get i(): string { return '' } set i(v: string) {}
  override accessor j = 1;
  method?(): void;
  @Input({ required: true }) k: string;
}
const enum E { A = 1 << 2, B = A | 4, C = 'x'.length }
type F = (a: string, ...b: number[]) => void;
type G = new (...args: any[]) => object
type H = abstract new () => void
type I<T> = T extends { a: infer U extends string } ? U : T extends [infer V, ...infer W] ? V : never
type J = { readonly [K in keyof T as `get${Capitalize<K>}`]-?: T[K] } & Partial<Record<'a' | "b", typeof c.d<string>>>
type K = import('./k').K<string>['a'][number] | `a${string}b` | -1 | 10n | null | undefined | void | this
type L = [a: string, b?: number, ...rest: boolean[]] | readonly string[] | unique symbol | keyof typeof a
type M = asserts | is
interface N extends O, P<Q> { a(): void; b?: string; new (): N; (): void; get c(): string; readonly d: E }
function guard(a: unknown): asserts a is string {}
function isIt(this: A, a): a is B { return a instanceof B }
let fn: (a: (b: string) => void) => (c: number) => void = a => b => {}
const result = (a: string): (b: number) => string => b => a, paren = (a): (string | null) => a
const ternary = a ? (b) : c, arrow = a ? (b: string): string => b : c, typed = (a): a is B => a
for (const [k, v] of Object.entries<string>(o)) f<A, B<C>>(k, v)
const gt = a > b, ge = a >= b, sh = a >> b, sa = (a >>= b, a >>>= c), lt = a < b, both = a < b || c > d
if (a < b && c > (d)) { x = y<z>; } else z = f<T>`x`
namespace Q.R { export namespace S {} }
module T {}
let u = new Map<string, Array<() => void>>(), v = new Foo<Bar>, w = a.b<C>(d)?.e<F>(g)
type
Z = string
declare
const asi: number
abstract
class B2 {}
export = A
