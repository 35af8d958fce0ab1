import { storePerson, testUser } from '@sitewright/service-kit/testing';
import { ObjectId } from 'mongodb';
import { afterEach, expect, it } from 'vitest';
import { type HarnessOptions, type SitesService, startSitesService } from '../../test/harness.ts';
import { type StartedGeneration, startGeneration } from '../../test/started-generation.ts';
import type { Generations } from './generations.ts';

let service: SitesService;
let replicas: Generations[];
const eveId = 'e'.repeat(24);
const start = async (limits: HarnessOptions['limits']) => {
  service = await startSitesService({ limits });
  await storePerson(service.db, { id: eveId });
  service.engine.hold();
  replicas = [service.running, (await service.startProcess()).generations];
};
afterEach(() => service.close());

/** So many generations, asked for by turns at both replicas at once. */
const ask = (count: number, ownerId = testUser.id, prompt = 'A bakery') =>
  Promise.all(
    Array.from({ length: count }, (_, n) =>
      startGeneration(replicas[n % replicas.length] ?? service.running, { ownerId, prompt }),
    ),
  );
const states = async () => {
  const documents = await service.generations.find().toArray();
  const count = (state: string) => documents.filter((each) => each.state === state).length;
  return { running: count('running'), waiting: count('waiting') };
};
const ends = (all: StartedGeneration[]) => Promise.all(all.map((each) => each.end()));

it('no more are made at once than all replicas together may', async () => {
  await start({ atOnce: 3, perPerson: 9, waitingPerPerson: 20 });
  let most = 0;
  const { engine } = service;
  const { generate } = engine;
  let now = 0;
  engine.generate = async (request, options) => {
    now += 1;
    most = Math.max(most, now);
    try {
      return await generate(request, options);
    } finally {
      now -= 1;
    }
  };
  const all = await ask(12);
  await engine.begun(3);
  await expect.poll(states).toEqual({ running: 3, waiting: 9 });
  engine.release();
  expect((await ends(all)).map(({ generation }) => generation.state)).toEqual(Array(12).fill('done'));
  expect(most).toBe(3);
});

it('no more of one person are made at once, while another one’s are', async () => {
  await start({ atOnce: 8, perPerson: 2 });
  await ask(6);
  await service.engine.begun(2);
  await expect.poll(states).toEqual({ running: 2, waiting: 4 });
  await ask(1, eveId);
  await service.engine.begun(3);
  expect(await states()).toEqual({ running: 3, waiting: 4 });
  const own = await service.running.list(testUser.id, { state: 'running' });
  const made = own.find(({ state }) => state === 'running');
  if (made) await service.running.stop(made);
  await service.engine.begun(4);
});

it('no more of one day are made than a person may have', async () => {
  await start({ perDay: 4, waitingPerPerson: 50 });
  const asked = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => startGeneration(replicas[n % 2] ?? service.running)),
  );
  const refused = asked.filter((each) => each.status === 'rejected').map(({ reason }) => reason.code);
  expect(refused).toEqual(Array(16).fill('RATE_LIMITED'));
  expect(await service.generations.countDocuments()).toBe(4);
});

it('people take turns, whoever asked for more', async () => {
  await start({ atOnce: 1, perPerson: 1, waitingPerPerson: 20 });
  const ada = await ask(3, testUser.id, 'Ada');
  const eve = await ask(2, eveId, 'Eve');
  const places = async () => {
    const all = [...ada, ...eve];
    const found = await Promise.all(all.map(({ generation }) => service.running.placeOf(generation)));
    return found.map((each) => each?.place);
  };
  await service.engine.begun(1);
  expect((await places()).filter((place) => place !== undefined).toSorted()).toEqual([1, 2, 3, 4]);
  service.engine.release();
  await ends([...ada, ...eve]);
  expect(service.engine.requests.map(({ prompt }) => prompt)).toEqual(['Ada', 'Eve', 'Ada', 'Eve', 'Ada']);
});

it('people take turns where the clock of a replica is five minutes ahead', async () => {
  await start({ atOnce: 1, perPerson: 1 });
  await ask(1);
  const [ahead] = await ask(1);
  const folderId = ahead?.generation.folderId ?? '';
  await service.generations.updateOne({ folderId }, { $set: { createdAt: new Date(Date.now() + 300_000) } });
  const [last] = await ask(1);
  const turnOf = async (folderId = '') => (await service.generations.findOne({ folderId }))?.turn;
  expect(await turnOf(folderId)).toBe(1);
  expect(await turnOf(last?.generation.folderId)).toBe(2);
});

it('a person whose account is deleted in the middle leaves nothing behind, and frees the place', async () => {
  await start({ atOnce: 1 });
  const [gone] = await ask(1, eveId);
  const work = await service.engine.work(1);
  work.tell({ type: 'file', path: 'index.html', content: '<h1>Half', complete: false });
  const [waiting] = await ask(1);
  await service.db.collection('users').deleteOne({ _id: new ObjectId(eveId) });
  const ended = await gone?.end();
  expect(ended?.events.at(-1)).toEqual({
    type: 'failed',
    code: 'UNAUTHENTICATED',
    message: 'This account does not exist any more.',
  });
  expect(work.signal.aborted).toBe(true);
  expect(await service.sites.countDocuments()).toBe(0);
  expect(await service.siteVersions.countDocuments()).toBe(0);
  service.engine.release();
  expect((await waiting?.end())?.generation.state).toBe('done');
});

it('a replica that ends waits for what another one makes, as long as its grace lasts', async () => {
  await start({ atOnce: 2, perPerson: 2 });
  const [leaving, staying] = replicas as [Generations, Generations];
  const { generation } = await startGeneration(staying, { prompt: 'A bakery' });
  const { generation: other } = await startGeneration(staying, { prompt: 'A brewery' });
  const grace = new AbortController();
  const awaited = leaving.ended(generation, new AbortController().signal);
  await leaving.drain(grace.signal);
  const begun = await service.engine.work(1);
  begun.finish();
  expect((await awaited).state).toBe('done');

  const tooLong = leaving.ended(other, new AbortController().signal);
  grace.abort();
  await expect(tooLong).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  service.engine.release();
});
