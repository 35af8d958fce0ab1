import { chmod, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FrontEnd, GatewayParts } from '../parts.ts';

/** What one nginx needs on disk: its temporary files, and links to each front end under one root. */
export interface StateFolder extends AsyncDisposable {
  readonly path: string;
  readonly webFolder: string;
}

const isHere = ({ replicas }: FrontEnd) => replicas.length === 0;

/** Links rather than copies, so that a front end that is built anew is served at once. */
export async function createStateFolder({ shell, remotes }: GatewayParts): Promise<StateFolder> {
  const path = await mkdtemp(join(tmpdir(), 'sitewright-gateway-'));
  // Entered by nginx's workers, which may be somebody else; only its owner can look around.
  await chmod(path, 0o711);
  const webFolder = join(path, 'web');
  await mkdir(join(webFolder, 'mfe'), { recursive: true });
  if (isHere(shell)) await symlink(shell.folder, join(webFolder, 'shell'));
  for (const { name, folder } of remotes.filter(isHere)) await symlink(folder, join(webFolder, 'mfe', name));
  return {
    path,
    webFolder,
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  };
}
