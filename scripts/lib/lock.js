import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const pause = 200;

/** The longest that any task here takes, in milliseconds: an older lock was left behind, and its number belongs to another process. */
const maxMs = 10 * 60_000;

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined);

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {string} file */
async function isTaken(file) {
  try {
    const [{ mtimeMs }, pid] = await Promise.all([stat(file), readFile(file, 'utf8')]);
    // Without a number it is being written at this moment.
    return Date.now() - mtimeMs < maxMs && (pid === '' || isRunning(Number(pid)));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false;
    throw error;
  }
}

/** @param {string} file */
async function take(file) {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Runs a task while no other process on this machine holds the same lock. One whose process has died is free.
 * @template Result
 * @param {string} file the lock; its folder is made
 * @param {() => Promise<Result>} task
 * @returns {Promise<Result>}
 */
export async function holding(file, task) {
  await mkdir(dirname(file), { recursive: true });
  while (!(await take(file))) {
    if (await isTaken(file)) await setTimeout(pause);
    else await rm(file, { force: true });
  }
  try {
    return await task();
  } finally {
    await rm(file, { force: true });
  }
}
