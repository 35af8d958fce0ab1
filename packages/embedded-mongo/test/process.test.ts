import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ended, forkServer, readyUri } from './child-server.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

describe('the process', () => {
  test('says when it is ready, serves, and stops on SIGTERM', async () => {
    const child = forkServer({ DATA_DIR: dataDir });
    const uri = await readyUri(child);
    expect(uri).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+\/sitewright\?directConnection=true$/);
    const client = await new MongoClient(uri).connect();
    await client.db().collection('c').insertOne({ a: 1 });
    const end = ended(child);
    child.kill('SIGTERM');
    expect(await end).toEqual({ code: 0, errors: '' });
    await client.close();
  });

  test('stops when its parent is gone', async () => {
    const child = forkServer({ DATA_DIR: dataDir });
    await readyUri(child);
    const end = ended(child);
    child.disconnect();
    expect(await end).toEqual({ code: 0, errors: '' });
  });

  test('refuses a folder that another one uses, in one sentence', async () => {
    const first = forkServer({ DATA_DIR: dataDir });
    await readyUri(first);
    const { code, errors } = await ended(forkServer({ DATA_DIR: dataDir }));
    expect(code).toBe(1);
    expect(errors.trim()).toBe(
      `The embedded MongoDB did not start in ${dataDir}: another process is using this database.`,
    );
    const end = ended(first);
    first.kill('SIGTERM');
    await end;
  });

  test('names every bad setting', async () => {
    const { code, errors } = await ended(forkServer({ DATA_DIR: '', PORT: '99999', HOST: '0.0.0.0' }));
    expect(code).toBe(1);
    expect(
      errors
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0])
        .sort(),
    ).toEqual(['DATA_DIR', 'HOST', 'PORT']);
  });

  test('leaves its own machine only where somebody says that nobody else is there', async () => {
    const child = forkServer({ DATA_DIR: dataDir, HOST: '0.0.0.0', TRUSTED_NETWORK: 'yes' });
    expect(await readyUri(child)).toMatch(/^mongodb:\/\/0\.0\.0\.0:/);
    child.kill('SIGTERM');
    expect((await ended(child)).code).toBe(0);
  });
});

describe('after kill -9', () => {
  test('every acknowledged write is there, and nothing stands in the way of the next start', async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const child = forkServer({ DATA_DIR: dataDir });
      const client = await new MongoClient(await readyUri(child), {
        serverSelectionTimeoutMS: 500,
      }).connect();
      const writes = client.db().collection<{ _id: string }>('writes');
      const stored = await writes.distinct('_id');
      expect(await writes.countDocuments({ _id: { $gte: '' } }), 'listed in the index').toBe(stored.length);
      expect(acknowledged.filter((id) => !new Set(stored).has(id))).toEqual([]);
      const end = ended(child);
      const killAt = acknowledged.length + 100;
      await Promise.all(
        Array.from({ length: 8 }, (_value, writer) =>
          writeUntilKilled(client, `${round}-${writer}`, (id) => {
            acknowledged.push(id);
            if (acknowledged.length === killAt) child.kill('SIGKILL');
          }),
        ),
      );
      await end;
      await client.close();
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(500);
  });
});

async function writeUntilKilled(
  client: MongoClient,
  writer: string,
  onAcknowledged: (id: string) => void,
): Promise<void> {
  const writes = client.db().collection<{ _id: string }>('writes');
  for (let n = 0; ; n += 1) {
    const id = `${writer}-${n}`;
    const isDone = await writes.insertOne({ _id: id }).then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    onAcknowledged(id);
  }
}
