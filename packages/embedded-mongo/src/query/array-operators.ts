import { CommandError } from '../errors.ts';
import { isNumber, toNumber } from '../values/numbers.ts';
import { type BsonType, typeOf, typesNamed } from '../values/types.ts';
import type { OperatorCompiler } from './field-operators.ts';
import { type FieldTest, someValue } from './field-test.ts';

/** The operators that look at an array as a whole, or at what type a value has. */
export const arrayOperators: ReadonlyMap<string, OperatorCompiler> = new Map<string, OperatorCompiler>([
  ['$size', hasSize],
  ['$type', hasType],
]);

function hasSize(operand: unknown): FieldTest {
  const size = isNumber(operand) ? toNumber(operand) : Number.NaN;
  if (!Number.isInteger(size) || size < 0) {
    throw new CommandError('BadValue', 'Failed to parse $size. Expected a non-negative integer.');
  }
  return someValue((value) => Array.isArray(value) && value.length === size, 'array');
}

function hasType(operand: unknown): FieldTest {
  const named = Array.isArray(operand) ? operand : [operand];
  const types = new Set<BsonType>(named.flatMap(readType));
  return someValue((value) => value !== undefined && types.has(typeOf(value)));
}

function readType(name: unknown): readonly BsonType[] {
  if (typeof name === 'string') return typesNamed(name);
  if (isNumber(name)) return typesNamed(toNumber(name));
  throw new CommandError('TypeMismatch', 'type must be represented as a number or a string');
}
