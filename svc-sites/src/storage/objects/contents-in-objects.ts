import { randomUUID } from 'node:crypto';
import pMap from 'p-map';
import type { ContentStore } from '../contents.ts';
import type { LooseObjectsRepository } from './loose-objects.repository.ts';
import type { ObjectStore } from './object-store.ts';

const concurrency = 16;

/**
 * A content is an object under a key of its own, also where there was one of the same hash: whoever removes that one never
 * meets this one. What may come to belong to no blob is noted before: an object that is about to be stored, and one that is let go.
 */
export const contentsInObjects = (objects: ObjectStore, loose: LooseObjectsRepository): ContentStore => ({
  async keep(contents) {
    const keys = new Map([...contents.keys()].map((hash) => [hash, `${hash}.${randomUUID()}`]));
    await loose.note(keys);
    await pMap(contents, ([hash, bytes]) => objects.put(keys.get(hash) ?? hash, bytes), { concurrency });
    return new Map([...keys].map(([hash, object]) => [hash, { object }]));
  },
  read: async ({ object }) => (object === undefined ? undefined : objects.get(object)),
  async release(hash, { object }) {
    if (object !== undefined) await loose.note(new Map([[hash, object]]));
  },
});
