import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';

/** Debian keeps servers where an ordinary person's PATH does not look. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin'];

export async function findNginx(path = process.env.PATH ?? ''): Promise<string | undefined> {
  for (const folder of [...path.split(delimiter).filter(Boolean), ...serverFolders]) {
    const candidate = join(folder, 'nginx');
    const isThere = await access(candidate, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return candidate;
  }
  return undefined;
}
