import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readBackupSettings } from './backup-settings.js';
import { ensureInstalled } from './install.js';
import { inRoot } from './paths.js';
import { Refusal, say } from './say.js';
import { stopOnSignal } from './signals.js';
import { readComposeSettings } from './stack-settings.js';

/** @typedef {import('./backup-settings.js').BackupSettings} BackupSettings */

const longestWaitMs = 24 * 60 * 60_000;
const afterFailureMs = 60 * 60_000;

const ownName = /^sitewright-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz(\.age)?$/;

/**
 * @param {Date} at
 * @param {boolean} isEncrypted
 */
const nameOf = (at, isEncrypted) =>
  `sitewright-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz${isEncrypted ? '.age' : ''}`;

/** The scheduled backups that are there, the oldest first. @param {string} dir */
const listBackups = (dir) =>
  existsSync(dir)
    ? readdirSync(dir)
        .filter((name) => ownName.test(name))
        .sort()
    : [];

/** What a backup that was killed has left. @param {string} dir */
function removeUnfinished(dir) {
  const names = existsSync(dir) ? readdirSync(dir) : [];
  for (const name of names.filter((each) => /^sitewright-[\w.-]+\.work-\w+$/.test(each)))
    rmSync(join(dir, name), { recursive: true });
}

/** @param {string} name */
const timeOf = (name) => Date.parse(name.replace(ownName, '$1$2:$3:$4Z'));

/**
 * Makes a backup whenever one is due, until the signal ends it; of many the newest are kept. The names of the archives say when
 * the last one was made, so that a new start makes none too early and none too late.
 * @param {BackupSettings} settings
 * @param {{ make: (file: string) => Promise<boolean>, now?: () => number,
 *   wait?: (ms: number) => Promise<unknown>, signal: AbortSignal }} how `make` returns whether there is a backup
 */
export async function keepBackups(
  { everyMs, dir, keep, isEncrypted },
  { make, signal, now = Date.now, ...how },
) {
  const wait = how.wait ?? ((ms) => setTimeout(ms, undefined, { signal }).catch(() => {}));
  let notBefore = 0;
  while (!signal.aborted) {
    const last = listBackups(dir).at(-1);
    const due = Math.max(last ? timeOf(last) + everyMs : 0, notBefore);
    if (due > now()) {
      await wait(Math.min(due - now(), longestWaitMs));
      continue;
    }
    removeUnfinished(dir);
    const isMade = await make(join(dir, nameOf(new Date(now()), isEncrypted)));
    notBefore = isMade ? 0 : now() + Math.min(everyMs, afterFailureMs);
    if (!isMade) continue;
    for (const name of listBackups(dir).slice(0, -keep)) rmSync(join(dir, name));
  }
}

/**
 * Makes backups in processes of their own, beside whatever this one does.
 * @param {BackupSettings} settings
 * @param {string[]} flags
 * @param {NodeJS.ProcessEnv} env
 * @returns {() => Promise<void>} ends it, and a backup that is being made
 */
export function startBackups(settings, flags, env) {
  const ending = new AbortController();
  const { signal } = ending;

  /** @param {string} file */
  const make = (file) => {
    const child = spawn(process.execPath, [inRoot('scripts/backup.js'), 'backup', ...flags, file], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
      signal,
    });
    child.on('error', () => {});
    return /** @type {Promise<boolean>} */ (
      new Promise((resolve) => child.on('close', (code) => resolve(code === 0)))
    );
  };

  const ended = keepBackups(settings, { make, signal }).catch((error) =>
    say(`Backups are not made any more: ${error.message}`),
  );
  return async () => {
    ending.abort();
    await ended;
  };
}

/** The whole of `npm run backups`: backups of the stack by its settings, until it is stopped. */
export async function keepStackBackups() {
  await ensureInstalled();
  const env = { ...process.env, ...(await readComposeSettings(process.env)) };
  const settings = readBackupSettings(env);
  if (!settings)
    throw new Refusal('BACKUP_EVERY is not set: say in .env how often, such as BACKUP_EVERY=1d.');
  say(`Backups go to ${settings.dir}; the newest ${settings.keep} are kept. Ctrl-C ends it.`);
  stopOnSignal(startBackups(settings, ['--stack'], env));
}
