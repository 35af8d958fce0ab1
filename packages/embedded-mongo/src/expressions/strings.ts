import { Binary, Int32 } from 'bson';
import { CommandError } from '../errors.ts';
import { typeOf } from '../values/types.ts';
import { atLeast, eagerly, exactly, isNothing, type Operator } from './operator.ts';

export const stringOperators: readonly (readonly [string, Operator])[] = [
  [
    '$concat',
    eagerly(atLeast(0), (...values) => (values.some(isNothing) ? null : values.map(textOf).join(''))),
  ],
  ['$toLower', eagerly(exactly(1), (value) => (isNothing(value) ? '' : textOf(value).toLowerCase()))],
  ['$toUpper', eagerly(exactly(1), (value) => (isNothing(value) ? '' : textOf(value).toUpperCase()))],
  ['$binarySize', eagerly(exactly(1), (value) => (isNothing(value) ? null : new Int32(sizeOf(value))))],
];

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (value instanceof Binary) return value.length();
  throw new CommandError(
    'Location51276',
    `$binarySize requires a string or BinData, found: ${typeOf(value)}`,
  );
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new CommandError('Location16702', `only strings are supported here, not ${typeOf(value)}`);
}
