import type { LoggedEvent } from '@sitewright/contracts';
import { testUser } from '@sitewright/service-kit/testing';
import type { EngineEvent } from '@sitewright/site-engine';
import { Collection, ObjectId } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, startWithOthers, type WithOthers, write } from '../../test/begun-elsewhere.ts';
import { exampleSite } from '../../test/fake-engine.ts';
import { startSitesService } from '../../test/harness.ts';
import { followed, type StartedGeneration, startGeneration } from '../../test/started-generation.ts';
import { newBatchId } from './event-batches.repository.ts';

let service: WithOthers['service'];
let other: WithOthers['other'];
let begunElsewhere: WithOthers['begunElsewhere'];
let storedOf: WithOthers['storedOf'];
let close: WithOthers['close'];
beforeEach(async () => {
  ({ service, other, begunElsewhere, storedOf, close } = await startWithOthers());
});
afterEach(async () => {
  vi.restoreAllMocks();
  await close();
});

const style: EngineEvent = { type: 'status', phase: 'style', message: 'Styling' };

const documentOf = (folderId: string) => service.generations.findOne({ folderId });
const sitesOf = (folderId: string) => service.sites.countDocuments({ folderId });

/** Takeovers wait until so many processes want one. */
function meetAtTakeover(count: number) {
  const met = Promise.withResolvers<void>();
  const takeovers = vi.fn();
  const { findOneAndUpdate } = Collection.prototype;
  vi.spyOn(Collection.prototype, 'findOneAndUpdate').mockImplementation(async function (
    this: Collection,
    ...asked
  ) {
    if (this.collectionName === 'generations' && asked[0].state === 'running') {
      takeovers();
      if (takeovers.mock.calls.length === count) met.resolve();
      await met.promise;
    }
    return findOneAndUpdate.apply(this, asked);
  });
  return takeovers;
}

describe('a generation whose process has vanished', () => {
  it('is made by another one, which starts again and says so', async () => {
    const vanishing = await service.startProcess({ engine: other, isApart: true });
    const { started } = await begunElsewhere(vanishing, write, page('<h1>Half'));
    await vanishing.vanish();
    const { generation, types, events } = await started.end();
    expect(types).toEqual(['accepted', 'status', 'file', 'resumed', 'done']);
    expect(events[3]).toMatchObject({ from: 'start' });
    expect(generation).toMatchObject({ state: 'done', attempt: 2, folderId: started.generation.folderId });
    expect(service.engine.requests).toEqual([{ prompt: 'A bakery' }]);
    expect(await sitesOf(generation.folderId)).toBe(1);
    expect(await service.siteVersions.countDocuments({ folderId: generation.folderId })).toBe(1);
  });

  it('is continued where the engine can, from what the log holds', async () => {
    service.engine.canContinue = true;
    service.engine.hold();
    const vanishing = await service.startProcess({ engine: other, isApart: true });
    const { started } = await begunElsewhere(
      vanishing,
      page('<h1>Bread', true),
      { type: 'file', path: 'about.html', delta: 'About', complete: false },
      write,
    );
    await vanishing.vanish();
    const work = await service.engine.work(1);
    expect(work.written).toEqual({
      isWritten: false,
      files: [
        { path: 'index.html', content: '<h1>Bread', complete: true },
        { path: 'about.html', content: 'About', complete: false },
      ],
    });
    work.tell({ type: 'file', path: 'about.html', delta: ' us', complete: true });
    work.finish();
    const { events } = await started.end();
    expect(events.find(({ type }) => type === 'resumed')).toMatchObject({ from: 'text' });
  });

  it('is only built when all was written', async () => {
    service.engine.canContinue = true;
    const vanishing = await service.startProcess({ engine: other, isApart: true });
    const { started } = await begunElsewhere(vanishing, page('<h1>Bread', true), style);
    await vanishing.vanish();
    await started.end();
    expect((await service.engine.work(1)).written?.isWritten).toBe(true);
  });

  it('stays with it while it lives, however long that takes', async () => {
    const living = await service.startProcess({ engine: other });
    const { started } = await begunElsewhere(living, write);
    const beatOf = async () => (await documentOf(started.generation.folderId))?.lease?.beat ?? 0;
    // Far more beats than fit into the time after which another one takes over.
    await expect.poll(beatOf, { timeout: 20_000 }).toBeGreaterThan(40);
    expect((await started.now()).attempt).toBe(1);
    other.release();
    expect((await started.end()).types).not.toContain('resumed');
  });

  it('is stopped by the next one if its owner wanted that, with what was written', async () => {
    const vanishing = await service.startProcess({ engine: other, isApart: true });
    const { started } = await begunElsewhere(vanishing, page('<h1>Half'));
    await vanishing.vanish();
    await service.running.stop(started.generation);
    const { generation, types } = await started.end();
    expect(types).toEqual(['accepted', 'file', 'resumed', 'stopped']);
    expect(generation).toMatchObject({ state: 'stopped', kept: true });
    expect(service.engine.requests).toEqual([]);
  });
});

