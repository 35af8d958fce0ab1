import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  canMountDisks,
  mountSmallDisk,
  needsMounting,
  type SmallDisk,
} from '../../packages/embedded-mongo/src/testing/small-disk.ts';
import { openLog } from './log-file.js';

let folder: string;
const path = () => join(folder, 'logs/part.log');
const line = (text: string) => Buffer.from(`${text}\n`);
const modeOf = (file: string) => statSync(file).mode & 0o777;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitewright-log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a log', () => {
  it('is for its owner only, also one that could be read by everybody before', () => {
    mkdirSync(join(folder, 'logs'));
    writeFileSync(path(), 'old\n', { mode: 0o644 });
    const log = openLog(path());
    log.write(line('new'));
    log.close();
    expect(readFileSync(path(), 'utf8')).toBe('old\nnew\n');
    expect(modeOf(path())).toBe(0o600);
  });

  it('keeps two older files and never grows beyond its bound', () => {
    const log = openLog(path(), 100);
    for (let count = 0; count < 100; count += 1) log.write(line(`line number ${count}`));
    log.close();
    const files = readdirSync(join(folder, 'logs')).sort();
    expect(files).toEqual(['part.log', 'part.log.1', 'part.log.2']);
    for (const file of files) expect(statSync(join(folder, 'logs', file)).size).toBeLessThanOrEqual(100);
    expect(readFileSync(path(), 'utf8')).toMatch(/line number 99\n$/);
  });

  it('counts what an earlier run wrote', () => {
    const first = openLog(path(), 100);
    first.write(line('x'.repeat(80)));
    first.close();
    const second = openLog(path(), 100);
    second.write(line('y'.repeat(80)));
    second.close();
    expect(readFileSync(`${path()}.1`, 'utf8')).toMatch(/^x+\n$/);
    expect(readFileSync(path(), 'utf8')).toMatch(/^y+\n$/);
  });
});

describe.skipIf(!canMountDisks())('a log on a disk that is full', needsMounting, () => {
  let disk: SmallDisk;
  beforeEach(() => {
    disk = mountSmallDisk('64k');
  });
  afterEach(() => disk.remove());

  it('loses lines and ends nothing, and goes on once there is room', () => {
    const file = join(disk.folder, 'part.log');
    const log = openLog(file);
    log.write(line('before'));
    disk.fill();
    for (let count = 0; count < 100; count += 1) log.write(Buffer.alloc(1000, 'x'));
    disk.makeRoom();
    log.write(line('after'));
    log.close();
    expect(readFileSync(file, 'utf8')).toMatch(/^before\n.*after\n$/s);
  });
});
