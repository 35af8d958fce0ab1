import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedMongo } from '../../packages/embedded-mongo/src/index.ts';
import { connectMongo } from '../../packages/service-kit/src/index.ts';
import { readBackupSettings } from './backup-settings.js';
import { keepBackups, startBackups } from './scheduled-backups.js';

const hourMs = 60 * 60 * 1000;
const begin = Date.parse('2026-11-21T06:00:00Z');

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'sitewright-scheduled-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Runs the schedule from one moment to another, on a clock of its own. Returns when backups were tried, in hours since the begin. */
async function runFrom(
  from: number,
  to: number,
  given: { isMade?: (count: number) => boolean; keep?: number } = {},
) {
  const { isMade = () => true, keep = 3 } = given;
  let now = begin + from * hourMs;
  const ending = new AbortController();
  const tried: number[] = [];
  const settings = { everyMs: 24 * hourMs, dir, keep, isEncrypted: false };
  await keepBackups(settings, {
    signal: ending.signal,
    now: () => now,
    async wait(ms: number) {
      now += ms;
      if (now >= begin + to * hourMs) ending.abort();
    },
    async make(file: string) {
      tried.push((now - begin) / hourMs);
      const made = isMade(tried.length);
      if (made) writeFileSync(file, '');
      return made;
    },
  });
  return tried;
}

describe('backups by themselves', () => {
  it('are made at the first start, and then every day, of which the newest stay', async () => {
    expect(await runFrom(0, 24 * 5)).toEqual([0, 24, 48, 72, 96]);
    expect(readdirSync(dir).sort()).toEqual([
      'sitewright-2026-11-23T06-00-00Z.tar.gz',
      'sitewright-2026-11-24T06-00-00Z.tar.gz',
      'sitewright-2026-11-25T06-00-00Z.tar.gz',
    ]);
  });

  it('are no more and no fewer where the instance is started again and again, or was down when one was due', async () => {
    expect(await runFrom(0, 10)).toEqual([0]);
    expect(await runFrom(11, 20)).toEqual([]);
    expect(await runFrom(21, 30)).toEqual([24]);
    expect(await runFrom(100, 130)).toEqual([100, 124]);
  });

  it('that fail are tried again in an hour, and cost none that is there', async () => {
    await runFrom(0, 60);
    expect(await runFrom(72, 100, { isMade: (count) => count === 4, keep: 1 })).toEqual([72, 73, 74, 75, 99]);
    expect(readdirSync(dir)).toEqual(['sitewright-2026-11-24T09-00-00Z.tar.gz']);
  });

  it('leave alone what is none of theirs, and remove what one that was killed has left', async () => {
    for (const name of ['sitewright-notes.txt', 'backup.tar.gz', '2026-11-01.tar.gz'])
      writeFileSync(join(dir, name), '');
    mkdirSync(join(dir, 'sitewright-2026-11-20T06-00-00Z.tar.gz.work-a1B2c3'));
    await runFrom(0, 24 * 6, { keep: 1 });
    expect(readdirSync(dir).sort()).toEqual([
      '2026-11-01.tar.gz',
      'backup.tar.gz',
      'sitewright-2026-11-26T06-00-00Z.tar.gz',
      'sitewright-notes.txt',
    ]);
  });
});

it('are made of a running instance in a process beside, which notes them there', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-scheduled-data-'));
  const server = await startEmbeddedMongo({ dataDir });
  writeFileSync(join(dataDir, 'mongodb-uri'), `${server.uri}\n`);
  const { db, close } = await connectMongo(server.uri, 'test');
  await db.collection('notes').insertOne({ text: 'kept' });
  const settings = { everyMs: 24 * hourMs, dir, keep: 3, isEncrypted: false };
  const stop = startBackups(settings, [], { PATH: process.env.PATH, DATA_DIR: dataDir });
  try {
    await expect.poll(() => db.collection('backups').findOne({})).toMatchObject({ checked: true });
    expect(readdirSync(dir)).toEqual([expect.stringMatching(/^sitewright-[\dTZ-]+\.tar\.gz$/)]);
  } finally {
    await stop();
    await close();
    await server.close();
    rmSync(dataDir, { recursive: true });
  }
});

describe('the settings', () => {
  it('are off unless set, and read', () => {
    expect(readBackupSettings({ BACKUP_DIR: '/backups' })).toBeUndefined();
    const read = { dir: '/backups', isEncrypted: false };
    const env = { BACKUP_DIR: '/backups' };
    expect(readBackupSettings({ ...env, BACKUP_EVERY: '1d' })).toEqual({
      ...read,
      everyMs: 24 * hourMs,
      keep: 7,
    });
    const often = { ...env, BACKUP_EVERY: '90m', BACKUP_KEEP: '30' };
    expect(readBackupSettings(often)).toEqual({ ...read, everyMs: 1.5 * hourMs, keep: 30 });
  });

  it.each([
    [
      { BACKUP_EVERY: 'daily', BACKUP_DIR: '/backups' },
      'BACKUP_EVERY must be like 30m, 12h or 1d, but is "daily".',
    ],
    [{ BACKUP_EVERY: '0h', BACKUP_DIR: '/backups' }, 'BACKUP_EVERY must be'],
    [{ BACKUP_EVERY: '1d' }, 'set without BACKUP_DIR'],
    [{ BACKUP_EVERY: '1d', BACKUP_DIR: '/backups', BACKUP_KEEP: '0' }, 'BACKUP_KEEP must be a number from 1'],
    [{ BACKUP_EVERY: '1d', BACKUP_DIR: '/backups', BACKUP_PASSPHRASE_FILE: '/nowhere' }, 'cannot be read'],
  ])('%j are refused', (env, words) => {
    expect(() => readBackupSettings(env)).toThrow(words);
  });
});
