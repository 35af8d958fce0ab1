import { mkdtempSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
    try {
      for (const { name } of await db.listCollections().toArray()) {
        const documents = db.collection(name).find();
        while (await documents.hasNext()) await documents.next();
      }
    } finally {
      await close();
    }
  } finally {
    await server.close();
  }
}

/**
 * Tries a copy of the embedded server's data as a restore would use it, and leaves it as it is.
 * @param {string} file
 */
export async function tryEmbeddedCopy(file) {
  if (!(await isSound(file)))
    throw new Refusal('The database in the archive is damaged. Nothing was changed; take another backup.');
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-check-'));
  try {
    await copyFile(file, join(folder, embeddedFile));
    await readEverything(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
