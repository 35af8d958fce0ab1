import { accountFinder } from '@sitewright/service-kit';
import { storePerson, testUser } from '@sitewright/service-kit/testing';
import { ObjectId } from 'mongodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { startGeneration } from '../../test/started-generation.ts';
import { purgeGenerations } from './purge-generations.ts';
import { createPurgedGenerationsRepository } from './purged-generations.repository.ts';

const eveId = 'e'.repeat(24);
let service: SitesService;
beforeEach(async () => {
  service = await startSitesService();
  await storePerson(service.db, { id: eveId });
});
afterEach(() => service.close());

const purge = (signal = new AbortController().signal) =>
  purgeGenerations(createPurgedGenerationsRepository(service), accountFinder(service.db), signal);
const removePerson = (id: string) => service.db.collection('users').deleteOne({ _id: new ObjectId(id) });
const left = async () => ({
  generations: await service.generations.distinct('ownerId'),
  logs: await service.generationEvents.distinct('generationId'),
});
const make = async (ownerId: string, prompt: string) =>
  (await (await startGeneration(service.running, { ownerId, prompt })).end()).generation;

it('what somebody asked for who is gone goes with its events, and nothing of anybody else', async () => {
  const own = await make(testUser.id, 'A bakery');
  await make(eveId, 'A smithy');
  await make(eveId, 'Another smithy');
  expect(await purge()).toBe(0);
  await removePerson(eveId);
  expect(await purge()).toBe(1);
  expect(await left()).toEqual({
    generations: [new ObjectId(testUser.id)],
    logs: [new ObjectId(own.id)],
  });
  expect(await purge()).toBe(0);
});

it('what was being made for somebody who is gone ends first, and goes then', async () => {
  service.engine.hold();
  const started = await startGeneration(service.running, { ownerId: eveId });
  const work = await service.engine.work(1);
  await removePerson(eveId);
  await purge();
  await started.end();
  expect(work.signal.aborted).toBe(true);
  expect(await purge()).toBe(1);
  expect(await left()).toEqual({ generations: [], logs: [] });
  expect(await service.sites.countDocuments()).toBe(0);
});

it('stops when its process does', async () => {
  await make(eveId, 'A smithy');
  await removePerson(eveId);
  expect(await purge(AbortSignal.abort())).toBe(0);
  expect((await left()).generations).toHaveLength(1);
});
