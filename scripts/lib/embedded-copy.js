import { mkdtempSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { differingCollections, takeInventory } from './inventory.js';
import { Refusal } from './say.js';

/** The embedded server's file in its data folder. */
export const embeddedFile = 'embedded-mongo.sqlite';

/** @param {string} file */
async function isSound(file) {
  const { DatabaseSync } = await import('node:sqlite');
  try {
    const copy = new DatabaseSync(file, { readOnly: true });
    try {
      return copy.prepare('PRAGMA integrity_check').get()?.integrity_check === 'ok';
    } finally {
      copy.close();
    }
  } catch {
    return false;
  }
}

/** Starts a server with the copy, and reads every document there is. @param {string} dataDir */
async function readEverything(dataDir) {
  const { startEmbeddedMongo } = await import('../../packages/embedded-mongo/src/index.ts');
  const { connectMongo } = await import('../../packages/service-kit/src/index.ts');
  const server = await startEmbeddedMongo({ dataDir });
  try {
    const { db, close } = await connectMongo(server.uri, 'backup');
    return await takeInventory(db).finally(close);
  } finally {
    await server.close();
  }
}

/**
 * Restores a copy of the embedded server's data into an instance that is thrown away, reads all of it there, and leaves the
 * copy as it is.
 * @param {string} file
 * @returns what the copy holds
 */
export async function readEmbeddedCopy(file) {
  if (!(await isSound(file)))
    throw new Refusal('The database in the archive is damaged. Nothing was changed; take another backup.');
  const folder = mkdtempSync(`${file}.trial-`);
  try {
    await copyFile(file, join(folder, embeddedFile));
    return await readEverything(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The same, compared with what was backed up.
 * @param {string} file
 * @param {import('./inventory.js').Inventory | undefined} expected archives of earlier releases do not say
 */
export async function tryEmbeddedCopy(file, expected) {
  const differing = expected ? differingCollections(expected, await readEmbeddedCopy(file)) : [];
  if (!expected) await readEmbeddedCopy(file);
  if (differing.length === 0) return;
  throw new Refusal(
    `The database in the archive is not the one that was backed up (${differing.join(', ')}). Nothing was changed.`,
  );
}
