/** MongoDB's OutOfDiskSpace; the embedded server answers with it, too. */
const outOfDiskSpace = 14_031;
/** What the system says of a file: no space, or none of the quota. */
const systemCodes = new Set<unknown>(['ENOSPC', 'EDQUOT']);

/** Whether something could not be stored because a disk is full: the database's, or this service's own. */
export function isStorageFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  if (code === outOfDiskSpace || systemCodes.has(code)) return true;
  // MongoDB's storage engine passes the system's own words on with a general code.
  return error.name.startsWith('Mongo') && /no space left on device|disk quota exceeded/i.test(error.message);
}
