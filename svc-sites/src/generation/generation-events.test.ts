import type { LoggedEvent } from '@sitewright/contracts';
import { testUser } from '@sitewright/service-kit/testing';
import { EngineError, type EngineEvent } from '@sitewright/site-engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleSite } from '../../test/fake-engine.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { startGeneration } from '../../test/started-generation.ts';

let service: SitesService;
beforeEach(async () => {
  service = await startSitesService({ limits: { atOnce: 1 }, timings: { batchMs: 0 } });
  service.engine.hold();
});
afterEach(() => service.close());

const start = () => startGeneration(service.running);
const page = (content: string, complete = false): EngineEvent => ({
  type: 'file',
  path: 'index.html',
  content,
  complete,
});
const withoutTime = (events: LoggedEvent[]) =>
  events.map((event) => (event.type === 'status' ? { ...event, at: undefined } : event));

describe('the events of a generation', () => {
  it('that is done are what its engine told, between where it will be and what it is', async () => {
    const started = await start();
    const { folderId: id } = started.generation;
    const previewUrl = `/preview/${id}/index.html`;
    const work = await service.engine.work(1);
    const told: EngineEvent[] = [
      { type: 'status', phase: 'plan', message: 'Reading' },
      { type: 'status', phase: 'write', message: 'Writing' },
      page('<h1>Bread'),
      { type: 'preview', path: 'index.html', html: '<h1>Bread', css: 'h1{}' },
      { type: 'file', path: 'index.html', delta: '</h1>', complete: true },
      { type: 'status', phase: 'save', message: 'Saving' },
    ];
    for (const event of told) {
      work.tell(event);
      await started.told(event.type);
    }
    work.finish();
    const { generation, events } = await started.end();
    expect(withoutTime(events)).toEqual([
      { type: 'accepted', id, generationId: generation.id, previewUrl },
      ...told,
      { type: 'done', id, previewUrl, version: 1, report: exampleSite.report },
    ]);
    for (const event of events) {
      if (event.type === 'status') expect(event.at).toMatch(/^\d{4}-.*Z$/);
    }
    expect(generation).toMatchObject({
      state: 'done',
      name: exampleSite.name,
      engine: 'composer',
      attempt: 1,
    });
    expect(generation.startedAt).toBeInstanceOf(Date);
    expect(generation.endedAt).toBeInstanceOf(Date);
  });

  it('that fails end with its sentence and what was written, which is a site that says so', async () => {
    const started = await start();
    const work = await service.engine.work(1);
    work.tell(page('<h1>Half of a'));
    work.fail(new EngineError('PROVIDER_FAILED', 'The model is out of order.'));
    const { generation, events, types } = await started.end();
    const kept = { id: generation.folderId, previewUrl: `/preview/${generation.folderId}/index.html` };
    expect(types).toEqual(['accepted', 'file', 'failed']);
    expect(events.at(-1)).toEqual({
      type: 'failed',
      code: 'PROVIDER_FAILED',
      message: 'The model is out of order.',
      kept,
    });
    expect(generation).toMatchObject({ state: 'failed', kept: true, error: { code: 'PROVIDER_FAILED' } });
    const site = await service.sites.findOne({ folderId: generation.folderId });
    expect(site).toMatchObject({ name: 'What was written', interrupted: true });
  });

  it('that fails before there is a page tell of no site', async () => {
    const started = await start();
    (await service.engine.work(1)).fail(new TypeError('secret detail'));
    const { generation, events } = await started.end();
    expect(events.at(-1)).toEqual({
      type: 'failed',
      code: 'INTERNAL',
      message: 'Something went wrong on our side. Please try again.',
    });
    expect(generation.kept).toBeUndefined();
    expect(await service.sites.countDocuments()).toBe(0);
  });

  it('that waits begin before it does', async () => {
    const first = await start();
    const second = await start();
    expect(second.generation.state).toBe('waiting');
    expect((await second.told('accepted')).map(({ type }) => type)).toEqual(['accepted']);
    service.engine.release();
    expect((await first.end()).types).toEqual(['accepted', 'done']);
    expect((await second.end()).types).toEqual(['accepted', 'done']);
  });

  it('go on while its site cannot be kept', async () => {
    const started = await start();
    service.engine.keep = () => Promise.reject(new EngineError('PROVIDER_FAILED', 'Too complex.'));
    const work = await service.engine.work(1);
    work.tell(page('<h1>Half'));
    work.fail(new EngineError('PROVIDER_TIMEOUT', 'It took too long.'));
    const { events } = await started.end();
    expect(events.at(-1)).toEqual({ type: 'failed', code: 'PROVIDER_TIMEOUT', message: 'It took too long.' });
  });
});

describe('what is told of a generation', () => {
  it('says where it is while it is made, and how it ended', async () => {
    const started = await start();
    const work = await service.engine.work(1);
    work.tell({ type: 'status', phase: 'write', message: 'Writing' });
    await expect.poll(async () => (await started.now()).phase).toBe('write');
    const waiting = await start();
    expect(await service.running.placeOf(waiting.generation)).toEqual({ place: 1, running: 1 });
    expect(await service.running.placeOf(started.generation)).toBeUndefined();

    const list = (state?: 'running') => service.running.list(testUser.id, { state });
    expect((await list('running')).map(({ id }) => id)).toEqual([
      waiting.generation.id,
      started.generation.id,
    ]);
    service.engine.release();
    await waiting.end();
    expect(await list('running')).toEqual([]);
    expect((await list()).map(({ state }) => state)).toEqual(['done', 'done']);
    expect(await service.running.find('b'.repeat(24), started.generation.id)).toBeUndefined();
    expect(await service.running.list('b'.repeat(24), {})).toEqual([]);
  });

  it('after an earlier release, too', async () => {
    const folderId = 'e'.repeat(32);
    await service.db.collection('generations').insertOne({
      ownerId: (await service.db.collection('users').findOne())?._id,
      folderId,
      prompt: 'A bakery',
      state: 'failed',
      attempt: 1,
      createdAt: new Date(),
      leaseUntil: new Date(),
      error: { code: 'PROVIDER_FAILED', message: 'It failed.' },
    });
    const [older] = await service.running.list(testUser.id, {});
    expect(older).toMatchObject({ folderId, state: 'failed', error: { message: 'It failed.' } });
  });
});
