import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedMongo } from '../../packages/embedded-mongo/src/index.ts';
import { connectMongo } from '../../packages/service-kit/src/index.ts';
import { backUp, restore } from './backup.js';

let folder: string;
const inFolder = (name: string) => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitewright-backup-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A running instance as npm start leaves it: a server, and its address and secrets in the data folder. */
async function startInstance(dataDir: string) {
  const server = await startEmbeddedMongo({ dataDir });
  const { db, close } = await connectMongo(server.uri, 'test');
  writeFileSync(join(dataDir, 'mongodb-uri'), `${server.uri}\n`);
  return {
    notes: db.collection('notes'),
    stop: async () => {
      await close();
      await server.close();
    },
  };
}

async function prepareData() {
  const instance = await startInstance(inFolder('data'));
  await instance.notes.insertOne({ text: 'kept' });
  writeFileSync(inFolder('data/jwt-secret'), 'secret\n');
  mkdirSync(inFolder('data/outbox'));
  writeFileSync(inFolder('data/outbox/1.eml'), 'Hello');
  return instance;
}

async function notesOf(dataDir: string) {
  const { notes, stop } = await startInstance(dataDir);
  const found = await notes.find().toArray();
  await stop();
  return found.map(({ text }) => text);
}

describe('a backup', () => {
  it('of a running instance comes back in an empty folder, with its secrets and its outbox', async () => {
    const instance = await prepareData();
    await backUp(inFolder('data'), inFolder('backup.tar.gz'));
    await instance.notes.insertOne({ text: 'too late' });
    await instance.stop();

    await restore(inFolder('backup.tar.gz'), inFolder('restored'));
    expect(await notesOf(inFolder('restored'))).toEqual(['kept']);
    expect(readFileSync(inFolder('restored/jwt-secret'), 'utf8')).toBe('secret\n');
    expect(readFileSync(inFolder('restored/outbox/1.eml'), 'utf8')).toBe('Hello');
    expect(await notesOf(inFolder('data'))).toEqual(['kept', 'too late']);
  });

  it('of an instance that does not run is the same', async () => {
    await (await prepareData()).stop();
    await backUp(inFolder('data'), inFolder('backup.tar.gz'));
    await restore(inFolder('backup.tar.gz'), inFolder('restored'));
    expect(await notesOf(inFolder('restored'))).toEqual(['kept']);
  });

  it('is its owner’s only, and leaves nothing behind in the data folder', async () => {
    await (await prepareData()).stop();
    const before = readdirSync(inFolder('data')).sort();
    await backUp(inFolder('data'), inFolder('backup.tar.gz'));
    expect(statSync(inFolder('backup.tar.gz')).mode & 0o777).toBe(0o600);
    expect(readdirSync(inFolder('data')).filter((name) => !before.includes(name))).toEqual([]);
    expect(readdirSync(folder).sort()).toEqual(['backup.tar.gz', 'data']);
  });

  it('is refused while nobody says where the running database is', async () => {
    const instance = await prepareData();
    rmSync(inFolder('data/mongodb-uri'));
    await expect(backUp(inFolder('data'), inFolder('backup.tar.gz'))).rejects.toThrow(
      'wait until it is ready',
    );
    expect(readdirSync(folder)).toEqual(['data']);
    await instance.stop();
  });

  it('is never written over another, nor made of nothing', async () => {
    await (await prepareData()).stop();
    await backUp(inFolder('data'), inFolder('backup.tar.gz'));
    await expect(backUp(inFolder('data'), inFolder('backup.tar.gz'))).rejects.toThrow('exists already');
    await expect(backUp(inFolder('nothing'), inFolder('other'))).rejects.toThrow('holds no data');
  });
});

describe('restoring', () => {
  it('never touches data that is there', async () => {
    await (await prepareData()).stop();
    await backUp(inFolder('data'), inFolder('backup.tar.gz'));
    await expect(restore(inFolder('backup.tar.gz'), inFolder('data'))).rejects.toThrow('is not empty');
    expect(await notesOf(inFolder('data'))).toEqual(['kept']);
  });

  const pack = (source: string) =>
    execFileSync('tar', ['-czf', inFolder('backup.tar.gz'), '-C', source, '.']);

  /** Unpacks the backup, changes one file in it and packs it again, so that the archive itself is sound. */
  function changeInside(name: string, text: string) {
    mkdirSync(inFolder('changed'));
    execFileSync('tar', ['-xzf', inFolder('backup.tar.gz'), '-C', inFolder('changed')]);
    writeFileSync(inFolder(`changed/${name}`), text);
    pack(inFolder('changed'));
    rmSync(inFolder('changed'), { recursive: true });
  }

  const bytes = () => readFileSync(inFolder('backup.tar.gz'));
  const rewrite = (text: Uint8Array) => writeFileSync(inFolder('backup.tar.gz'), text);
  const damages: [string, () => void][] = [
    ['what is no backup', () => rewrite(Buffer.from('x'.repeat(137)))],
    ['an empty file', () => rewrite(Buffer.alloc(0))],
    ['one that is cut short', () => rewrite(bytes().subarray(0, -40))],
    [
      'one with a byte changed',
      () => rewrite(bytes().map((byte, index) => (index === 500 ? byte ^ 1 : byte))),
    ],
    ['one with another secret', () => changeInside('jwt-secret', 'another')],
    ['one with a file too many', () => changeInside('outbox/2.eml', 'another')],
    ['one without a list of its files', () => changeInside('manifest.json', '{}')],
  ];
  it.each(damages)('refuses %s and changes nothing', async (_name, damage) => {
    await (await prepareData()).stop();
    await backUp(inFolder('data'), inFolder('backup.tar.gz'));
    damage();
    await expect(restore(inFolder('backup.tar.gz'), inFolder('restored'))).rejects.toThrow(
      'is damaged or no backup',
    );
    expect(readdirSync(folder).sort()).toEqual(['backup.tar.gz', 'data']);
  });

  it('refuses an archive of something else by name', async () => {
    mkdirSync(inFolder('stack'));
    writeFileSync(inFolder('stack/manifest.json'), '{"kind":"stack-embedded","files":{}}');
    pack(inFolder('stack'));
    await expect(restore(inFolder('backup.tar.gz'), inFolder('restored'))).rejects.toThrow(
      'of another kind (stack-embedded); it fits: data-folder.',
    );
  });

  it('refuses a sound archive of a damaged database', async () => {
    await (await prepareData()).stop();
    await backUp(inFolder('data'), inFolder('backup.tar.gz'));
    mkdirSync(inFolder('changed'));
    execFileSync('tar', ['-xzf', inFolder('backup.tar.gz'), '-C', inFolder('changed')]);
    const text = 'x'.repeat(5000);
    writeFileSync(inFolder('changed/embedded-mongo.sqlite'), text);
    const manifest = JSON.parse(readFileSync(inFolder('changed/manifest.json'), 'utf8'));
    manifest.files['embedded-mongo.sqlite'] = createHash('sha256').update(text).digest('hex');
    writeFileSync(inFolder('changed/manifest.json'), JSON.stringify(manifest));
    pack(inFolder('changed'));
    await expect(restore(inFolder('backup.tar.gz'), inFolder('restored'))).rejects.toThrow(
      'database in the archive is damaged',
    );
    expect(readdirSync(folder).sort()).toEqual(['backup.tar.gz', 'changed', 'data']);
  });
});
