import { testUser } from '@sitewright/service-kit/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { startGeneration } from '../../test/started-generation.ts';

let service: SitesService;
beforeEach(async () => {
  service = await startSitesService({ limits: { atOnce: 1, perDay: 2 } });
  service.engine.hold();
});
afterEach(() => service.close());

const start = () => startGeneration(service.running);
const stored = (id: string) => service.generations.findOne({ folderId: id });

it('one that waits ends at once, and gives its place of the day back', async () => {
  await start();
  const waiting = await start();
  const stopped = await service.running.stop(waiting.generation);
  expect(stopped.state).toBe('stopped');
  expect((await waiting.end()).types).toEqual(['accepted', 'stopped']);
  expect(await stored(stopped.folderId)).not.toHaveProperty('slot');
  expect(service.engine.requests).toHaveLength(1);
  await start();
});

it('one that is made ends with what was written, and the next one begins', async () => {
  const started = await start();
  const waiting = await start();
  const work = await service.engine.work(1);
  work.tell({ type: 'file', path: 'index.html', content: '<h1>Half', complete: false });
  const asked = await service.running.stop(started.generation);
  expect(asked).toMatchObject({ state: 'running', stopRequestedAt: expect.any(Date) });
  const { generation, events, types } = await started.end();
  expect(work.signal.aborted).toBe(true);
  expect(types).toEqual(['accepted', 'file', 'stopped']);
  expect(events.at(-1)).toMatchObject({ kept: { id: generation.folderId } });
  expect(await service.sites.findOne()).toMatchObject({ folderId: generation.folderId, interrupted: true });
  expect(await stored(generation.folderId)).toMatchObject({
    state: 'stopped',
    kept: true,
    slot: expect.any(Number),
  });
  service.engine.release();
  expect((await waiting.end()).generation.state).toBe('done');
});

it('one that has written nothing leaves nothing', async () => {
  const started = await start();
  await service.engine.begun(1);
  await service.running.stop(started.generation);
  const { generation, events } = await started.end();
  expect(events.at(-1)).toEqual({ type: 'stopped' });
  const document = await stored(generation.folderId);
  for (const field of ['slot', 'runSlot', 'personSlot', 'lease', 'ending'])
    expect(document).not.toHaveProperty(field);
  expect(await service.sites.countDocuments()).toBe(0);
});

it('one that a model has begun counts in the day, so that stopping is no way around the quota', async () => {
  const model = { ...service.engine, info: { engine: 'openai' as const, label: 'A model' } };
  const replica = await service.startProcess({ engine: model });
  for (let count = 1; count <= 2; count++) {
    const started = await startGeneration(replica.generations);
    await service.engine.begun(count);
    await replica.generations.stop(started.generation);
    expect((await started.end()).events.at(-1)).toEqual({ type: 'stopped' });
  }
  await expect(startGeneration(replica.generations)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

it('in the first millisecond, twice at once and after the end is the same', async () => {
  const generation = await service.running.request({ ownerId: testUser.id, request: { prompt: 'A bakery' } });
  await Promise.all([service.running.stop(generation), service.running.stop(generation)]);
  const ended = await service.running.ended(generation, new AbortController().signal);
  expect(ended.state).toBe('stopped');
  expect(await service.running.stop(generation)).toEqual(ended);

  service.engine.release();
  const done = await start();
  await done.end();
  expect((await service.running.stop(done.generation)).state).toBe('done');
  expect((await done.end()).types.at(-1)).toBe('done');
});

it('one that another replica makes ends there', async () => {
  const replica = await service.startProcess();
  const started = await startGeneration(replica.generations);
  const work = await service.engine.work(1);
  await service.running.stop(started.generation);
  expect((await started.end()).generation.state).toBe('stopped');
  expect(work.signal.aborted).toBe(true);
});

it('the same key leads to the stopped one', async () => {
  const requested = { ownerId: testUser.id, request: { prompt: 'A bakery' }, idempotencyKey: 'key-1' };
  const generation = await service.running.request(requested);
  await service.running.stop(generation);
  await service.running.ended(generation, new AbortController().signal);
  expect(await service.running.request(requested)).toMatchObject({ id: generation.id, state: 'stopped' });
  expect(service.engine.requests.length).toBeLessThanOrEqual(1);
});
