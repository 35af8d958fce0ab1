import { Binary, Decimal128, Long, ObjectId } from 'bson';
import { type BsonDocument, isDocument } from './document.ts';
import { isNumber, toNumber } from './numbers.ts';

/** A value as MongoDB writes it in its error messages: `{ email: "a@b.example" }`. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[ ${value.map(describe).join(', ')} ]`;
  if (isDocument(value)) return describeDocument(value);
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof Binary) return `BinData(${value.sub_type}, ${value.toString('hex').toUpperCase()})`;
  if (value instanceof Long || value instanceof Decimal128) return value.toString();
  return isNumber(value) ? String(toNumber(value)) : String(value ?? null);
}

function describeDocument(document: BsonDocument): string {
  const fields = Object.entries(document).map(([name, value]) => `${name}: ${describe(value)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
