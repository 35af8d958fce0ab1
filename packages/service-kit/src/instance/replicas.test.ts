import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { startTestDatabase, type TestDatabase } from '../testing/database.ts';
import { listReplicas, tellOfReplica } from './replicas.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await startTestDatabase();
});
afterEach(() => database.close());

const log = createLogger('test', 'silent');
const schema = { writes: 1, readableBy: 1 };
const shop = { part: 'shop', version: '1.2.3', port: 8080, schema };
const tell = (own = shop) => tellOfReplica(database.db, own, log, () => expect.unreachable());
const listed = (now = new Date()) => listReplicas(database.db, now);

describe('a replica', () => {
  it('tells of itself at once, and leaves without a trace', async () => {
    const leave = tell();
    await expect.poll(() => listed()).toMatchObject([{ part: 'shop', version: '1.2.3', isUp: true }]);
    const [seen] = await listed();
    const startedMs = Date.now() - process.uptime() * 1000;
    expect(Math.abs(Number(seen?.startedAt) - startedMs)).toBeLessThan(60_000);
    expect(seen?.memoryBytes).toBeGreaterThan(1024 * 1024);
    await leave();
    expect(await listed()).toEqual([]);
  });

  it('that has not been heard of for half a minute is silent', async () => {
    const leave = tell();
    await expect.poll(() => listed()).toHaveLength(1);
    const seenAt = Number((await listed())[0]?.seenAt);
    expect(await listed(new Date(seenAt + 29_000))).toMatchObject([{ isUp: true }]);
    expect(await listed(new Date(seenAt + 30_000))).toMatchObject([{ isUp: false }]);
    await leave();
  });

  it('that is started again is the same one, on another port another one', async () => {
    const leaves = [shop, shop, { ...shop, port: 8081 }].map((own) => tell(own));
    await expect.poll(() => listed()).toHaveLength(2);
    for (const leave of leaves) await leave();
  });

  it('ends although the database has gone', async () => {
    const leave = tell();
    await expect.poll(() => listed()).toHaveLength(1);
    await database.crash();
    await expect(leave()).resolves.toBeUndefined();
  });
});
