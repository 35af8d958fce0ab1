import { encodeKey, rankOf } from '../values/key.ts';
import type { Collection } from './collection.ts';
import { allOfRank, toKeyRange } from './interval.ts';
import type { Store } from './store.ts';
import type { StoredIndex } from './stored-index.ts';

/**
 * Deletes what its TTL index says has had its time.
 * @returns how many documents went
 */
export async function removeExpired(store: Store, now: Date): Promise<number> {
  return store.commands.write(() => {
    let removed = 0;
    for (const collection of store.collections()) {
      for (const index of collection.indexes) removed += removeExpiredBy(index, collection, now);
    }
    return removed;
  });
}

function removeExpiredBy(index: StoredIndex, collection: Collection, now: Date): number {
  const [field] = index.definition.fields;
  if (index.definition.expireAfterSeconds === undefined || !field) return 0;
  const latest = new Date(now.getTime() - index.definition.expireAfterSeconds * 1000);
  const expired = { ...allOfRank(rankOf(latest)), high: { key: encodeKey(latest), isInclusive: true } };
  const records = new Set(index.scan([toKeyRange(expired, field.direction)], false));
  for (const record of records) {
    const document = collection.read(record);
    if (document) collection.remove({ record, document });
  }
  return records.size;
}
