import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { routes } from '@sitewright/contracts';
import { type Collection, type Db, type Document, MongoClient, ObjectId } from 'mongodb';
import { newAccount, request } from '../../e2e/support/account.ts';
import type { Platform } from '../../e2e/support/platform.ts';

const batchSize = 1_000;

async function insertMany(collection: Collection<Document>, count: number, make: (n: number) => Document) {
  for (let first = 0; first < count; first += batchSize) {
    const length = Math.min(batchSize, count - first);
    await collection.insertMany(Array.from({ length }, (_, n) => make(first + n)));
  }
}

const smallPage = [{ path: 'index.html', content: Buffer.from('<!doctype html><h1>Bakery</h1>') }];

/** Copies of the one site there is, each with a small page. */
async function copySite(database: Db, count: number) {
  const sites = database.collection('sites');
  const versions = database.collection('siteVersions');
  const [site, version] = await Promise.all([sites.findOne(), versions.findOne()]);
  const folders = Array.from({ length: count }, () => randomBytes(16).toString('hex'));
  await insertMany(versions, count, (n) => ({
    ...version,
    _id: new ObjectId(),
    folderId: folders[n],
    files: smallPage,
  }));
  await insertMany(sites, count, (n) => ({
    ...site,
    _id: new ObjectId(),
    folderId: folders[n],
    name: `Bakery number ${n}`,
    nameKey: `bakery number ${n}`,
  }));
}

/** Fills a platform with that many people and that many sites of one person, past the services. */
export async function fillPlatform(platform: Platform, count: number) {
  const owner = await newAccount(platform);
  await request(platform, routes.generate, { prompt: 'A bakery called Rye & Co' }, owner.token);
  const uri = (await readFile(join(platform.dataDir, 'mongodb-uri'), 'utf8')).trim();
  const client = await new MongoClient(uri).connect();
  const database = client.db('sitewright');
  await copySite(database, count);
  await insertMany(database.collection('users'), count, (n) => ({
    email: `person${n}@example.com`,
    role: 'user',
    createdAt: new Date(),
  }));
  await client.close();
  return owner;
}
