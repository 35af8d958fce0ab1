import { Decimal128, Double, Int32, Long } from 'bson';
import { CommandError } from '../errors.ts';

/** A number as it arrives on the wire: its exact type is kept so that it can be stored and answered unchanged. */
export type BsonNumber = Int32 | Long | Double | Decimal128 | number;

export function isNumber(value: unknown): value is BsonNumber {
  return (
    value instanceof Int32 ||
    value instanceof Double ||
    (value instanceof Long && value.constructor === Long) ||
    value instanceof Decimal128 ||
    typeof value === 'number'
  );
}

/** The nearest JavaScript number. */
export function toNumber(value: BsonNumber): number {
  if (typeof value === 'number') return value;
  if (value instanceof Long) return value.toNumber();
  return value instanceof Decimal128 ? Number(value.toString()) : value.value;
}

/** Command arguments are ordinary numbers here; anything else passes unchanged, for its schema to judge. */
export function plainNumber(value: unknown): unknown {
  return isNumber(value) ? toNumber(value) : value;
}

export const add = (left: BsonNumber, right: BsonNumber): BsonNumber =>
  calculate(left, right, { whole: (a, b) => a + b, real: (a, b) => a + b });

export const subtract = (left: BsonNumber, right: BsonNumber): BsonNumber =>
  calculate(left, right, { whole: (a, b) => a - b, real: (a, b) => a - b });

export const multiply = (left: BsonNumber, right: BsonNumber): BsonNumber =>
  calculate(left, right, { whole: (a, b) => a * b, real: (a, b) => a * b });

interface Operation {
  whole(left: bigint, right: bigint): bigint;
  real(left: number, right: number): number;
}

function calculate(left: BsonNumber, right: BsonNumber, operation: Operation): BsonNumber {
  if (left instanceof Decimal128 || right instanceof Decimal128) {
    throw new CommandError('BadValue', 'arithmetic on decimal numbers is not supported by this server');
  }
  if (!isWhole(left) || !isWhole(right)) return new Double(operation.real(toNumber(left), toNumber(right)));
  const result = operation.whole(toBigInt(left), toBigInt(right));
  return left instanceof Int32 && right instanceof Int32 ? narrowest(result) : asLong(result);
}

function isWhole(value: BsonNumber): value is Int32 | Long {
  return value instanceof Int32 || value instanceof Long;
}

export function toBigInt(value: Int32 | Long): bigint {
  return value instanceof Int32 ? BigInt(value.value) : value.toBigInt();
}

function narrowest(value: bigint): Int32 | Long {
  return BigInt.asIntN(32, value) === value ? new Int32(Number(value)) : asLong(value);
}

function asLong(value: bigint): Long {
  if (BigInt.asIntN(64, value) === value) return Long.fromBigInt(value);
  throw new CommandError('BadValue', 'the result does not fit into a 64-bit integer');
}
