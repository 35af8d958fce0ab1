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
    await backUp(inFolder('data'), inFolder('backup'));
    await instance.notes.insertOne({ text: 'too late' });
    await instance.stop();

    await restore(inFolder('backup'), inFolder('restored'));
    expect(await notesOf(inFolder('restored'))).toEqual(['kept']);
    expect(readFileSync(inFolder('restored/jwt-secret'), 'utf8')).toBe('secret\n');
    expect(readFileSync(inFolder('restored/outbox/1.eml'), 'utf8')).toBe('Hello');
    expect(await notesOf(inFolder('data'))).toEqual(['kept', 'too late']);
  });

  it('of an instance that does not run is the same', async () => {
    await (await prepareData()).stop();
    await backUp(inFolder('data'), inFolder('backup'));
    await restore(inFolder('backup'), inFolder('restored'));
    expect(await notesOf(inFolder('restored'))).toEqual(['kept']);
  });

  it('is its owner’s only, and leaves nothing behind in the data folder', async () => {
    await (await prepareData()).stop();
    const before = readdirSync(inFolder('data')).sort();
    await backUp(inFolder('data'), inFolder('backup'));
    expect(statSync(inFolder('backup')).mode & 0o777).toBe(0o700);
    expect(statSync(inFolder('backup/embedded-mongo.sqlite')).mode & 0o777).toBe(0o600);
    expect(readdirSync(inFolder('data')).filter((name) => !before.includes(name))).toEqual([]);
  });

  it('is never written over another, nor made of nothing', async () => {
    await (await prepareData()).stop();
    await backUp(inFolder('data'), inFolder('backup'));
    await expect(backUp(inFolder('data'), inFolder('backup'))).rejects.toThrow('is not empty');
    await expect(backUp(inFolder('nothing'), inFolder('other'))).rejects.toThrow('holds no data');
  });
});

describe('restoring', () => {
  it('never touches data that is there', async () => {
    await (await prepareData()).stop();
    await backUp(inFolder('data'), inFolder('backup'));
    await expect(restore(inFolder('backup'), inFolder('data'))).rejects.toThrow('is not empty');
    expect(await notesOf(inFolder('data'))).toEqual(['kept']);
  });

  it.each([
    ['what is no backup', () => undefined, 'is no backup'],
    ['a damaged one', (file: string) => writeFileSync(file, 'x'.repeat(5000)), 'is damaged'],
  ])('refuses %s', async (_name, damage, reason) => {
    mkdirSync(inFolder('backup'));
    damage(inFolder('backup/embedded-mongo.sqlite'));
    await expect(restore(inFolder('backup'), inFolder('restored'))).rejects.toThrow(reason);
    expect(readdirSync(folder)).toEqual(['backup']);
  });
});
