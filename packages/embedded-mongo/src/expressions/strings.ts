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
];

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new CommandError('Location16702', `only strings are supported here, not ${typeOf(value)}`);
}
