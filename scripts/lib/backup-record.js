import { statSync } from 'node:fs';
import { say } from './say.js';

/** @typedef {import('../../packages/service-kit/src/index.ts').BackupRecord} BackupRecord */

/**
 * Makes a backup, and has noted how it went, also where it failed.
 * @param {{ file: string, isEncrypted: boolean, make: () => Promise<void>, note: (record: BackupRecord) => Promise<void> }} backup
 * @throws whatever making it threw
 */
export async function madeBackup({ file, isEncrypted: encrypted, make, note }) {
  const at = new Date();
  const noteIfPossible = (/** @type {BackupRecord} */ record) =>
    note(record).catch((error) => say(`The backup could not be noted in the database: ${error.message}`));
  try {
    await make();
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    await noteIfPossible({ at, bytes: 0, encrypted, checked: false, error: words });
    throw error;
  }
  await noteIfPossible({ at, bytes: statSync(file).size, encrypted, checked: true });
}
