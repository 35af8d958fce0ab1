import { createHash } from 'node:crypto';

/** @typedef {Record<string, { documents: number, sha256: string }>} Inventory what each collection holds, in the order of its ids */

/**
 * Reads every document there is.
 * @param {import('../../packages/service-kit/src/index.ts').MongoConnection['db']} db
 * @returns {Promise<Inventory>}
 */
export async function takeInventory(db) {
  const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name).sort();
  /** @type {Inventory} */
  const inventory = {};
  for (const name of names) {
    const hash = createHash('sha256');
    let documents = 0;
    for await (const document of db.collection(name).find({}, { raw: true, sort: { _id: 1 } })) {
      hash.update(/** @type {Buffer} */ (/** @type {unknown} */ (document)));
      documents += 1;
    }
    inventory[name] = { documents, sha256: hash.digest('hex') };
  }
  return inventory;
}

/**
 * The names of the collections that differ.
 * @param {Inventory} expected
 * @param {Inventory} found
 */
export const differingCollections = (expected, found) =>
  [...new Set([...Object.keys(expected), ...Object.keys(found)])].filter(
    (name) =>
      expected[name]?.documents !== found[name]?.documents || expected[name]?.sha256 !== found[name]?.sha256,
  );
