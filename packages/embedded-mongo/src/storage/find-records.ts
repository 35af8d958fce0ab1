import { compileQuery } from '../query/matcher.ts';
import { compileSortKey, type SortField } from '../query/sort.ts';
import type { BsonDocument } from '../values/document.ts';
import type { Collection, StoredRecord } from './collection.ts';
import { type IndexPlan, planQuery } from './planner.ts';

export interface Query {
  readonly filter: BsonDocument;
  readonly sort: readonly SortField[];
}

/** How much a query had to look at, for `explain`. */
export interface QueryCounters {
  keysExamined: number;
  documentsExamined: number;
}

export function planFor(collection: Collection, { filter, sort }: Query): IndexPlan | undefined {
  return planQuery(collection.indexes, filter, sort);
}

/**
 * The documents that match, in order, each read when it is asked for. The query is checked at once, before the first one
 * is asked for.
 */
export function findRecords(
  collection: Collection,
  query: Query,
  counters: QueryCounters = { keysExamined: 0, documentsExamined: 0 },
): Generator<StoredRecord> {
  const matches = compileQuery(query.filter);
  const plan = planFor(collection, query);
  const records = plan ? indexed(plan, counters) : collection.records();
  const found = matching(collection, records, matches, counters);
  const sortedFields = plan?.sortedFields ?? 0;
  return sortedFields === query.sort.length ? found : sorted(collection, found, query.sort, sortedFields);
}

function* indexed({ index, ranges, isReverse }: IndexPlan, counters: QueryCounters): Generator<number> {
  const seen = new Set<number>();
  for (const record of index.scan(ranges, isReverse)) {
    counters.keysExamined += 1;
    if (index.isMultikey && seen.has(record)) continue;
    if (index.isMultikey) seen.add(record);
    yield record;
  }
}

function* matching(
  collection: Collection,
  records: Iterable<number>,
  matches: (document: BsonDocument) => boolean,
  counters: QueryCounters,
): Generator<StoredRecord> {
  for (const record of records) {
    const document = collection.read(record);
    counters.documentsExamined += 1;
    if (document && matches(document)) yield { record, document };
  }
}

interface Sortable {
  readonly record: number;
  readonly key: Buffer;
}

/**
 * Sorts what comes unsorted. Documents that the index has already put in order are sorted group by group, so that the
 * first page of a long list does not wait for the last. Only keys are held; documents are read again.
 */
function* sorted(
  collection: Collection,
  found: Iterable<StoredRecord>,
  sort: readonly SortField[],
  sortedFields: number,
): Generator<StoredRecord> {
  const [groupKey, sortKey] = [compileSortKey(sort.slice(0, sortedFields)), compileSortKey(sort)];
  let group: Sortable[] = [];
  let current: Buffer | undefined;
  for (const { record, document } of found) {
    const key = groupKey(document);
    if (current && !key.equals(current)) {
      yield* inOrder(collection, group);
      group = [];
    }
    current = key;
    group.push({ record, key: sortKey(document) });
  }
  yield* inOrder(collection, group);
}

function* inOrder(collection: Collection, group: Sortable[]): Generator<StoredRecord> {
  group.sort((left, right) => Buffer.compare(left.key, right.key));
  for (const { record } of group) {
    const document = collection.read(record);
    if (document) yield { record, document };
  }
}