describe('a generation that was given back', () => {
  it('is taken at once, without an attempt that counts', async () => {
    const patient = await startSitesService({
      timings: { takeoverMs: 1_000_000, releaseMs: 60_000 },
      isPassive: true,
    });
    const leaving = await patient.startProcess({ engine: other });
    const { generation } = await startGeneration(leaving.generations);
    const work = await other.work(1);
    work.tell(page('<h1>Half'));
    patient.running.begin();
    await leaving.generations.drain(AbortSignal.abort());
    const { types, generation: ended } = await followed(patient.running, generation).end();
    expect(types).toEqual(['accepted', 'file', 'resumed', 'done']);
    expect(ended.attempt).toBe(1);
    await patient.close();
  });

  it('is finished instead when there is time for it', async () => {
    const leaving = await service.startProcess({ engine: other });
    const { started } = await begunElsewhere(leaving, write);
    const drained = leaving.generations.drain(new AbortController().signal);
    other.release();
    await drained;
    expect((await started.end()).types).toEqual(['accepted', 'status', 'done']);
  });
});

describe('the site is there exactly once', () => {
  const leased = { runSlot: 4, personSlot: 1, lease: { holder: 'dead', token: 'dead', beat: 3 } };
  /** What a process leaves that is killed with this much done. */
  const leave = async (more: object = {}, lease: object = leased) => {
    const generation = {
      _id: new ObjectId(),
      ownerId: new ObjectId(testUser.id),
      folderId: 'f'.repeat(32),
      prompt: 'A bakery',
      state: 'running' as const,
      attempt: 1,
      createdAt: new Date(),
      slot: 0,
      ...lease,
      ...more,
    };
    await service.generations.insertOne(generation);
    service.running.begin();
    const [left] = await service.running.list(testUser.id, { state: 'running' });
    if (!left) throw new Error('It was settled already.');
    return followed(service.running, left);
  };
  const writeLog = async ({ generation: { id } }: StartedGeneration, event: LoggedEvent) => {
    const generationId = new ObjectId(id);
    const batch = { generationId, first: 1, last: 1, events: [JSON.stringify(event)], at: new Date() };
    await service.generationEvents.insertOne({ _id: new ObjectId(newBatchId()), ...batch });
  };
  const storeSite = async () => {
    const folderId = await service.generate('Stored before');
    await service.generations.deleteMany({});
    return folderId;
  };

  it('although two processes have seen the same of it, and both want to go on with it', async () => {
    const second = await service.startProcess();
    const takeovers = meetAtTakeover(2);
    const started = await leave();
    second.generations.begin();
    const { generation, types } = await started.end();
    expect(takeovers).toHaveBeenCalledTimes(2);
    expect(types).toEqual(['accepted', 'resumed', 'done']);
    expect(generation).toMatchObject({ state: 'done', attempt: 2 });
    expect(service.engine.requests).toHaveLength(1);
    expect(await sitesOf(generation.folderId)).toBe(1);
  });

  it('after a kill between the version and the site', async () => {
    const folderId = await storeSite();
    await service.sites.deleteOne({ folderId });
    await service.siteVersions.updateOne(
      { folderId },
      { $set: { pending: { since: new Date(), ownerId: new ObjectId(testUser.id), bytes: 1 } } },
    );
    const { types } = await (await leave({ folderId })).end();
    expect(types).toEqual(['accepted', 'resumed', 'done']);
    expect(await sitesOf(folderId)).toBe(1);
    expect(await service.siteVersions.countDocuments({ folderId, pending: { $exists: false } })).toBe(1);
  });

  it('after a kill between the decision and the site, which is shown as it was decided', async () => {
    const folderId = await storeSite();
    await service.sites.deleteOne({ folderId });
    await service.siteVersions.updateOne(
      { folderId },
      { $set: { pending: { since: new Date(), ownerId: new ObjectId(testUser.id), bytes: 1, fence: 1 } } },
    );
    const decided = { name: 'As it was decided', bytes: 1, isInterrupted: false };
    const started = await leave({ folderId, fence: 1, decided });
    const { events, generation } = await started.end();
    expect(events.at(-1)).toMatchObject({ type: 'done', id: folderId });
    expect(generation).toMatchObject({ state: 'done', name: decided.name });
    expect(service.engine.requests).toEqual([{ prompt: 'Stored before' }]);
    expect(await storedOf(started)).toEqual([[decided.name, 'whole', exampleSite.files.length]]);
    expect(await documentOf(folderId)).not.toHaveProperty('decided');
  });

  it('after a kill between the decision and the site, whose files are not there any more', async () => {
    const started = await leave({ decided: { name: 'Gone', bytes: 1, isInterrupted: true } });
    expect((await started.end()).types).toEqual(['accepted', 'resumed', 'done']);
    expect(await storedOf(started)).toEqual([[exampleSite.name, 'whole', exampleSite.files.length]]);
  });

  it('after a kill between the site and the word of it', async () => {
    const folderId = await storeSite();
    const { events, generation } = await (await leave({ folderId })).end();
    expect(events.at(-1)).toMatchObject({ type: 'done', id: folderId, report: exampleSite.report });
    expect(generation).toMatchObject({ state: 'done', name: exampleSite.name });
    expect(service.engine.requests).toEqual([{ prompt: 'Stored before' }]);
    expect(await sitesOf(folderId)).toBe(1);
  });

  it('after a kill between the last event and the note of it', async () => {
    const folderId = await storeSite();
    const started = await leave({ folderId });
    await writeLog(started, { type: 'stopped' });
    const { types, generation } = await started.end();
    expect(types).toEqual(['stopped']);
    expect(generation.state).toBe('stopped');
  });

  it('after a kill while what was written was kept', async () => {
    const started = await leave({
      ending: { state: 'failed', error: { code: 'PROVIDER_FAILED', message: 'The model failed.' } },
    });
    const { generation, events } = await started.end();
    expect(events.at(-1)).toEqual({ type: 'failed', code: 'PROVIDER_FAILED', message: 'The model failed.' });
    expect(generation.state).toBe('failed');
    expect(service.engine.requests).toEqual([]);
  });

  it('or not at all, when it has ended five processes', async () => {
    const { generation, types } = await (await leave({ attempt: 5 })).end();
    expect(types).toEqual(['accepted', 'resumed', 'failed']);
    expect(generation).toMatchObject({
      state: 'failed',
      error: {
        code: 'GENERATION_STOPPED',
        message: expect.stringMatching(/interrupted 5 times.*offline composer\.$/),
      },
    });
    expect(service.engine.requests).toEqual([]);
    expect(await documentOf(generation.folderId)).not.toHaveProperty('slot');
  });

  it('as far as it was written, when it has ended five processes', async () => {
    const started = await leave({ attempt: 5, writer: 'composer' });
    await writeLog(started, page('<h1>Half'));
    const { generation, events } = await started.end();
    const { folderId } = generation;
    expect(events.slice(1)).toMatchObject([
      { type: 'resumed', from: 'text' },
      { type: 'failed', code: 'GENERATION_STOPPED', kept: { id: folderId } },
    ]);
    expect(generation).toMatchObject({ state: 'failed', kept: true });
    expect(generation.error?.message).toMatch(/interrupted 5 times.*not tried again. Ask for less\.$/);
    expect(service.engine.requests).toEqual([]);
    expect(await storedOf(started)).toEqual([['What was written', 'interrupted', 1]]);
  });

  it('or not at all, when it has ended the process that gave it up, too', async () => {
    const { generation, types } = await (await leave({ attempt: 6 })).end();
    expect(types).toEqual([]);
    expect(generation).toMatchObject({ state: 'failed', error: { code: 'GENERATION_STOPPED' } });
    expect(generation.kept).toBeUndefined();
  });

  it('as the process that gave it up has kept it before that ended, too', async () => {
    const folderId = await storeSite();
    const { generation } = await (await leave({ attempt: 6, folderId })).end();
    expect(generation).toMatchObject({ state: 'failed', kept: true, name: exampleSite.name });
  });

  it('or not at all, when all its processes together took too long', async () => {
    service.engine.hold();
    const { generation } = await (await leave({ ranMs: 60_000 })).end();
    expect(generation).toMatchObject({ state: 'failed', error: { code: 'PROVIDER_TIMEOUT' } });
  });

  it('from an earlier release, too, whose process has died', async () => {
    const started = await leave({ leaseUntil: new Date(Date.now() + 20_000) }, {});
    const { generation, types } = await started.end();
    expect(types).toEqual(['accepted', 'resumed', 'done']);
    expect(generation.state).toBe('done');
    expect(await sitesOf(generation.folderId)).toBe(1);
    expect(await documentOf(generation.folderId)).not.toHaveProperty('leaseUntil');
  });
});
