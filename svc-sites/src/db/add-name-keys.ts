import type { Collections } from './collections.ts';
import { nameKeyOf } from './site-name.ts';

const atOnce = 1000;

/** Completes the sites of a release that did not order by name yet. Replicas that start together do the same, twice. */
export async function addNameKeys({ sites }: Pick<Collections, 'sites'>): Promise<void> {
  const isUnordered = { nameKey: { $exists: false } };
  const unordered = () =>
    sites
      .find(isUnordered, { projection: { name: 1 } })
      .limit(atOnce)
      .toArray();
  for (let found = await unordered(); found.length > 0; found = await unordered()) {
    await sites.bulkWrite(
      found.map(({ _id, name }) => ({
        updateOne: { filter: { _id, ...isUnordered }, update: { $set: { nameKey: nameKeyOf(name) } } },
      })),
    );
  }
}
