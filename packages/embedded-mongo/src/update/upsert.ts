import { BSONRegExp, ObjectId } from 'bson';
import { type BsonDocument, isDocument, isOperatorDocument, readField } from '../values/document.ts';
import { splitPath } from '../values/paths.ts';
import { writeAt } from './field-access.ts';
import type { Update } from './update.ts';

/** The document that an upsert inserts when its query finds none. */
export function documentForUpsert(query: BsonDocument, update: Update, now: Date): BsonDocument {
  const known = equalFields(query);
  const id = readField(known, '_id');
  const start = update.isReplacement ? (id === undefined ? {} : { _id: id }) : known;
  return update.apply(start, { now, isInsert: true });
}

/** _id comes first in every stored document; a document without one gets a new one. */
export function withId(document: BsonDocument): BsonDocument {
  return { _id: new ObjectId(), ...document };
}

/** What the query asks to be equal is so in the new document. */
function equalFields(query: BsonDocument, document: BsonDocument = {}): BsonDocument {
  for (const [name, condition] of Object.entries(query)) {
    if (name === '$and' && Array.isArray(condition)) {
      for (const part of condition) if (isDocument(part)) equalFields(part, document);
    } else if (!name.startsWith('$')) writeEqual(document, name, condition);
  }
  return document;
}

function writeEqual(document: BsonDocument, name: string, condition: unknown): void {
  if (condition instanceof BSONRegExp) return;
  if (!isOperatorDocument(condition)) writeAt(document, splitPath(name), condition);
  else if ('$eq' in condition) writeAt(document, splitPath(name), condition.$eq);
}
