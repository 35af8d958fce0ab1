import { CommandError } from '../errors.ts';

/** SQLite's own result codes (sqlite3.h); an extended code holds one in its lowest byte. */
const sqliteCodes = { corrupt: 11, full: 13, notDatabase: 26 };

const remedy = 'Restore the latest backup into an empty folder (npm run restore)';

const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
    ? error.errcode & 0xff
    : undefined;

export const isDamaged = (error: unknown): boolean =>
  codeOf(error) === sqliteCodes.corrupt || codeOf(error) === sqliteCodes.notDatabase;

export const damagedFile = (finding: string) =>
  new CommandError('DataCorruptionDetected', `The database file is damaged (${finding}). ${remedy}`);

export const damagedDocument = (namespace: string, record: number) =>
  new CommandError(
    'DataCorruptionDetected',
    `Document ${record} of ${namespace} is damaged on the disk: its checksum does not fit. ${remedy}`,
  );

/** What a failure of SQLite is in MongoDB's terms; nothing when it is no failure of the storage. */
export function storageError(error: unknown): CommandError | undefined {
  if (codeOf(error) === sqliteCodes.full) {
    return new CommandError(
      'OutOfDiskSpace',
      'The disk is full: nothing is stored until there is room again',
    );
  }
  return isDamaged(error) && error instanceof Error ? damagedFile(error.message) : undefined;
}
