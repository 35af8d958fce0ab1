import { Int32 } from 'bson';
import { CommandError } from '../errors.ts';
import { compareValues } from '../values/key.ts';
import { isNumber, toNumber } from '../values/numbers.ts';
import { eagerly, exactly, isNothing, type Operator } from './operator.ts';

export const arrayOperators: readonly (readonly [string, Operator])[] = [
  ['$size', eagerly(exactly(1), (value) => new Int32(listOf('$size', value).length))],
  [
    '$in',
    eagerly(exactly(2), (value, list) =>
      listOf('$in', list).some((entry) => compareValues(entry, value) === 0),
    ),
  ],
  ['$arrayElemAt', eagerly(exactly(2), elementAt)],
];

function elementAt(list: unknown, index: unknown): unknown {
  if (isNothing(list)) return null;
  if (!isNumber(index))
    throw new CommandError('Location28690', "$arrayElemAt's second argument must be a number");
  return listOf('$arrayElemAt', list).at(toNumber(index));
}

function listOf(operator: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw new CommandError('Location17124', `The argument to ${operator} must be an array`);
}
