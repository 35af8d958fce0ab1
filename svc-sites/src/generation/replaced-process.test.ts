import { EngineError } from '@sitewright/site-engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { neverBeats, page, startWithOthers, type WithOthers, write } from '../../test/begun-elsewhere.ts';
import { createFakeEngine, exampleSite } from '../../test/fake-engine.ts';
import { holdCall } from '../../test/hold-call.ts';

let service: WithOthers['service'];
let other: WithOthers['other'];
let begunElsewhere: WithOthers['begunElsewhere'];
let startedElsewhere: WithOthers['startedElsewhere'];
let storedOf: WithOthers['storedOf'];
let close: WithOthers['close'];
beforeEach(async () => {
  ({ service, other, begunElsewhere, startedElsewhere, storedOf, close } = await startWithOthers());
});
afterEach(() => close());

const documentOf = (folderId: string) => service.generations.findOne({ folderId });
const sitesOf = (folderId: string) => service.sites.countDocuments({ folderId });
const cut = () => new EngineError('PROVIDER_FAILED', 'The connection was closed.');

describe('a process that was replaced without noticing', () => {
  it('writes nothing behind its successor’s first event, and stores nothing', async () => {
    const replaced = await service.startProcess({ engine: other, timings: neverBeats });
    service.engine.hold();
    const { started, work } = await begunElsewhere(replaced, write);
    await started.told('resumed');
    work.tell(page('<h1>Too late'));
    await expect.poll(() => work.signal.aborted).toBe(true);
    work.finish();
    service.engine.release();
    const { types, generation } = await started.end();
    expect(types).toEqual(['accepted', 'status', 'resumed', 'done']);
    expect(generation.state).toBe('done');
    expect(await sitesOf(generation.folderId)).toBe(1);
  });

  it('stores nothing either when it has nothing more to tell', async () => {
    const replaced = await service.startProcess({ engine: other, timings: neverBeats });
    service.engine.hold();
    const { started, work } = await begunElsewhere(replaced, write);
    await started.told('resumed');
    work.finish();
    await expect.poll(() => work.signal.aborted).toBe(true);
    expect(await sitesOf(started.generation.folderId)).toBe(0);
    expect(await service.siteVersions.countDocuments()).toBe(0);
    service.engine.release();
    expect((await started.end()).generation.state).toBe('done');
  });

  it('keeps nothing when its own work fails: its successor’s whole site is the site', async () => {
    const replaced = await service.startProcess({ engine: other, timings: neverBeats });
    service.engine.hold();
    const { started, work } = await begunElsewhere(replaced, page('<h1>Half'));
    await started.told('resumed');
    work.fail(cut());
    await replaced.generations.drain(new AbortController().signal);
    expect(await storedOf(started)).toEqual([]);
    service.engine.release();
    const { generation, types } = await started.end();
    expect(types).toEqual(['accepted', 'file', 'resumed', 'done']);
    expect(generation).toMatchObject({ state: 'done', name: exampleSite.name });
    expect(await storedOf(started)).toEqual([[exampleSite.name, 'whole', exampleSite.files.length]]);
  });

  it('keeps nothing when it hears of the stop: what is there is what its successor says', async () => {
    const replaced = await service.startProcess({ engine: other, timings: neverBeats });
    service.engine.hold();
    const { started } = await begunElsewhere(replaced, page('<h1>Half'));
    await started.told('resumed');
    await replaced.generations.stop(started.generation);
    await replaced.generations.drain(new AbortController().signal);
    const { generation, types, events } = await started.end();
    expect(types).toEqual(['accepted', 'file', 'resumed', 'stopped']);
    expect(events.at(-1)).toEqual({ type: 'stopped' });
    expect(generation.kept).toBeUndefined();
    expect(await storedOf(started)).toEqual([]);
  });

  it('shows nothing that it was still building when it was replaced', async () => {
    const built = Promise.withResolvers<void>();
    const { keep } = other;
    other.keep = async (...asked) => {
      await built.promise;
      return keep(...asked);
    };
    const successor = Promise.withResolvers<void>();
    service.engine.keep = async () => {
      await successor.promise;
      return exampleSite;
    };
    const replaced = await service.startProcess({ engine: other, timings: neverBeats });
    const { started, work } = await startedElsewhere(replaced, page('<h1>Half'));
    work.fail(cut());
    await expect.poll(async () => (await documentOf(started.generation.folderId))?.ending).toBeDefined();
    service.running.begin();
    await started.told('resumed');
    built.resolve();
    await replaced.generations.drain(new AbortController().signal);
    expect(await sitesOf(started.generation.folderId)).toBe(0);
    successor.resolve();
    const { generation, types } = await started.end();
    expect(types).toEqual(['accepted', 'file', 'resumed', 'failed']);
    expect(generation).toMatchObject({ state: 'failed', kept: true, error: { code: 'PROVIDER_FAILED' } });
    expect(await storedOf(started)).toEqual([[exampleSite.name, 'interrupted', exampleSite.files.length]]);
  });

  it('stores no files over those of its successor', async () => {
    const late = holdCall('siteVersions', 'replaceOne');
    const deciding = holdCall('generations', 'updateOne', (_, update) => isDecision(update));
    const replaced = await service.startProcess({ engine: other, timings: neverBeats, stores: late.stores });
    const engine = createFakeEngine({ ...exampleSite, files: exampleSite.files.slice(0, 1) });
    const successor = await service.startProcess({ engine, stores: deciding.stores });
    const { started, work } = await startedElsewhere(replaced, write);
    work.finish();
    await late.asked;
    successor.generations.begin();
    await deciding.asked;
    late.letThrough();
    await replaced.generations.drain(new AbortController().signal);
    expect(await sitesOf(started.generation.folderId)).toBe(0);
    deciding.letThrough();
    const { generation, types } = await started.end();
    expect(types).toEqual(['accepted', 'status', 'resumed', 'done']);
    expect(generation).toMatchObject({ state: 'done', attempt: 2 });
    expect(await storedOf(started)).toEqual([[exampleSite.name, 'whole', 1]]);
  });
});

const isDecision = (update: unknown) => JSON.stringify(update).includes('"decided"');
