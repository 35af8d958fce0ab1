import { resolve } from 'node:path';
import { readPassphrase } from './encryption.js';
import { root } from './paths.js';
import { Refusal } from './say.js';

/** @typedef {{ everyMs: number, dir: string, keep: number, isEncrypted: boolean }} BackupSettings */

const minuteMs = 60_000;
/** @type {Record<string, number>} */
const units = { m: minuteMs, h: 60 * minuteMs, d: 24 * 60 * minuteMs };

/** @param {string} text */
function readEvery(text) {
  const [, count = '', unit = ''] = /^([1-9]\d{0,3})([mhd])$/.exec(text) ?? [];
  return Number(count) * (units[unit] ?? 0);
}

/**
 * When backups are made by themselves; undefined where they are not.
 * @param {NodeJS.ProcessEnv} env
 * @returns {BackupSettings | undefined}
 */
export function readBackupSettings(env) {
  const { BACKUP_EVERY: every, BACKUP_DIR: dir, BACKUP_KEEP: keep = '7' } = env;
  if (!every) return undefined;
  const problems = [];
  const everyMs = readEvery(every);
  if (everyMs === 0) problems.push(`BACKUP_EVERY must be like 30m, 12h or 1d, but is "${every}".`);
  if (!dir) problems.push('BACKUP_EVERY is set without BACKUP_DIR; name a folder, best on another disk.');
  if (!/^[1-9]\d{0,3}$/.test(keep))
    problems.push(`BACKUP_KEEP must be a number from 1 to 9999, but is "${keep}".`);
  if (problems.length > 0) throw new Refusal(problems.join('\n'));
  const isEncrypted = readPassphrase(env) !== undefined;
  return { everyMs, dir: resolve(root, dir ?? ''), keep: Number(keep), isEncrypted };
}
