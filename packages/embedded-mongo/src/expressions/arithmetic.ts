import { Double, Long } from 'bson';
import { CommandError } from '../errors.ts';
import { add, type BsonNumber, isNumber, multiply, subtract, toNumber } from '../values/numbers.ts';
import { typeOf } from '../values/types.ts';
import { atLeast, eagerly, exactly, isNothing, type Operator } from './operator.ts';

export const arithmeticOperators: readonly (readonly [string, Operator])[] = [
  ['$add', eagerly(atLeast(1), (...values) => values.reduce(plus))],
  ['$multiply', eagerly(atLeast(1), (...values) => values.reduce(times))],
  ['$subtract', eagerly(exactly(2), minus)],
  ['$divide', eagerly(exactly(2), dividedBy)],
];

function plus(left: unknown, right: unknown): unknown {
  if (isNothing(left) || isNothing(right)) return null;
  if (left instanceof Date) return shift(left, toNumber(numeric('$add', right)));
  if (right instanceof Date) return shift(right, toNumber(numeric('$add', left)));
  return add(numeric('$add', left), numeric('$add', right));
}

function times(left: unknown, right: unknown): unknown {
  if (isNothing(left) || isNothing(right)) return null;
  return multiply(numeric('$multiply', left), numeric('$multiply', right));
}

function minus(left: unknown, right: unknown): unknown {
  if (isNothing(left) || isNothing(right)) return null;
  if (left instanceof Date && right instanceof Date) return Long.fromNumber(left.getTime() - right.getTime());
  if (left instanceof Date) return shift(left, -toNumber(numeric('$subtract', right)));
  return subtract(numeric('$subtract', left), numeric('$subtract', right));
}

function dividedBy(left: unknown, right: unknown): unknown {
  if (isNothing(left) || isNothing(right)) return null;
  const divisor = toNumber(numeric('$divide', right));
  if (divisor === 0) throw new CommandError('BadValue', "can't $divide by zero");
  return new Double(toNumber(numeric('$divide', left)) / divisor);
}

function shift(date: Date, milliseconds: number): Date {
  return new Date(date.getTime() + Math.round(milliseconds));
}

function numeric(operator: string, value: unknown): BsonNumber {
  if (isNumber(value)) return value;
  throw new CommandError('TypeMismatch', `${operator} only supports numeric types, not ${typeOf(value)}`);
}
