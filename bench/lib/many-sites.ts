import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { type Db, type Document, MongoClient, ObjectId } from 'mongodb';
import { storePerson, testSecret, testUser } from '../../packages/service-kit/src/testing/tokens.ts';
import { wordListOf } from '../../svc-sites/src/sites/texts/text-words.ts';
import { startPart } from './start-part.ts';

const batchSize = 1000;
const monthMs = 30 * 24 * 60 * 60 * 1000;
const prompt =
  'A bakery in Lyon with opening hours, prices, a map and the story of its three owners. '.repeat(4);

/** One name in a thousand is of a smithy. */
const nameOf = (n: number) => `${n % 1000 === 0 ? 'Smithy' : 'Bakery'} number ${n}`;

/** As an earlier release stored it: the service completes it by itself. */
const siteNumber = (n: number, ownerId: ObjectId): Document => ({
  folderId: randomBytes(16).toString('hex'),
  ownerId,
  name: nameOf(n),
  nameKey: nameOf(n).toLowerCase(),
  prompt,
  createdAt: new Date(Date.now() - Math.floor((n * monthMs) / 100_000)),
  updatedAt: new Date(),
  version: 1,
  bytes: 50_000,
});

export interface SitesWanted {
  /** Every so many is one of the administrator's who asks. */
  everyOwn?: number;
  /** What the pages of a site say, where that is kept. */
  textOf?: (n: number) => string;
}

/** As svc-sites keeps it. */
const keptText = ({ folderId, ownerId }: Document, text: string): Document => ({
  _id: folderId,
  ownerId,
  version: 1,
  words: wordListOf(text),
  text: zstdCompressSync(text),
});

async function insertSites(database: Db, count: number, { everyOwn = 10, textOf }: SitesWanted) {
  const [owner, others] = [new ObjectId(testUser.id), new ObjectId()];
  for (let first = 0; first < count; first += batchSize) {
    const batch = Array.from({ length: Math.min(batchSize, count - first) }, (_, n) =>
      siteNumber(first + n, (first + n) % everyOwn === 0 ? owner : others),
    );
    if (textOf) {
      const texts = batch.map((site, n) => keptText(site, textOf(first + n)));
      await database.collection('siteTexts').insertMany(texts);
      for (const site of batch) site.textOf = 1;
    }
    await database.collection('sites').insertMany(batch);
  }
}

async function untilCompleted(database: Db) {
  while (await database.collection('sites').findOne({ searchKeys: null })) {
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

export interface Instance {
  database: Db;
  /** Milliseconds in which the service completed the sites of an earlier release. */
  completedMs: number;
  get(path: string): Promise<unknown>;
  stop(): Promise<void>;
}

/** svc-sites with so many sites, a tenth of them, or as wanted, those of the administrator who asks. */
export async function startWithSites(count: number, wanted: SitesWanted = {}): Promise<Instance> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sitewright-bench-'));
  const embedded = process.env.MONGODB_URI
    ? undefined
    : await startPart('packages/embedded-mongo/src/main.ts', { DATA_DIR: dataDir });
  const name = `sitewright-bench-${count}`;
  const address = new URL(embedded?.uri ?? process.env.MONGODB_URI ?? '');
  address.pathname = `/${name}`;
  const client = await new MongoClient(address.href).connect();
  const database = client.db(name);
  await database.dropDatabase();
  await insertSites(database, count, wanted);
  const token = await storePerson(database, { role: 'admin' });

  const begun = performance.now();
  const service = await startPart('svc-sites/src/main.ts', {
    MONGODB_URI: address.href,
    JWT_SECRET: testSecret,
  });
  await untilCompleted(database);
  const completedMs = performance.now() - begun;

  return {
    database,
    completedMs,
    async get(path) {
      const answer = await fetch(`http://127.0.0.1:${service.port}${path}`, {
        headers: { Authorization: `Bearer ${token}` },
      });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      return answer.json();
    },
    async stop() {
      await service.stop();
      await database.dropDatabase();
      await client.close();
      await embedded?.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
