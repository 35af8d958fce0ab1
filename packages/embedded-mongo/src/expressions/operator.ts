import { CommandError } from '../errors.ts';
import type { BsonDocument } from '../values/document.ts';

/** A compiled aggregation expression; `undefined` is a missing value. */
export type Expression = (root: BsonDocument) => unknown;

export type Compile = (specification: unknown) => Expression;

/** Makes the expression of one operator from what stands behind its name. */
export type Operator = (operand: unknown, compile: Compile, name: string) => Expression;

export interface ArgumentCount {
  readonly least: number;
  readonly most: number;
}

export const exactly = (count: number): ArgumentCount => ({ least: count, most: count });
export const atLeast = (count: number): ArgumentCount => ({ least: count, most: Number.POSITIVE_INFINITY });

/** An operator that wants its arguments unevaluated, to decide itself which ones it needs. */
export function lazily(count: ArgumentCount, combine: (parts: Expression[]) => Expression): Operator {
  return (operand, compile, name) => combine(listArguments(operand, count, name).map(compile));
}

/** An operator that is a plain function of its evaluated arguments. */
export function eagerly(count: ArgumentCount, apply: (...values: unknown[]) => unknown): Operator {
  return lazily(count, (parts) => (root) => apply(...parts.map((part) => part(root))));
}

function listArguments(operand: unknown, { least, most }: ArgumentCount, name: string): unknown[] {
  const list = Array.isArray(operand) ? operand : [operand];
  if (list.length >= least && list.length <= most) return list;
  const wanted = least === most ? `exactly ${least}` : `at least ${least}`;
  throw new CommandError(
    'Location16020',
    `Expression ${name} takes ${wanted} arguments. ${list.length} were passed in.`,
  );
}

export function isNothing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}
