import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import type { GatewayParts } from '../parts.ts';

const unprivileged = 'nobody';

/** The line of a name in /etc/passwd or /etc/group, in its fields. */
const lineOf = (file: string, isWanted: (fields: readonly string[]) => boolean) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(isWanted);

/** Whom nginx's workers are when root starts it, as its configuration names them: a user, and a group by its own name. */
function unprivilegedUser(): string {
  const [, , , groupId] = lineOf('/etc/passwd', ([name]) => name === unprivileged) ?? [];
  const [group] = lineOf('/etc/group', ([, , id]) => id === groupId) ?? [];
  if (!group) throw new Error(`There is no user "${unprivileged}" for nginx. Start as an ordinary user.`);
  return `${unprivileged} ${group}`;
}

const enter = 0o001;
const readAndEnter = 0o005;

/** The folder that keeps others out of this one, if any: itself, or one above it. */
async function closedTo(folder: string, needed: number): Promise<string | undefined> {
  const { mode } = await stat(folder);
  if ((mode & needed) !== needed) return folder;
  const above = dirname(folder);
  return above === folder ? undefined : closedTo(above, enter);
}

/** Front ends that lie here and have been built. */
const foldersOf = ({ shell, remotes }: GatewayParts) =>
  [shell, ...remotes].filter(({ replicas }) => replicas.length === 0).map(({ folder }) => folder);

/**
 * Whom nginx's workers have to become: nobody else, unless root starts it.
 * @throws Error with a sentence when that one could not read the front ends, or reach its own temporary files
 */
export async function workerUser(
  parts: GatewayParts,
  userId = process.getuid?.(),
): Promise<string | undefined> {
  if (userId !== 0) return undefined;
  const needed = foldersOf(parts).map((folder) => [folder, readAndEnter] as const);
  for (const [folder, rights] of [[tmpdir(), enter] as const, ...needed]) {
    const closed = await closedTo(folder, rights).catch(() => undefined);
    if (closed === undefined) continue;
    throw new Error(
      `nginx's workers run as "${unprivileged}" when root starts it, and cannot enter ${closed}. ` +
        `Start as an ordinary user, open the folder (chmod o+rx ${closed}), or start with GATEWAY=node.`,
    );
  }
  return unprivilegedUser();
}
