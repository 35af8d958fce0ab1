import { compileQuery } from '../query/matcher.ts';
import { readSort } from '../query/sort.ts';
import type { StoredRecord } from '../storage/collection.ts';
import { findRecords, type Query } from '../storage/find-records.ts';
import type { BsonDocument } from '../values/document.ts';
import type { CommandContext } from './command.ts';

export function toQuery(filter: BsonDocument = {}, sort: BsonDocument = {}): Query {
  return { filter, sort: readSort(sort) };
}

/** What a query finds; a collection that does not exist is an empty one. */
export function select(
  { store, database }: CommandContext,
  name: string,
  query: Query,
): Iterable<StoredRecord> {
  const collection = store.find({ database, name });
  if (collection) return findRecords(collection, query);
  compileQuery(query.filter);
  return [];
}

export function* selectDocuments(
  context: CommandContext,
  name: string,
  query: Query,
): Generator<BsonDocument> {
  for (const { document } of select(context, name, query)) yield document;
}
