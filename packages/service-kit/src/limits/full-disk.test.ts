import { errorBodySchema, healthSchema } from '@sitewright/contracts';
import { startEmbeddedMongo } from '@sitewright/embedded-mongo';
import {
  canMountDisks,
  mountSmallDisk,
  needsMounting,
  type SmallDisk,
} from '@sitewright/embedded-mongo/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRouter } from '../http/context.ts';
import { createApp } from '../http/create-app.ts';
import { createLogger } from '../logger.ts';
import { connectMongo, type MongoConnection } from '../mongo/connect-mongo.ts';
import { ensureIndexes } from '../mongo/ensure-indexes.ts';
import { type Served, serve } from '../testing/serve.ts';
import { createLimiter, limitIndexes } from './limiter.ts';

describe.skipIf(!canMountDisks())('a service whose database is full', needsMounting, () => {
  let disk: SmallDisk;
  let server: Awaited<ReturnType<typeof startEmbeddedMongo>>;
  let mongo: MongoConnection;
  let service: Served;

  beforeEach(async () => {
    disk = mountSmallDisk('4m');
    server = await startEmbeddedMongo({ dataDir: disk.folder });
    mongo = await connectMongo(server.uri, 'test');
    const log = createLogger('test', 'silent');
    await ensureIndexes(mongo.db, limitIndexes, log);
    const notes = mongo.db.collection('notes');
    const limiter = createLimiter({ db: mongo.db, name: 'read', points: 3, seconds: 600 });
    const router = createRouter();
    router.post('/notes', async (ctx) => {
      await notes.insertOne({ text: 'x'.repeat(100_000) });
      ctx.body = {};
    });
    router.get('/notes', async (ctx) => {
      await limiter.take('ada');
      ctx.body = { count: await notes.countDocuments() };
    });
    service = await serve(createApp({ log, checks: mongo.checks, routers: [router] }));
  });
  afterEach(async () => {
    await service.close();
    await mongo.close();
    await server.close();
    disk.remove();
  });

  const post = () => fetch(`${service.url}/notes`, { method: 'POST' });
  const health = async () => {
    const answer = await fetch(`${service.url}/healthz`);
    return { status: answer.status, body: healthSchema.parse(await answer.json()) };
  };

  async function fillUp() {
    disk.fill();
    // What is left in the database's own file goes first.
    let answer = await post();
    while (answer.ok) answer = await post();
    return answer;
  }

  it('answers 507 with what to do, and stores again once there is room', async () => {
    const answer = await fillUp();
    expect(answer.status).toBe(507);
    const body = errorBodySchema.parse(await answer.json());
    expect(body.code).toBe('STORAGE_FULL');
    expect(body.message).toBe(
      'Sitewright has no room left to store this. What is stored is safe; tell the operator, who can make room.',
    );
    disk.makeRoom();
    expect((await post()).status).toBe(200);
  });

  it('goes on reading behind its limits, which still hold', async () => {
    await fillUp();
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await fetch(`${service.url}/notes`)).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });

  it('says so in its health, and is ready for what it can do', async () => {
    expect(await health()).toEqual({
      status: 200,
      body: { status: 'ready', parts: { database: { status: 'ready' }, storage: { status: 'ready' } } },
    });
    disk.fill();
    const { status, body } = await health();
    expect(status).toBe(200);
    expect(body.parts.storage).toEqual({
      status: 'unavailable',
      detail: 'The disk of the database is full (0 MB left): nothing can be stored. Make room on it.',
    });
  });
});
