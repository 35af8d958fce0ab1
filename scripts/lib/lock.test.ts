import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { holding } from './lock.js';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('tasks under one lock follow one another, and a failure frees it', async () => {
  const file = join(folder, 'new', 'lock');
  const events: string[] = [];
  const task = (name: string) => async () => {
    events.push(`${name} begins`);
    await new Promise(setImmediate);
    events.push(`${name} ends`);
    if (name === 'first') throw new Error('no network');
    return name;
  };
  const first = holding(file, task('first'));
  const second = holding(file, task('second'));
  await expect(first).rejects.toThrow('no network');
  expect(await second).toBe('second');
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(existsSync(file)).toBe(false);
});

test('the lock of a process that has died is free', async () => {
  const file = join(folder, 'left');
  const { stdout } = spawnSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' });
  writeFileSync(file, stdout.trim());
  expect(await holding(file, async () => 'done')).toBe('done');
});

test('a lock that is too old is free, whoever has its number now', async () => {
  const file = join(folder, 'old');
  writeFileSync(file, String(process.pid));
  utimesSync(file, 0, 0);
  expect(await holding(file, async () => 'done')).toBe('done');
});
