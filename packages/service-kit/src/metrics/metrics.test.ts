import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRegistry, type ServedMetrics, serveMetrics } from '@sitewright/watch-kit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unauthenticated } from '../auth/access-token.ts';
import { createRouter } from '../http/context.ts';
import { createApp } from '../http/create-app.ts';
import { noteBackup } from '../instance/backups.ts';
import { createLogger } from '../logger.ts';
import { connectMongo, type MongoConnection } from '../mongo/connect-mongo.ts';
import { startTestDatabase, type TestDatabase } from '../testing/database.ts';
import { type Served, serve } from '../testing/serve.ts';
import { gaugeWhenRead } from './gauge-when-read.ts';
import { countDatabaseFailures, measureBackups, measureDatabaseDisk } from './measure-database.ts';
import { measureRequests } from './measure-requests.ts';

const host = '127.0.0.1';
let registry: ReturnType<typeof createRegistry>;
let metrics: ServedMetrics;

beforeEach(async () => {
  registry = createRegistry('shop');
  metrics = await serveMetrics(registry, { host, port: 0 });
});
afterEach(() => metrics.close());

const ask = (path: string, init?: RequestInit) => fetch(`http://${host}:${metrics.port}${path}`, init);
const scrape = async () => (await ask('/metrics')).text();

describe('the requests of a service', () => {
  let served: Served;
  const count = (labels: string) => `http_request_duration_seconds_count{part="shop",${labels}}`;

  beforeEach(async () => {
    const router = createRouter();
    router.get('/things/:id', (ctx) => {
      if (ctx.params.id === 'mine') throw unauthenticated('Please sign in.');
      ctx.body = {};
    });
    const app = createApp({ log: createLogger('shop', 'silent'), checks: {}, routers: [router] });
    measureRequests(registry, app);
    served = await serve(app);
  });
  afterEach(() => served.close());

  it('are counted by route, method and status, and nothing of an address shows', async () => {
    for (const path of [
      '/things/3fa9c2',
      '/things/77b0e1',
      '/things/mine',
      '/livez',
      '/wp-login',
      '/metrics',
    ])
      await fetch(served.url + path);
    await fetch(`${served.url}/things/3fa9c2`, { method: 'DELETE' });

    const text = await scrape();
    expect(text).toContain(`${count('method="GET",route="/things/:id",status="200"')} 2\n`);
    expect(text).toContain(`${count('method="GET",route="/things/:id",status="401"')} 1\n`);
    expect(text).toContain(`${count('method="GET",route="/livez",status="200"')} 1\n`);
    expect(text).toContain(`${count('method="GET",route="none",status="404"')} 2\n`);
    expect(text).toMatch(/http_request_duration_seconds_bucket\{le="0.005",.*route="\/things\/:id"/);
    expect(text).toContain('method="DELETE",route="none"');
    expect(text).not.toMatch(/3fa9c2|77b0e1|mine|wp-login/);
  });
});

describe('beside the requests', () => {
  it('the process itself is measured, and nothing but that address is answered', async () => {
    const answer = await ask('/metrics');
    expect(answer.headers.get('Content-Type')).toContain('text/plain; version=0.0.4');
    const text = await answer.text();
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds\{part="shop"\} [\d.e-]+$/m);
    expect(text).toMatch(/^process_resident_memory_bytes\{part="shop"\} \d+$/m);
    expect((await ask('/')).status).toBe(404);
    expect((await ask('/metrics', { method: 'POST' })).status).toBe(404);
  });

  it('what cannot be read, or not in time, hides nothing else', async () => {
    const gauge = (name: string, read: () => Promise<Record<string, number>>) =>
      gaugeWhenRead(registry, { name, help: name, label: 'state', read });
    let isBroken = false;
    gauge('well', async () => ({ waiting: 3, running: 0 }));
    gauge('broken', () => (isBroken ? Promise.reject(new Error('away')) : Promise.resolve({ waiting: 1 })));
    gauge('hanging', () => new Promise(() => {}));
    expect(await scrape()).toContain('broken{state="waiting",part="shop"} 1\n');

    isBroken = true;
    const text = await scrape();
    expect(text).toContain('well{state="waiting",part="shop"} 3\nwell{state="running",part="shop"} 0\n');
    expect(text).not.toMatch(/^(broken|hanging)\{/m);
  });

  it('a port that is taken is named, and the setting with it', async () => {
    const other = createServer().listen(0, host);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(serveMetrics(createRegistry('shop'), { host, port })).rejects.toThrow(
      `Port ${port} on ${host} cannot be used. Free it, or set another METRICS_PORT.`,
    );
    other.close();
  });
});

describe('the database', () => {
  let database: TestDatabase;
  let connection: MongoConnection;
  beforeEach(async () => {
    database = await startTestDatabase({ isOnDisk: true });
    connection = await connectMongo(database.uri, 'shop', {
      onFailure: countDatabaseFailures(registry),
    });
  });
  afterEach(async () => {
    await connection.close();
    await database.close();
  });
  const failure = (kind: string) =>
    new RegExp(`^sitewright_database_failures_total\\{kind="${kind}",part="shop"\\} [1-9]`, 'm');

  it('tells how full its disk is', async () => {
    measureDatabaseDisk(registry, connection.db);
    const disk = (kind: string, text: string) =>
      Number(
        new RegExp(`^sitewright_database_disk_bytes\\{kind="${kind}",part="shop"\\} (\\d+)$`, 'm').exec(
          text,
        )?.[1],
      );
    const text = await scrape();
    expect(disk('used', text)).toBeGreaterThan(0);
    expect(disk('total', text)).toBeGreaterThan(disk('used', text));
  });

  it('tells when its last backup was made, and that a later one failed', async () => {
    measureBackups(registry, connection.db);
    const told = async () =>
      Object.fromEntries(
        [
          ...(await scrape()).matchAll(
            /^sitewright_backup_time_seconds\{outcome="(\w+)",part="shop"\} (\d+)$/gm,
          ),
        ].map(([, outcome, seconds]) => [outcome, Number(seconds)]),
      );
    const note = (seconds: number, error?: string) =>
      noteBackup(connection.db, {
        at: new Date(seconds * 1000),
        bytes: error ? 0 : 100,
        encrypted: false,
        checked: !error,
        ...(error && { error }),
      });
    expect(await told()).toEqual({ made: 0, failed: 0 });
    await note(1000);
    await note(2000, 'The disk is full.');
    expect(await told()).toEqual({ made: 1000, failed: 2000 });
    await note(3000);
    expect(await told()).toEqual({ made: 3000, failed: 0 });
  });

  it('has its failures counted once it is gone, and none before', async () => {
    await connection.ping();
    expect(await scrape()).not.toMatch(/^sitewright_database_failures_total/m);

    await database.crash();
    await expect(connection.ping()).rejects.toThrow();
    await expect.poll(scrape).toMatch(failure('silent'));
    expect(await scrape()).toMatch(failure('broken'));
  });
});
