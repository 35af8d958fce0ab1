import {
  type Binary,
  type BSONRegExp,
  type BSONSymbol,
  type Code,
  Long,
  type ObjectId,
  type Timestamp,
} from 'bson';
import type { BsonDocument } from './document.ts';
import { encodeNumber } from './number-key.ts';
import type { BsonNumber } from './numbers.ts';
import { type BsonType, typeOf } from './types.ts';

/**
 * MongoDB's order of types. The numbers are even so that an odd one lies between two types, and below 0x7f so that a
 * descending (inverted) key starts with a byte above every ascending one and below 0xff.
 */
const ranks: Readonly<Record<BsonType, number>> = {
  minKey: 0x08,
  null: 0x18,
  int: 0x20,
  long: 0x20,
  double: 0x20,
  decimal: 0x20,
  string: 0x28,
  symbol: 0x28,
  object: 0x30,
  array: 0x38,
  binData: 0x40,
  objectId: 0x48,
  bool: 0x50,
  date: 0x58,
  timestamp: 0x60,
  regex: 0x68,
  javascript: 0x70,
  maxKey: 0x78,
};

/** An empty array sorts and is indexed before null. */
export const emptyArrayKey = Buffer.of(0x10);

const end = Buffer.of(0);
const nothing = Buffer.alloc(0);

/** Where a value's type stands in MongoDB's order: types that compare with each other share it. */
export function rankOf(value: unknown): number {
  return ranks[typeOf(value)];
}

/**
 * A value as bytes whose plain byte order is MongoDB's comparison order, and which are equal exactly when MongoDB holds
 * the values equal. No key is the beginning of another one, so keys can be joined to compound ones. Indexes, sorting,
 * comparison, grouping and equality all use this one form.
 */
export function encodeKey(value: unknown): Buffer {
  const type = typeOf(value);
  return Buffer.concat([Buffer.of(ranks[type]), encodePayload(type, value)]);
}

export function compareValues(left: unknown, right: unknown): number {
  return Buffer.compare(encodeKey(left), encodeKey(right));
}

/** The same key for a descending field. */
export function invert(key: Buffer): Buffer {
  return Buffer.from(key.map((byte) => 0xff - byte));
}

type Encoder = (value: never) => Buffer;

const encoders: Readonly<Record<BsonType, Encoder>> = {
  minKey: () => nothing,
  maxKey: () => nothing,
  null: () => nothing,
  int: encodeNumber,
  long: encodeNumber,
  double: encodeNumber,
  decimal: encodeNumber satisfies (value: BsonNumber) => Buffer,
  string: encodeText,
  symbol: (value: BSONSymbol) => encodeText(value.value),
  object: encodeDocument,
  array: (value: unknown[]) => Buffer.concat([...value.map(encodeKey), end]),
  binData: encodeBinary,
  objectId: (value: ObjectId) => Buffer.from(value.id),
  bool: (value: boolean) => Buffer.of(value ? 1 : 0),
  date: (value: Date) => encodeInteger(BigInt(value.getTime())),
  timestamp: (value: Timestamp) =>
    encodeInteger(Long.fromBits(value.low, value.high, true).toBigInt() - 2n ** 63n),
  regex: (value: BSONRegExp) => Buffer.concat([encodeText(value.pattern), encodeText(value.options)]),
  javascript: (value: Code) => Buffer.concat([encodeText(value.code), encodeDocument(value.scope ?? {})]),
};

function encodePayload(type: BsonType, value: unknown): Buffer {
  return encoders[type](value as never);
}

function encodeText(text: string): Buffer {
  const escaped = text.includes('\0')
    ? text.split('\0').map((part) => Buffer.from(part))
    : [Buffer.from(text)];
  const parts = escaped.flatMap((part, index) => (index === 0 ? [part] : [Buffer.of(0, 0xff), part]));
  return Buffer.concat([...parts, Buffer.of(0, 1)]);
}

function encodeDocument(document: BsonDocument): Buffer {
  const fields = Object.entries(document).flatMap(([name, value]) => [
    Buffer.of(rankOf(value)),
    encodeText(name),
    encodeKey(value),
  ]);
  return Buffer.concat([...fields, end]);
}

function encodeBinary(value: Binary): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt32BE(value.position, 0);
  header.writeUInt8(value.sub_type, 4);
  return Buffer.concat([header, value.buffer.subarray(0, value.position)]);
}

function encodeInteger(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt.asUintN(64, value + 2n ** 63n));
  return bytes;
}
