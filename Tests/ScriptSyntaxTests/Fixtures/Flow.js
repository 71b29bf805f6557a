/* @flow strict-local */
import type { Node } from 'react';
import typeof Thing, { typeof Other } from './thing';
import { type A, typeof B } from './b';
export type Props = {| +a: ?string, -b: number, ...C, [key: string]: mixed |};
export opaque type Id: string = string;
opaque type Hidden = number;
type Fn = string => void; type Fn2 = (string, number) => Promise<void>; type Fn3 = <T>(T) => T
type Maybe = ?(() => void); type Inexact = { a: string, ... }; type Star = Array<*>; type Access = A['b']; type Optional = A?.['b'];
declare var __DEV__: boolean;
declare type D = string
declare function f(x: number): string;
declare class E { static +a: string; m(): void }
declare module 'x' { declare module.exports: any }
declare export default class G {}
const cast = (x: any), nested = ((x: any): string);
const generic = <T>(x: T): T => x, named = async <T: Object = {}>(x: T): Promise<T> => x;
function predicate(x: mixed): boolean %checks { return typeof x === 'string' }
class Component extends React.Component<Props, State> { +prop: string; static -other: ?number = null; state: State = { a: 1 }; props: $ReadOnly<Props>; method = <T>(a: T) => { } }
const render = (): Node => <View>{(items: Array<Item>).map((item: Item) => <Item key={item.id} {...item} />)}</View>;
export default (connect<_, _>(mapState)(Component): ComponentType<Props>);
enum Status of string { On = 'on', Off = 'off' }
const ternary = a ? (b) : c, arrow = a ? (b) => c : d, inBranch = a ? (b, c) : (d: any);
for (const x: number of y) {}
