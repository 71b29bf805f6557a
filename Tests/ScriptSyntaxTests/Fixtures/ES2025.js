'use strict'
var a = 1, b, { c, d: { e = 1, ...f }, [g + 'h']: i } = j, [k, , l = 2, ...m] = n
let o = 0x1F + 0b1010 + 0o17 + 1_000.5e-3 + .5 + 5. + 10n
const p = `a${b}c${`d${e}`}f`, q = String.raw`\u${r}`, s = ``
a = b
++c
let t = a
/re/g.test(b)
const division = a / b / c, regex = [/[/\]]+/u, /=/], afterParen = (a + b) / 2
if (a) /re/.exec(b)
for (var u = 0, v = ('x' in w) ? 1 : 2; u < v; u++, v--) continue
for (const x of y) ;
for await (const x of y()) { break }
for (let x in y) if (x) break; else continue
for (;;) {}
outer: while (true) { do { continue outer } while (a) }
switch (a) { case 1: case (2): b(); break; default: { c() } }
try { throw new Error('x') } catch { } finally { }
try { a() } catch ({ message }) { b(message) }
if (a) b; else if (c) d; else { e }
function f1(a, b = 1, { c, d } = {}, ...rest) { return a, b }
async function f2() { await a; for await (const b of c); return await d ?? e }
function* f3() { const a = yield; yield* b; yield a + 1 }
const f4 = async (a, b) => { await a }, f5 = async a => a, f6 = () => ({}), f7 = (a = 1, [b], { c }) => a
const f8 = a => b => c, f9 = async function* named() {}, f10 = function () {}
class A extends (b, c) {
  static #count = 0
  #secret; static { A.#count++ }
  'quoted' = 1; 42 = 2; [computed] = 3
  static async *gen() {}
  get value() { return this.#secret }
  set value(v) { this.#secret = v }
  static get = 1
  async() {}
  get;
  set() {}
  constructor() { super(); super.a = new.target }
  has(o) { return #secret in o }
}
@decorated @also.decorated(1) class B { @observable a = 1; @action.bound m() {} }
const object = { a, b: 1, 'c': 2, [d]: 3, e() {}, async f() {}, *g() {}, get h() { return 1 }, set h(v) {}, ...i, async: 1, get: 2, async *j() {} }
;[a, b] = [b, a]; ({ a, b: c.d = 1, ...e } = f)
x = a ? b : c ? d : e, y = a ? (b) : (c) => d, z = a ? (b, c) : d
a ??= b; c ||= d; e &&= f; g **= 2; h >>>= 1; i >>= 1; j <<= 2
a = b ** c ** d + e * f % g - h << i >> j >>> k < l == m & n ^ o | p && q || r
b = a?.b?.[c]?.(d)?.e ?? f, c = new A, d = new A.B(1).c, e = new (f())(), g = new new A()()
delete a.b, void 0, typeof a === 'b', !a, ~a, -a, +a, a++, --a, a in b, a instanceof b
a.if.class.default = { if: 1, class: 2, default: 3, new: 4 }
label: a.b`c`.d(e)[f]
let async; async = 1; let of = 2, get = 3, type = 4, from = 5
type.of = from
yield_ = a => { return /x/ }
var s1 = "a\
b", s2 = '\u{1F600}\x41\n'
debugger
