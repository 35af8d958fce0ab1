import { testUser } from '@sitewright/service-kit/testing';
import { EngineError, type RevisedSite } from '@sitewright/site-engine';
import { Collection, MongoNetworkError } from 'mongodb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { neverBeats, startWithOthers, type WithOthers } from '../../../test/begun-elsewhere.ts';
import { editSite } from '../../../test/edit-site.ts';
import { exampleSite, type FakeEngine } from '../../../test/fake-engine.ts';
import { holdCall } from '../../../test/hold-call.ts';
import { followed } from '../../../test/started-generation.ts';
import type { Generations } from '../generations.ts';

let service: WithOthers['service'];
let other: WithOthers['other'];
let close: WithOthers['close'];
beforeEach(async () => {
  ({ service, other, close } = await startWithOthers());
});
afterEach(async () => {
  vi.restoreAllMocks();
  await close();
});

const changedBy = (who: string): RevisedSite => ({
  site: { ...exampleSite, files: [{ path: 'index.html', content: `<h1>${who}</h1>` }] },
  changed: ['index.html'],
  isWorse: false,
});

/** The change of an engine that is written when the test says so, or given up with its process. */
function directRevision(engine: FakeEngine) {
  const { promise: revised, resolve, reject } = Promise.withResolvers<RevisedSite>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  engine.revise = (_asked, { signal }) => {
    begin();
    signal.addEventListener('abort', () => reject(signal.reason));
    return revised;
  };
  return { begun, resolve, reject };
}
type Directed = ReturnType<typeof directRevision>;

const instruction = 'Say who wrote it';
const requestChange = (generations: Generations, folderId: string) =>
  generations.request({
    ownerId: testUser.id,
    request: { prompt: instruction },
    revision: { folderId, seen: 1, instruction },
  });

const versions = async () =>
  (await service.siteVersions.find({}, { sort: { version: 1 } }).toArray()).map(({ version, pending }) => ({
    version,
    pending,
  }));
const shownTwo = [1, 2].map((version) => ({ version, pending: undefined }));

it.each([
  [
    'fails',
    ({ reject }: Directed) => reject(new EngineError('PROVIDER_FAILED', 'The connection was closed.')),
  ],
  ['finishes', ({ resolve }: Directed) => resolve(changedBy('the replaced one'))],
])(
  'a replaced process whose change %s neither stores it nor tells it in the conversation',
  async (_, end) => {
    const folderId = await service.generate();
    const [late, successful] = [directRevision(other), directRevision(service.engine)];
    const replaced = await service.startProcess({ engine: other, timings: neverBeats });
    const started = followed(service.running, await requestChange(replaced.generations, folderId));
    await late.begun;
    service.running.begin();
    await started.told('resumed');
    end(late);
    await replaced.generations.drain(new AbortController().signal);
    expect(await service.siteRevisions.findOne()).toMatchObject({ state: 'running' });
    expect(await service.siteVersions.countDocuments()).toBe(1);

    successful.resolve(changedBy('its successor'));
    expect((await started.end()).generation.state).toBe('done');
    expect(await service.siteRevisions.findOne()).toMatchObject({ state: 'made', made: 2 });
    expect(await versions()).toEqual(shownTwo);
  },
);

it('a process that is replaced while it stores a change shows nothing of it', async () => {
  const folderId = await service.generate();
  directRevision(other).resolve(changedBy('the replaced one'));
  const successful = directRevision(service.engine);
  const storing = holdCall('siteVersions', 'insertOne');
  const replaced = await service.startProcess({ engine: other, timings: neverBeats, stores: storing.stores });
  const started = followed(service.running, await requestChange(replaced.generations, folderId));
  await storing.asked;
  service.running.begin();
  await successful.begun;
  storing.letThrough();
  await replaced.generations.drain(new AbortController().signal);
  expect(await service.siteRevisions.findOne()).toMatchObject({ state: 'running' });
  expect(await service.sites.findOne({ folderId })).toMatchObject({ version: 1 });
  expect(await service.siteVersions.countDocuments()).toBe(1);

  successful.resolve(changedBy('its successor'));
  expect((await started.end()).generation.state).toBe('done');
  expect(await service.siteRevisions.findOne()).toMatchObject({ state: 'made', made: 2 });
  expect(await versions()).toEqual(shownTwo);
});

it('a process that is replaced while it places a change offers nothing', async () => {
  const folderId = await service.generate();
  const conflict = { files: [], conflicts: ['index.html'] };
  const placing = Promise.withResolvers<void>();
  const placed = Promise.withResolvers<typeof conflict>();
  other.mergeSites = () => {
    placing.resolve();
    return placed.promise;
  };
  service.engine.mergeSites = async () => conflict;
  const [late, successful] = [directRevision(other), directRevision(service.engine)];
  const replaced = await service.startProcess({ engine: other, timings: neverBeats });
  const started = followed(service.running, await requestChange(replaced.generations, folderId));
  await late.begun;
  await editSite(service, folderId, { path: 'index.html', content: '<h1>By hand</h1>' });
  late.resolve(changedBy('the replaced one'));
  await placing.promise;
  service.running.begin();
  await successful.begun;
  placed.resolve(conflict);
  await replaced.generations.drain(new AbortController().signal);
  expect(await service.siteRevisions.findOne()).toMatchObject({ state: 'running' });

  successful.resolve(changedBy('its successor'));
  expect((await started.end()).generation.state).toBe('done');
  expect(await service.siteRevisions.findOne()).toMatchObject({ state: 'offered', offeredFor: 2 });
});

it('a change is made once, although the database goes between the version and the word of it', async () => {
  const folderId = await service.generate();
  directRevision(service.engine).resolve(changedBy('the model'));
  const { updateOne } = Collection.prototype;
  const lost = vi.fn();
  vi.spyOn(Collection.prototype, 'updateOne').mockImplementation(function (this: Collection, ...asked) {
    const isWord = this.collectionName === 'siteRevisions' && asked[0].state === 'running';
    if (!isWord || lost.mock.calls.length > 0) return updateOne.apply(this, asked);
    lost();
    return Promise.reject(new MongoNetworkError('The connection was closed.'));
  });
  const started = followed(service.running, await requestChange(service.running, folderId));
  expect((await started.end()).generation.state).toBe('done');
  expect(lost).toHaveBeenCalledOnce();
  expect(await service.siteRevisions.findOne()).toMatchObject({ state: 'made', made: 2 });
  expect(await versions()).toEqual(shownTwo);
});
