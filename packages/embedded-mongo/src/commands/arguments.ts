import { z } from 'zod';
import { type BsonDocument, isDocument } from '../values/document.ts';
import { plainNumber } from '../values/numbers.ts';
import { limits } from '../wire/limits.ts';

/** The kinds of arguments that commands take. */
export const text = z.string();
export const document = z.custom<BsonDocument>(isDocument, 'expected an object');
export const number = z.preprocess(plainNumber, z.number());
export const count = z.preprocess(plainNumber, z.int().min(0));

/** Drivers write flags as booleans or as numbers. */
export const flag = z.preprocess((value) => {
  const plain = plainNumber(value);
  return typeof plain === 'number' ? plain !== 0 : plain;
}, z.boolean());

/** The statements of a write command. */
export function batchOf<Schema extends z.ZodType>(statement: Schema): z.ZodArray<Schema> {
  return z.array(statement).min(1).max(limits.batchDocuments);
}

export const cursorOptions = z.strictObject({ batchSize: count.optional() });
