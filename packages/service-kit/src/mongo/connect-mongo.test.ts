import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { errorBodySchema } from '@sitewright/contracts';
import { BSON } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRouter } from '../http/context.ts';
import { createApp } from '../http/create-app.ts';
import { createLogger } from '../logger.ts';
import { startTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type Served, serve } from '../testing/serve.ts';
import { connectMongo } from './connect-mongo.ts';

let database: TestDatabase;
let service: Served;

beforeAll(async () => {
  database = await startTestDatabase();
  const router = createRouter();
  router.get('/count', async (ctx) => {
    ctx.body = { count: await database.db.collection('things').countDocuments() };
  });
  const log = createLogger('test', 'silent');
  service = await serve(createApp({ log, checks: database.checks, routers: [router] }));
});
afterAll(async () => {
  await service.close();
  await database.close();
});

it('says in one sentence that nobody answers', async () => {
  await expect(connectMongo('mongodb://127.0.0.1:1/sitewright', 'test')).rejects.toThrow(
    'The database does not answer. Check that it runs and that MONGODB_URI names it.',
  );
});

it.each([
  ['mongodb://127.0.0.1:PORT/other?directConnection=true', 'other'],
  ['mongodb://127.0.0.1:PORT/?directConnection=true', 'sitewright'],
  ['mongodb://127.0.0.1:PORT', 'sitewright'],
])('of %s uses the database %s', async (uri, name) => {
  const { port } = new URL(database.uri);
  const connection = await connectMongo(uri.replace('PORT', port), 'test');
  expect(connection.db.databaseName).toBe(name);
  await connection.close();
});

/** Passes everything on that `isPassed` lets through. */
async function startProxy(databasePort: number, isPassed: (bytes: Buffer, client: Socket) => boolean) {
  const sockets: Socket[] = [];
  const server = createServer((client) => {
    const upstream = connect(databasePort, '127.0.0.1');
    sockets.push(client, upstream);
    for (const socket of [client, upstream]) socket.on('error', () => undefined);
    client.on('data', (bytes) => {
      if (isPassed(bytes, client)) upstream.write(bytes);
    });
    upstream.pipe(client);
    client.on('close', () => upstream.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port: address.port, close };
}

const opMsg = 2013;
const headerBytes = 16;
/** The flags, and the kind of the section that the command is. */
const beforeCommandBytes = headerBytes + 4 + 1;

/** The commands in what a client has sent: https://www.mongodb.com/docs/manual/reference/mongodb-wire-protocol/ */
function commandsIn(sent: Buffer): BSON.Document[] {
  const commands: BSON.Document[] = [];
  for (let at = 0; at < sent.length; at += sent.readInt32LE(at)) {
    if (sent.readInt32LE(at + 12) !== opMsg) continue;
    const begins = at + beforeCommandBytes;
    commands.push(BSON.deserialize(sent.subarray(begins, begins + sent.readInt32LE(begins))));
  }
  return commands;
}

it.each(['', '&w=1'])(
  'asks the server for the majority with every write, with "%s" in its address',
  async (more) => {
    const sent = new Map<Socket, Buffer[]>();
    const proxy = await startProxy(Number(new URL(database.uri).port), (bytes, client) => {
      sent.set(client, [...(sent.get(client) ?? []), bytes]);
      return true;
    });
    const uri = `mongodb://127.0.0.1:${proxy.port}/sitewright?directConnection=true${more}`;
    const { db, close } = await connectMongo(uri, 'test');
    const things = db.collection<{ _id: number }>('things');
    await things.insertOne({ _id: 1 });
    await things.updateOne({ _id: 1 }, { $set: { is: 'changed' } });
    await things.bulkWrite([{ updateOne: { filter: { _id: 1 }, update: { $set: { is: 'again' } } } }]);
    await things.findOneAndUpdate({ _id: 1 }, { $set: { is: 'found' } });
    await things.deleteOne({ _id: 1 });
    await close();
    proxy.close();

    const writes = ['insert', 'update', 'update', 'findAndModify', 'delete'];
    const commands = [...sent.values()].flatMap((chunks) => commandsIn(Buffer.concat(chunks)));
    const written = commands.filter((command) => writes.includes(Object.keys(command)[0] ?? ''));
    expect(written.map(({ writeConcern }) => writeConcern)).toEqual(writes.map(() => ({ w: 'majority' })));
  },
);

it('F7: while operations hang, who finds no free connection is told so, and the health answers', {
  timeout: 30_000,
}, async () => {
  // Of the collection "slow" the database is told nothing.
  const proxy = await startProxy(Number(new URL(database.uri).port), (bytes) => !bytes.includes('slow'));
  const uri = `mongodb://127.0.0.1:${proxy.port}/sitewright?directConnection=true&maxPoolSize=2`;
  const failures: string[] = [];
  const { db, checks, close } = await connectMongo(uri, 'test', {
    onFailure: (kind) => void failures.push(kind),
  });
  const router = createRouter();
  router.get('/slow', async (ctx) => {
    ctx.body = { count: await db.collection('slow').countDocuments() };
  });
  const slow = await serve(createApp({ log: createLogger('test', 'silent'), checks, routers: [router] }));
  const leaving = new AbortController();
  const asked = Array.from({ length: 8 }, () => fetch(`${slow.url}/slow`, { signal: leaving.signal }));
  for (const each of asked) each.catch(() => undefined);

  expect((await fetch(`${slow.url}/livez`)).status).toBe(200);
  expect((await fetch(`${slow.url}/healthz`)).status).toBe(503);
  const refused = await Promise.race(asked);
  expect(refused.status).toBe(503);
  expect(errorBodySchema.parse(await refused.json()).code).toBe('UNAVAILABLE');
  expect(failures).toContain('unavailable');
  leaving.abort();
  proxy.close();
  await slow.close();
  await close();
});

it('answers 503 with a time to try again while the database is away, and reports itself unready', async () => {
  expect((await fetch(`${service.url}/count`)).status).toBe(200);
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200);

  await database.crash();

  const answer = await fetch(`${service.url}/count`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('5');
  const body = errorBodySchema.parse(await answer.json());
  expect(body.code).toBe('UNAVAILABLE');
  expect(body.message).toBe('Sitewright cannot reach its database. Please try again in a moment.');
  expect((await fetch(`${service.url}/healthz`)).status).toBe(503);
});
