import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Encrypter } from 'age-encryption';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startEmbeddedMongo } from '../../packages/embedded-mongo/src/index.ts';
import { type BackupRecord, connectMongo } from '../../packages/service-kit/src/index.ts';
import { backUp, backUpAndNote, restore } from './backup.js';
import { readPassphrase } from './encryption.js';

let folder: string;
const inFolder = (name: string) => join(folder, name);

/** Makes passphrases cheap, which take seconds otherwise: trying many of them is to be dear. */
function weakenPassphrases() {
  const { setPassphrase } = Encrypter.prototype;
  vi.spyOn(Encrypter.prototype, 'setPassphrase').mockImplementation(function (this: Encrypter, passphrase) {
    setPassphrase.call(this, passphrase);
    this.setScryptWorkFactor(10);
  });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitewright-backup-'));
  weakenPassphrases();
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** A running instance as npm start leaves it: a server, and its address and secrets in the data folder. */
async function startInstance(dataDir: string) {
  const server = await startEmbeddedMongo({ dataDir });
  const { db, close } = await connectMongo(server.uri, 'test');
  writeFileSync(join(dataDir, 'mongodb-uri'), `${server.uri}\n`);
  return {
    notes: db.collection('notes'),
    blobs: db.collection('siteBlobs'),
    backups: db.collection<BackupRecord>('backups'),
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

  it('says that files in an S3 store are not in it, where there are such', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
    const instance = await prepareData();
    await backUp(inFolder('data'), inFolder('one.tar.gz'));
    expect(said).not.toHaveBeenCalled();
    await instance.blobs.insertOne({ object: 'a key' });
    await backUp(inFolder('data'), inFolder('two.tar.gz'));
    expect(said).toHaveBeenCalledWith(expect.stringContaining('in the S3 store are not in the archive'));
    said.mockRestore();
    await instance.stop();
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

const passphrase = 'a long enough sentence';

describe('an encrypted backup', () => {
  it('comes back with its passphrase, with no other, and not without', async () => {
    await (await prepareData()).stop();
    await backUp(inFolder('data'), inFolder('backup.age'), passphrase);
    const refusals = [
      [undefined, 'is encrypted. Name the file'],
      ['another sentence', 'encrypted with another passphrase'],
    ] as const;
    for (const [given, words] of refusals)
      await expect(restore(inFolder('backup.age'), inFolder('restored'), given)).rejects.toThrow(words);
    expect(readdirSync(folder).sort()).toEqual(['backup.age', 'data']);
    await restore(inFolder('backup.age'), inFolder('restored'), passphrase);
    expect(await notesOf(inFolder('restored'))).toEqual(['kept']);
    expect(readFileSync(inFolder('restored/jwt-secret'), 'utf8')).toBe('secret\n');
  });

  it('has all that was packed, however late the packed is read', async () => {
    vi.resetModules();
    const ended = Promise.withResolvers<void>();
    vi.doMock('age-encryption', async (original) => {
      await ended.promise;
      // What nobody reads by then is thrown away at the next turn.
      await setImmediate();
      return await original<object>();
    });
    const { decryptTo, encryptTo } = await import('./encryption.js');
    const packing = spawn('printf', ['words']).once('exit', () => ended.resolve());
    await encryptTo(packing.stdout, inFolder('words.age'), passphrase);
    await decryptTo(inFolder('words.age'), inFolder('words'), passphrase);
    expect(readFileSync(inFolder('words'), 'utf8')).toBe('words');
    vi.doUnmock('age-encryption');
    vi.resetModules();
  });

  it('says nothing of what is in it, is its owner’s only, and dear to guess', async () => {
    vi.restoreAllMocks();
    const instance = await prepareData();
    await instance.notes.insertOne({ text: 'words that nobody is to find'.repeat(100) });
    await instance.stop();
    await backUp(inFolder('data'), inFolder('backup.age'), passphrase);
    const bytes = readFileSync(inFolder('backup.age'));
    expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt \S+ 18\n/);
    expect(statSync(inFolder('backup.age')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder).sort()).toEqual(['backup.age', 'data']);
  });

  it('that is cut short or changed is refused', async () => {
    await (await prepareData()).stop();
    await backUp(inFolder('data'), inFolder('backup.age'), passphrase);
    const bytes = readFileSync(inFolder('backup.age'));
    const damages = [
      bytes.subarray(0, -20),
      bytes.map((byte, at) => (at === bytes.length - 30 ? byte ^ 1 : byte)),
    ];
    for (const damaged of damages) {
      writeFileSync(inFolder('damaged.age'), damaged);
      await expect(restore(inFolder('damaged.age'), inFolder('restored'), passphrase)).rejects.toThrow(
        'is damaged, or encrypted with another passphrase',
      );
    }
    expect(readdirSync(folder).sort()).toEqual(['backup.age', 'damaged.age', 'data']);
  });

  it('asks for a passphrase that is there, and long enough', () => {
    expect(readPassphrase({})).toBeUndefined();
    const file = inFolder('passphrase');
    expect(() => readPassphrase({ BACKUP_PASSPHRASE_FILE: file })).toThrow('cannot be read');
    writeFileSync(file, 'too short\n');
    expect(() => readPassphrase({ BACKUP_PASSPHRASE_FILE: file })).toThrow('fewer than 12 characters');
    writeFileSync(file, `${passphrase}\n`);
    expect(readPassphrase({ BACKUP_PASSPHRASE_FILE: file })).toBe(passphrase);
  });
});

describe('what administrators see of backups', () => {
  const recordsOf = async (instance: Awaited<ReturnType<typeof prepareData>>) =>
    await instance.backups
      .find({}, { projection: { _id: 0 } })
      .sort({ at: 1 })
      .toArray();

  it('is when each was made, its size, that it was checked, and why there is none', async () => {
    const instance = await prepareData();
    const before = new Date();
    await backUpAndNote(inFolder('data'), inFolder('one.tar.gz'));
    await backUpAndNote(inFolder('data'), inFolder('two.age'), passphrase);
    await expect(backUpAndNote(inFolder('data'), inFolder('one.tar.gz'))).rejects.toThrow('exists already');
    const [one, two, failed] = await recordsOf(instance);
    const bytes = (name: string) => statSync(inFolder(name)).size;
    expect(one).toEqual({ at: one?.at, bytes: bytes('one.tar.gz'), encrypted: false, checked: true });
    expect(one?.at.getTime()).toBeGreaterThanOrEqual(before.getTime());
    expect(two).toMatchObject({ bytes: bytes('two.age'), encrypted: true, checked: true });
    expect(failed).toMatchObject({
      bytes: 0,
      checked: false,
      error: expect.stringContaining('exists already'),
    });
    await instance.stop();
  });

  it('is of the last hundred', async () => {
    const instance = await prepareData();
    const older = Array.from({ length: 120 }, (_, n) => ({
      at: new Date(n),
      bytes: 1,
      encrypted: false,
      checked: true,
    }));
    await instance.backups.insertMany(older);
    await backUpAndNote(inFolder('data'), inFolder('one.tar.gz'));
    const records = await recordsOf(instance);
    expect(records).toHaveLength(100);
    expect(records.at(-1)?.bytes).toBe(statSync(inFolder('one.tar.gz')).size);
    await instance.stop();
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

  it('refuses a sound database that is not the one that was backed up', async () => {
    const instance = await prepareData();
    await instance.stop();
    await backUp(inFolder('data'), inFolder('backup.tar.gz'));
    const other = await startInstance(inFolder('data'));
    await other.notes.insertOne({ text: 'not in the list' });
    await other.stop();
    mkdirSync(inFolder('changed'));
    execFileSync('tar', ['-xzf', inFolder('backup.tar.gz'), '-C', inFolder('changed')]);
    const database = readFileSync(inFolder('data/embedded-mongo.sqlite'));
    writeFileSync(inFolder('changed/embedded-mongo.sqlite'), database);
    const manifest = JSON.parse(readFileSync(inFolder('changed/manifest.json'), 'utf8'));
    expect(manifest.inventory.notes.documents).toBe(1);
    manifest.files['embedded-mongo.sqlite'] = createHash('sha256').update(database).digest('hex');
    writeFileSync(inFolder('changed/manifest.json'), JSON.stringify(manifest));
    pack(inFolder('changed'));
    await expect(restore(inFolder('backup.tar.gz'), inFolder('restored'))).rejects.toThrow(
      'is not the one that was backed up (notes)',
    );
  });
});
