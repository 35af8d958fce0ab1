import {
  Binary,
  BSONRegExp,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { describe, expect, test } from 'vitest';
import { compareValues, encodeKey, invert } from './key.ts';

/** MongoDB's comparison order, smallest first. */
const inOrder: readonly unknown[] = [
  new MinKey(),
  null,
  new Double(Number.NaN),
  new Double(Number.NEGATIVE_INFINITY),
  Decimal128.fromString('-1E+6000'),
  new Double(-1e300),
  Long.fromString('-9223372036854775808'),
  new Double(-1.5),
  new Int32(-1),
  new Double(-5e-324),
  new Int32(0),
  new Double(5e-324),
  Decimal128.fromString('0.1'),
  new Double(0.1),
  new Int32(1),
  new Double(1.5),
  new Int32(2),
  new Int32(10),
  new Int32(11),
  new Int32(100),
  new Double(9007199254740992),
  Long.fromString('9007199254740993'),
  Long.MAX_VALUE,
  new Double(2 ** 63),
  new Double(1e308),
  new Double(Number.POSITIVE_INFINITY),
  '',
  '\0',
  'a',
  'a\0',
  'a\0b',
  'ab',
  'b',
  '\u{FFFD}',
  '\u{1F600}',
  {},
  { a: new Int32(1) },
  { a: new Int32(1), b: new Int32(1) },
  { b: new Int32(1) },
  { a: 'text' },
  [],
  [new Int32(1)],
  [new Int32(1), new Int32(2)],
  [new Int32(2)],
  new Binary(Buffer.from([9])),
  new Binary(Buffer.from([1, 2])),
  new Binary(Buffer.from([1, 2]), 4),
  new ObjectId('000000000000000000000001'),
  new ObjectId('ff0000000000000000000000'),
  false,
  true,
  new Date(-1),
  new Date(0),
  new Date(1),
  new Timestamp({ t: 1, i: 1 }),
  new Timestamp({ t: 4_000_000_000, i: 0 }),
  new BSONRegExp('a'),
  new MaxKey(),
];

const pairs = inOrder.flatMap((left, i) => inOrder.slice(i + 1).map((right) => [left, right] as const));

describe('a key', () => {
  test('sorts as its value does', () => {
    for (const [left, right] of pairs) expect(compareValues(left, right)).toBe(-1);
  });

  test('sorts the other way round when inverted', () => {
    const keys = inOrder.map((value) => invert(encodeKey(value)));
    expect(keys.toSorted(Buffer.compare)).toEqual(keys.toReversed());
  });

  test('is never the beginning of another one', () => {
    const keys = inOrder.map(encodeKey);
    for (const key of keys) {
      expect(keys.filter((other) => other.subarray(0, key.length).equals(key))).toHaveLength(1);
    }
  });

  test.each([
    [new Int32(5), new Double(5)],
    [new Int32(5), Long.fromNumber(5)],
    [new Int32(5), Decimal128.fromString('5.000')],
    [new Int32(500), Decimal128.fromString('5E+2')],
    [new Double(0), new Double(-0)],
    [new Double(0.5), Decimal128.fromString('0.50')],
    [{ a: new Int32(1) }, { a: new Double(1) }],
    [null, undefined],
  ])('is the same for equal values (%s, %s)', (left, right) => {
    expect(encodeKey(left)).toEqual(encodeKey(right));
  });
});
