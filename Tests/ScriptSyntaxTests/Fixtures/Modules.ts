#!/usr/bin/env node
import 'side-effect';
import React from 'react';
import * as List from './List';
import Card, { type CardProps, header as Header, default as Plain } from "./Card";
import Both, * as All from '../both';
import type { A, B as C } from './types';
import type D from './d';
import type from './named-type';
import { type as kind, type as as other, 'a string' as named } from './odd';
import data from './data.json' with { type: 'json' };
import fs = require('fs');
import Alias = List.Item;
export * from './all';
export * as names from './names';
export { default } from './Default';
export { default as Button, Text as Label, type Props } from './Button';
export type { A, C };
export type * from './only-types';
export { Card, Header as default };
export const one = 1, two = 2;
export let three: number;
export function four() {}
export async function* five(): AsyncGenerator<number> { yield* six; }
export class Six extends List.Item<A> implements A, B<C> {}
export abstract class Seven {}
export enum Eight { A, B = 2, 'c d' = 'x', D = A | B }
export const enum Nine { A }
export interface Ten<T = {}> extends A, B<T> { (x: T): void; new (x: T): Ten<T>; readonly [key: string]: T }
export type Eleven<T> = T extends (infer U)[] ? U : { [K in keyof T]?: T[K] };
export namespace Twelve.Inner { export const a = 1 }
export declare const thirteen: string;
declare module 'ambient' {
  export function f(a: string): void;
  const b: number;
  export = b;
}
declare global { interface Window { a: string } }
declare let fourteen: unique symbol;
declare function fifteen<T>(this: T, ...rest: T[]): asserts rest is T[];
export as namespace Lib;
export import Sixteen = Twelve.Inner;
const lazy = React.lazy(() => import('./Lazy'));
const meta = import.meta.url;
module.exports = { one, two };
export default Card
