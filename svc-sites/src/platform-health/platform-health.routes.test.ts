import { platformHealthSchema, routes } from '@sitewright/contracts';
import { createLogger, noteBackup, replicaIndexes, tellOfReplica } from '@sitewright/service-kit';
import { call, callRefused, storePerson, tokenOf } from '@sitewright/service-kit/testing';
import { EngineError } from '@sitewright/site-engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SitesService, startSitesService } from '../../test/harness.ts';

let service: SitesService;
let admin: string;
beforeEach(async () => {
  // Passive: what waits stays waiting.
  service = await startSitesService({ isOnDisk: true, isPassive: true });
  admin = await storePerson(service.db, { id: 'a'.repeat(24), role: 'admin' });
});
afterEach(() => service.close());

const log = createLogger('test', 'silent');
const hourMs = 60 * 60 * 1000;
const view = async (query = '') =>
  (await call(service.url, routes.platformHealth, { token: admin, query })).body;
const ago = (ms: number) => `?since=${new Date(Date.now() - ms).toISOString()}`;

describe('the health of the platform', () => {
  it('says nothing of what nobody has measured', async () => {
    const health = await view();
    expect(health).toMatchObject({
      parts: [],
      queue: { waiting: 0, running: 0 },
      generations: { done: 0, running: 0, waiting: 0, stopped: 0, failed: 0 },
      providerFailures: [],
    });
    expect(Object.keys(health)).not.toEqual(expect.arrayContaining(['lastBackup']));
    expect(health.composing).toBeUndefined();
    expect(health.queue.longestWaitSeconds).toBeUndefined();
  });

  it('tells of the replicas, and which of them are silent', async () => {
    const own = { part: 'svc-mail', version: '4.9.0', port: 8083, schema: { writes: 1, readableBy: 1 } };
    const leave = tellOfReplica(service.db, own, log, () => expect.unreachable());
    const replicas = service.db.collection('replicas');
    await expect.poll(() => replicas.countDocuments()).toBe(1);
    const seenAt = new Date(Date.now() - 31_000);
    const silent = { part: 'svc-mail', version: '4.8.0', startedAt: new Date(0), seenAt, memoryBytes: 5 };
    await replicas.insertOne(silent);

    const { parts } = await view();
    expect(parts).toEqual([
      {
        part: 'svc-mail',
        replicas: [
          {
            version: '4.8.0',
            startedAt: new Date(0).toISOString(),
            seenAt: seenAt.toISOString(),
            isUp: false,
            memoryBytes: 5,
          },
          expect.objectContaining({ version: '4.9.0', isUp: true }),
        ],
      },
    ]);
    expect(parts[0]?.replicas[1]?.memoryBytes).toBeGreaterThan(1024 * 1024);

    await leave();
    expect((await view()).parts[0]?.replicas).toHaveLength(1);
    expect(replicaIndexes[0]?.options).toMatchObject({ expireAfterSeconds: 600 });
  });

  it('counts what became of generations, and why the model failed, from a time on', async () => {
    await service.generate();
    const brokeOff = new EngineError('PROVIDER_FAILED', 'Broke off.', { reason: 'broke-off' });
    service.engine.failWith(brokeOff);
    await callRefused(service.url, routes.generate, { token: tokenOf(), body: { prompt: 'A bakery' } });

    const health = await view(ago(90 * 60 * 1000));
    expect(health.generations).toEqual({ done: 1, running: 0, waiting: 0, stopped: 0, failed: 1 });
    expect(health.providerFailures).toEqual([{ hour: 1, reason: 'broke-off', count: 1 }]);
    const took = await service.generations.findOne({ state: 'done' });
    const seconds = (Number(took?.endedAt) - Number(took?.startedAt)) / 1000;
    expect(health.composing).toEqual({ middleSeconds: seconds, slowestTenthSeconds: seconds });

    await service.generations.updateMany({}, { $set: { endedAt: new Date(Date.now() - 2 * hourMs) } });
    expect(await view(ago(hourMs))).toMatchObject({
      generations: { done: 0, failed: 0 },
      providerFailures: [],
    });
  });

  it('says how long the longest waits, and how many are made', async () => {
    service.engine.hold();
    const answer = service.generate();
    await service.engine.begun(1);
    const createdAt = new Date(Date.now() - 48_000);
    const { _id, ...running } = (await service.generations.findOne({ state: 'running' })) ?? {};
    const { runSlot, personSlot, slot, lease, ...waiting } = running as Record<string, unknown>;
    await service.generations.insertOne({ ...waiting, state: 'waiting', createdAt, turn: 99 } as never);

    const { queue } = await view();
    expect(queue).toMatchObject({ running: 1, waiting: 1 });
    expect(queue.longestWaitSeconds).toBeGreaterThanOrEqual(48);
    service.engine.release();
    await answer;
  });

  it('tells of the disk, the database and the last backup', async () => {
    const made = { encrypted: false, checked: true };
    const failed = { encrypted: false, checked: false, error: 'The disk is full.' };
    await noteBackup(service.db, { at: new Date('2026-03-03T00:00:00Z'), bytes: 100, ...made });
    await noteBackup(service.db, { at: new Date('2026-03-04T00:00:00Z'), bytes: 2400, ...made });
    await noteBackup(service.db, { at: new Date('2026-03-05T00:00:00Z'), bytes: 0, ...failed });
    const { disk, database, lastBackup, failedBackup } = await view();
    expect(failedBackup).toEqual({ at: '2026-03-05T00:00:00.000Z', reason: 'The disk is full.' });
    expect(lastBackup).toEqual({ at: '2026-03-04T00:00:00.000Z', bytes: 2400, checked: true });
    expect(database.version).toMatch(/^\d+\.\d+/);
    expect(disk?.usedBytes).toBeGreaterThan(0);
    expect(disk?.totalBytes).toBeGreaterThan(disk?.usedBytes ?? Number.POSITIVE_INFINITY);

    await noteBackup(service.db, { at: new Date('2026-03-06T00:00:00Z'), bytes: 2500, ...made });
    expect(await view()).not.toHaveProperty('failedBackup');
  });
});

describe('who may see it', () => {
  it('are administrators, as the database knows them now', async () => {
    expect((await callRefused(service.url, routes.platformHealth)).status).toBe(401);
    expect((await callRefused(service.url, routes.platformHealth, { token: tokenOf() })).status).toBe(403);
    await service.db.collection('users').updateOne({ role: 'admin' }, { $set: { role: 'user' } });
    expect((await callRefused(service.url, routes.platformHealth, { token: admin })).status).toBe(403);
  });

  it.each(['yesterday', '1999-01-01T00:00:00Z', new Date(Date.now() + hourMs).toISOString()])(
    'cannot ask since %s',
    async (since) => {
      const query = `?since=${since}`;
      const refused = await callRefused(service.url, routes.platformHealth, { token: admin, query });
      expect(refused.status).toBe(400);
      expect(refused.body.fields?.since).toMatch(/^Give a time/);
    },
  );

  it('are told of a beginning in any time zone', async () => {
    const health = await view('?since='.concat(encodeURIComponent(localMidnight())));
    expect(platformHealthSchema.parse(health).since).toBe(new Date(localMidnight()).toISOString());
  });
});

/** As a page in Tokyo has it. */
const localMidnight = () => `${new Date(Date.now() + 9 * hourMs).toISOString().slice(0, 10)}T00:00:00+09:00`;
