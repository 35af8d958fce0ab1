import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'bson';
import { CommandError } from '../errors.ts';
import { isDocument } from './document.ts';

/** BSON's type aliases as `$type` names them. */
export type BsonType =
  | 'minKey'
  | 'null'
  | 'int'
  | 'long'
  | 'double'
  | 'decimal'
  | 'string'
  | 'symbol'
  | 'object'
  | 'array'
  | 'binData'
  | 'objectId'
  | 'bool'
  | 'date'
  | 'timestamp'
  | 'regex'
  | 'javascript'
  | 'maxKey';

type TypedClass = abstract new (...parameters: never[]) => object;

const classes: readonly (readonly [TypedClass, BsonType])[] = [
  [Int32, 'int'],
  [Double, 'double'],
  [ObjectId, 'objectId'],
  [Date, 'date'],
  [Timestamp, 'timestamp'],
  [Long, 'long'],
  [Binary, 'binData'],
  [Decimal128, 'decimal'],
  [BSONRegExp, 'regex'],
  [BSONSymbol, 'symbol'],
  [Code, 'javascript'],
  [MinKey, 'minKey'],
  [MaxKey, 'maxKey'],
];

/** The type of a decoded value; a missing value counts as null, as it does in comparisons. */
export function typeOf(value: unknown): BsonType {
  if (typeof value === 'string') return 'string';
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'number') return 'double';
  if (Array.isArray(value)) return 'array';
  if (isDocument(value)) return 'object';
  // Timestamp is a subclass of Long, so the order of the list matters.
  const found = classes.find(([bsonClass]) => value instanceof bsonClass);
  if (found) return found[1];
  throw new CommandError('BadValue', 'a value has a BSON type that this server does not support');
}

const typeNumbers: Readonly<Record<number, BsonType>> = {
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  13: 'javascript',
  14: 'symbol',
  16: 'int',
  17: 'timestamp',
  18: 'long',
  19: 'decimal',
  [-1]: 'minKey',
  127: 'maxKey',
};

const knownNames = new Set<string>(Object.values(typeNumbers));
const numberTypes: readonly BsonType[] = ['int', 'long', 'double', 'decimal'];

/**
 * The types that an operand of `$type` names, by alias or number.
 * @throws CommandError BadValue for a name or number that is no BSON type
 */
export function typesNamed(operand: string | number): readonly BsonType[] {
  if (operand === 'number') return numberTypes;
  const name = typeof operand === 'number' ? typeNumbers[operand] : operand;
  if (name === undefined || !knownNames.has(name)) {
    throw new CommandError('BadValue', `Unknown type name alias: ${operand}`);
  }
  return [name as BsonType];
}
