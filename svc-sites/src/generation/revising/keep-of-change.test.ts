import { testUser } from '@sitewright/service-kit/testing';
import { EngineError, type RevisedSite } from '@sitewright/site-engine';
import { ObjectId } from 'mongodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { neverBeats, page, startWithOthers, type WithOthers } from '../../../test/begun-elsewhere.ts';
import { followed } from '../../../test/started-generation.ts';

let service: WithOthers['service'];
let other: WithOthers['other'];
let close: WithOthers['close'];
beforeEach(async () => {
  ({ service, other, close } = await startWithOthers());
});
afterEach(() => close());

const instruction = 'Say who wrote it';
const half = '<h1>Half of it</h1>';

/** A change of which another process has written a file, and that hears of nothing any more. */
async function writtenElsewhere() {
  const folderId = await service.generate();
  const { promise: revised, reject } = Promise.withResolvers<RevisedSite>();
  other.revise = (_request, { onEvent }) => {
    onEvent(page(half));
    return revised;
  };
  const replaced = await service.startProcess({ engine: other, timings: neverBeats });
  const asked = { ownerId: testUser.id, request: { prompt: instruction } };
  const revision = { folderId, seen: 1, instruction };
  const started = followed(service.running, await replaced.generations.request({ ...asked, revision }));
  await started.told('file');
  const endLate = async () => {
    reject(new EngineError('GENERATION_STOPPED', 'The change was stopped.'));
    await replaced.generations.drain(new AbortController().signal);
  };
  return { folderId, started, endLate };
}

const keptTurn = (state: 'stopped' | 'failed') => ({
  state,
  kept: { files: 1, bytes: expect.any(Number) },
  offer: [{ path: 'index.html', content: half }],
  offeredFor: 1,
});

it.each([
  [
    'stopped',
    'is asked for',
    (id: string) => ({ filter: { _id: new ObjectId(id) }, $set: { stopRequestedAt: new Date() } }),
  ],
  [
    'failed',
    'is noted',
    (id: string) => ({
      filter: { _id: new ObjectId(id) },
      $set: {
        ending: { state: 'failed' as const, error: { code: 'PROVIDER_FAILED' as const, message: 'Broken.' } },
      },
    }),
  ],
] as const)(
  'a change whose process has gone, and which is to have %s because that %s, is concluded once with what was whole',
  async (state, _why, endedBy) => {
    const { started, endLate } = await writtenElsewhere();
    const { filter, $set } = endedBy(started.generation.id);
    await service.generations.updateOne(filter, { $set });
    service.running.begin();
    const { generation, types } = await started.end();
    expect(generation.state).toBe(state);
    expect(types.filter((type) => type === state)).toHaveLength(1);
    const turns = await service.siteRevisions.find().toArray();
    expect(turns).toEqual([expect.objectContaining(keptTurn(state))]);
    expect(await service.siteVersions.countDocuments()).toBe(1);

    await endLate();
    expect(await service.siteRevisions.find().toArray()).toEqual(turns);
    expect((await started.end()).types).toEqual(types);
  },
);

it('one that is begun anew by another process keeps nothing of the first try', async () => {
  const { started, endLate } = await writtenElsewhere();
  service.engine.revise = () =>
    Promise.reject(new EngineError('PROVIDER_FAILED', 'The connection was closed.'));
  service.running.begin();
  expect((await started.end()).generation.state).toBe('failed');
  await endLate();
  const turn = await service.siteRevisions.findOne();
  expect(turn).toMatchObject({ state: 'failed', answer: 'The connection was closed.' });
  expect(turn).not.toHaveProperty('kept');
});

it('nothing is kept for which the person’s storage has no room', async () => {
  const { started, endLate, folderId } = await writtenElsewhere();
  await service.sites.updateOne({ folderId }, { $set: { bytes: 1000 * 1024 * 1024 } });
  await service.running.stop(started.generation);
  service.running.begin();
  expect((await started.end()).generation.state).toBe('stopped');
  await endLate();
  const turn = await service.siteRevisions.findOne();
  expect(turn).toMatchObject({ state: 'stopped', answer: 'Stopped. The site is as it was.' });
  expect(turn).not.toHaveProperty('kept');
});
