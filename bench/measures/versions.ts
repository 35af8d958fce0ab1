import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { importedSiteSchema, limits, routes, type SiteHead, versionStillPath } from '@sitewright/contracts';
import { createZip } from '@sitewright/site-engine';
import { BSON, type Collection, MongoClient } from 'mongodb';
import { call } from '../../packages/service-kit/src/testing/call.ts';
import { storePerson, testSecret, tokenOf } from '../../packages/service-kit/src/testing/tokens.ts';
import { interleave, wallClock } from '../lib/rounds.ts';
import { startPart } from '../lib/start-part.ts';
import { median, percentile } from '../lib/stats.ts';
import type { Row } from '../lib/table.ts';

const many = 500;
const rounds = 20;
const prompt =
  'A bakery called Rye & Co in Lyon. Open Tuesday to Friday 7 to 14. Croissant 2 €, baguette 1.20 €.';
const token = tokenOf();

async function startService() {
  const dataDir = await mkdtemp(join(tmpdir(), 'sitewright-bench-'));
  const mongo = await startPart('packages/embedded-mongo/src/main.ts', { DATA_DIR: dataDir });
  const service = await startPart('svc-sites/src/main.ts', {
    MONGODB_URI: mongo.uri ?? '',
    JWT_SECRET: testSecret,
  });
  const client = await new MongoClient(mongo.uri ?? '').connect();
  const database = client.db('sitewright');
  await storePerson(database);
  const stop = async () => {
    await client.close();
    await service.stop();
    await mongo.stop();
    await rm(dataDir, { recursive: true });
  };
  return { url: `http://127.0.0.1:${service.port}`, database, stop };
}

type Service = Awaited<ReturnType<typeof startService>>;

const generate = async ({ url }: Service) =>
  (await call(url, routes.generate, { token, body: { prompt } })).body.id;

/** Text that hardly packs, as the data of a map or a catalogue does. */
const dense = (bytes: number) => randomBytes((bytes * 3) / 4).toString('base64url');

const pageOfLarge = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A catalogue</title></head>
<body><main><h1>A catalogue</h1>${'<p>One of many things.</p>'.repeat(400)}</main></body></html>`;

/** A site that nearly fills the largest size there may be, brought as a ZIP file. */
async function bringLarge({ url }: Service): Promise<string> {
  const parts = 40;
  const size = Math.floor((limits.siteMaxBytes * 0.95) / parts);
  const data = Array.from({ length: parts }, (_, at) => ({
    path: `data/part-${at}.json`,
    content: JSON.stringify(dense(size)),
  }));
  const answer = await fetch(url + routes.importSite.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/zip', Authorization: `Bearer ${token}` },
    body: Uint8Array.from(await buffer(createZip([{ path: 'index.html', content: pageOfLarge }, ...data]))),
  });
  return importedSiteSchema.parse(await answer.json()).site.folderId;
}

const sizeOf = async (collection: Collection) =>
  (await collection.find().toArray()).reduce((sum, each) => sum + BSON.calculateObjectSize(each), 0);

/** Bytes of all versions and what they hold. */
const stored = async ({ database }: Service) =>
  (await sizeOf(database.collection('siteVersions'))) + (await sizeOf(database.collection('siteBlobs')));

/** Words typed somewhere on the page, as the page sends them. */
async function editOnce({ url }: Service, id: string, head: SiteHead, page: string, at: number) {
  const words = ` ${at}`;
  const { body } = await call(url, routes.editSite, {
    token,
    params: { id },
    body: {
      version: head.version,
      sitting: `sitting-${Math.floor(head.version / 10)}`,
      instruction: 'Changed words',
      edits: [{ path: 'index.html', start: at, end: at, old: '', new: words }],
    },
  });
  return { head: body, page: page.slice(0, at) + words + page.slice(at) };
}

/** A site with many versions; milliseconds of each edit. */
async function editMany(service: Service, id: string): Promise<number[]> {
  let { head } = (await call(service.url, routes.siteVersions, { token, params: { id } })).body;
  let page = await (await fetch(service.url + versionStillPath(id, 1))).text();
  const times: number[] = [];
  for (let count = 0; count < many; count += 1) {
    if (count % 100 === 0) await service.database.collection('limits').deleteMany({});
    const at = page.indexOf('</p>', (page.length * ((count * 37) % 80)) / 100);
    times.push(
      await wallClock(async () => {
        ({ head, page } = await editOnce(service, id, head, page, at));
      }),
    );
  }
  return times;
}

const kilobyte = 1024;

/** What each of many edits takes to store, in kilobytes, beside the site itself. */
async function storageOf(service: Service, id: string) {
  const before = await stored(service);
  const site = await service.database.collection('sites').findOne({ folderId: id });
  const times = await editMany(service, id);
  const each = ((await stored(service)) - before) / many;
  return { times, each: each / kilobyte, site: site?.bytes / kilobyte };
}

const storageRow = (name: string, { each, site }: { each: number; site: number }): Row => ({
  what: `storage of a small edit of ${name}, of ${many}`,
  ours: each,
  unit: 'KB',
  reference: { name: 'the site', value: site },
  goal: { atMost: Math.round(0.05 * site) },
});

const checkedRow = (name: string, times: number[], goal?: Row['goal']): Row => ({
  what: `an edit of ${name} checked and stored, p50`,
  ours: median(times.slice(-100)),
  unit: 'ms',
  reference: { name: 'the first 100', value: median(times.slice(0, 100)) },
  ...(goal && { goal }),
});

/** 500 edits of a site, and of one as large as there may be: what they take, and how fast they are made and listed. */
export async function versions(): Promise<Row[]> {
  const service = await startService();
  const [edited, fresh] = [await generate(service), await generate(service)];
  const composed = await storageOf(service, edited);
  const large = await bringLarge(service);
  const brought = await storageOf(service, large);
  const list = (id: string) => () => call(service.url, routes.siteVersions, { token, params: { id } });
  const lists = await interleave(rounds, { ours: list(edited), reference: list(fresh) });
  const largeLists = await interleave(rounds, { ours: list(large), reference: list(fresh) });
  await service.stop();
  const listRow = (name: string, { ours, reference }: typeof lists): Row => ({
    what: `the list of ${many} versions of ${name}, p95`,
    ours: percentile(ours, 0.95),
    unit: 'ms',
    reference: { name: 'of one version', value: percentile(reference, 0.95) },
    goal: { atMost: 200 },
  });
  return [
    storageRow('a composed site', composed),
    checkedRow('a composed site', composed.times, { atMost: 150 }),
    listRow('a composed site', lists),
    storageRow('a site of 8 MB', brought),
    checkedRow('a site of 8 MB', brought.times),
    listRow('a site of 8 MB', largeLists),
  ];
}
