import type { Collections } from '../db/collections.ts';
import { searchKeysOf } from '../db/search-keys.ts';
import { nameKeyOf } from '../db/site-name.ts';

const atOnce = 200;

/**
 * Completes the sites of releases that did not order and find by name as this one does, until `signal` stops it. Replicas
 * that start together do the same, twice. Returns how many there were.
 */
export async function completeOlderSites(
  { sites }: Pick<Collections, 'sites'>,
  signal: AbortSignal,
): Promise<number> {
  // Missing, said so that an index answers on every server; `$exists` has none.
  const isIncomplete = { searchKeys: { $in: [null as unknown as string] } };
  const incomplete = () =>
    sites
      .find(isIncomplete, { projection: { name: 1 } })
      .limit(atOnce)
      .toArray();
  let count = 0;
  for (let found = await incomplete(); found.length > 0; found = await incomplete()) {
    if (signal.aborted) return count;
    await sites.bulkWrite(
      found.map(({ _id, name }) => ({
        updateOne: {
          filter: { _id, name, ...isIncomplete },
          update: { $set: { nameKey: nameKeyOf(name), searchKeys: searchKeysOf(name) } },
        },
      })),
    );
    count += found.length;
  }
  return count;
}
