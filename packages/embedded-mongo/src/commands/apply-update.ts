import type { Collection, StoredRecord } from '../storage/collection.ts';
import type { Update } from '../update/update.ts';
import { documentForUpsert, withId } from '../update/upsert.ts';
import type { BsonDocument } from '../values/document.ts';

/** Changes a stored document; the one given is used up. */
export function updateRecord(
  collection: Collection,
  { record, document }: StoredRecord,
  update: Update,
  now: Date,
): { isChanged: boolean; document: BsonDocument } {
  const changed = update.apply(document, { now, isInsert: false });
  return { isChanged: collection.replace(record, changed), document: changed };
}

/** Inserts what an upsert makes of its query and its update. */
export function upsert(collection: Collection, query: BsonDocument, update: Update, now: Date): BsonDocument {
  const document = withId(documentForUpsert(query, update, now));
  collection.insert(document);
  return document;
}
