import { Decimal128, Int32, Long } from 'bson';
import { type BsonNumber, toBigInt, toNumber } from './numbers.ts';

const kinds = { notANumber: 0, negativeInfinity: 1, negative: 2, zero: 3, positive: 4, infinity: 5 };
const exponentBias = 0x8000;

/** A finite magnitude as 0.DIGITS times ten to the exponent; every BSON number has exactly one such form. */
interface Magnitude {
  readonly digits: string;
  readonly exponent: number;
}

/**
 * A number of any type as bytes that sort as the numbers do. Doubles are written out in full, so that a 64-bit
 * integer, a decimal and a double compare by value without rounding.
 */
export function encodeNumber(value: BsonNumber): Buffer {
  const real = toNumber(value);
  if (Number.isNaN(real)) return Buffer.of(kinds.notANumber);
  if (isInfinite(value, real)) return Buffer.of(real > 0 ? kinds.infinity : kinds.negativeInfinity);
  const { negative, magnitude } = exactly(value, real);
  if (magnitude.digits === '') return Buffer.of(kinds.zero);
  const bytes = encodeMagnitude(magnitude);
  return negative
    ? Buffer.concat([Buffer.of(kinds.negative), bytes.map((byte) => 0xff - byte)])
    : Buffer.concat([Buffer.of(kinds.positive), bytes]);
}

/** A decimal beyond the range of doubles reads as infinite without being it. */
function isInfinite(value: BsonNumber, real: number): boolean {
  if (value instanceof Decimal128) return value.toString().endsWith('Infinity');
  return !Number.isFinite(real);
}

function exactly(value: BsonNumber, real: number): { negative: boolean; magnitude: Magnitude } {
  if (value instanceof Decimal128) return readDecimal(value.toString());
  if (value instanceof Int32 || value instanceof Long) return fromInteger(toBigInt(value), 0);
  return fromDouble(real);
}

function fromDouble(real: number): { negative: boolean; magnitude: Magnitude } {
  let scaled = real;
  let halvings = 0;
  for (; !Number.isInteger(scaled); halvings += 1) scaled *= 2;
  return fromInteger(BigInt(scaled) * 5n ** BigInt(halvings), halvings);
}

function readDecimal(text: string): { negative: boolean; magnitude: Magnitude } {
  const [mantissa = '', exponent = '0'] = text.split('E');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return {
    ...fromInteger(BigInt(whole + fraction), fraction.length - Number(exponent)),
    negative: text.startsWith('-'),
  };
}

function fromInteger(integer: bigint, fractionDigits: number): { negative: boolean; magnitude: Magnitude } {
  const negative = integer < 0n;
  const digits = (negative ? -integer : integer).toString();
  const exponent = digits.length - fractionDigits;
  return { negative, magnitude: { digits: digits.replace(/^0$|(?<=[1-9])0+$/, ''), exponent } };
}

function encodeMagnitude({ digits, exponent }: Magnitude): Buffer {
  const bytes = Buffer.alloc(digits.length + 3);
  bytes.writeUInt16BE(exponent + exponentBias, 0);
  bytes.write(digits, 2, 'latin1');
  return bytes;
}
