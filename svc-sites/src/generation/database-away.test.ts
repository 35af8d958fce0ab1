import { isLogged, routes } from '@sitewright/contracts';
import { call, callRefused, testUser, tokenOf } from '@sitewright/service-kit/testing';
import type { EngineEvent } from '@sitewright/site-engine';
import { afterEach, expect, it } from 'vitest';
import { type HarnessOptions, type SitesService, startSitesService } from '../../test/harness.ts';
import { openStream } from '../../test/open-stream.ts';
import { startGeneration } from '../../test/started-generation.ts';
import { defaultTimings } from './generation-settings.ts';

let service: SitesService;
const start = async (options: HarnessOptions = {}) => {
  service = await startSitesService({ isOnDisk: true, ...options });
  service.engine.hold();
};
afterEach(() => service.close());

const delta = (text: string): EngineEvent => ({
  type: 'file',
  path: 'index.html',
  delta: text,
  complete: false,
});
const preview = (html: string, css?: string): EngineEvent => ({
  type: 'preview',
  path: 'index.html',
  html,
  ...(css ? { css } : {}),
});

it('what is told while the database is away is stored afterwards, joined, and the site is made', async () => {
  await start();
  const started = await startGeneration(service.running);
  const work = await service.engine.work(1);
  work.tell(delta('a'));
  await started.told('file');
  await service.database.crash();
  for (let n = 0; n < 500; n++) work.tell(delta(`${n} `), preview(`<p>${n}`, n === 3 ? 'css' : undefined));
  work.finish();
  await new Promise(setImmediate);
  await service.database.restart();

  const { generation, events } = await started.end();
  expect(generation).toMatchObject({ state: 'done', attempt: 1 });
  const text = events.map((event) => (event.type === 'file' ? event.delta : '')).join('');
  expect(text).toBe(`a${Array.from({ length: 500 }, (_, n) => `${n} `).join('')}`);
  const previews = events.filter(({ type }) => type === 'preview');
  expect(previews.length).toBeLessThan(5);
  expect(previews.at(-1)).toMatchObject({ html: '<p>499', css: 'css' });
  expect(await service.sites.countDocuments()).toBe(1);
});

it('a stop that the database does not hear is heard as soon as it is back', async () => {
  await start();
  const started = await startGeneration(service.running);
  const work = await service.engine.work(1);
  work.tell(delta('<h1>Half'));
  await started.told('file');
  await service.database.crash();
  await expect(service.running.stop(started.generation)).rejects.toThrow();
  await service.database.restart();
  await service.running.stop(started.generation);
  expect((await started.end()).generation).toMatchObject({ state: 'stopped', kept: true });
});

it('who waits for the answer gets it when the database is back', async () => {
  await start();
  const answer = call(service.url, routes.generate, { token: tokenOf(), body: { prompt: 'A bakery' } });
  await service.engine.begun(1);
  await service.database.crash();
  service.engine.release();
  await service.database.restart();
  expect((await answer).status).toBe(200);
  const [generation] = await service.running.list(testUser.id, {});
  expect(generation).toMatchObject({ state: 'done', attempt: 1 });
});

it('who follows is told that the database is away, and that it is back', async () => {
  await start();
  const stream = await openStream(service.url + routes.generate.path, {
    method: 'POST',
    body: { prompt: 'A bakery' },
  });
  const work = await service.engine.work(1);
  work.tell(delta('a'));
  await stream.until('file');
  await service.database.crash();
  work.tell(delta('b'));
  expect(await stream.until('storage')).toMatchObject({ isAway: true });
  await service.database.restart();
  expect(await stream.until('storage')).toMatchObject({ isAway: false });
  expect(await stream.until('file')).toMatchObject({ delta: 'b' });
  work.finish();
  await stream.until('done');
});

it('who follows at another replica is told so, too, and misses nothing', async () => {
  await start();
  const stream = await openStream(service.url + routes.generate.path, {
    method: 'POST',
    body: { prompt: 'A bakery' },
  });
  const { generationId } = await stream.until('accepted');
  const work = await service.engine.work(1);
  const replica = await service.startReplica();
  const elsewhere = await openStream(replica + routes.generationEvents.path.replace(':id', generationId));
  work.tell(delta('a'));
  await elsewhere.until('file');
  await service.database.crash();
  work.tell(delta('b'));
  work.finish();
  for (const follower of [stream, elsewhere])
    expect(await follower.until('storage')).toMatchObject({ isAway: true });
  await service.database.restart();
  for (const follower of [stream, elsewhere]) {
    const rest = await follower.rest();
    expect(rest.findLast(({ event }) => !isLogged(event))?.event).toMatchObject({ isAway: false });
    const [file, done, ...more] = rest.filter(({ event }) => isLogged(event));
    expect(file?.event).toMatchObject({ type: 'file', delta: 'b' });
    expect(done?.event.type).toBe('done');
    expect(more).toEqual([]);
  }
});

/** Five seconds without a database are more than the driver looks for one (three), than a lease and than an answer. */
const patience = { ...defaultTimings, beatMs: 250, takeoverMs: 2000, answerMs: 4000 };
const heartbeatMs = 500;
const beatsAway = 10;

it('F5: more time without a database than anybody waits is a pause, for who follows and for the one site', async () => {
  const heartbeats: (() => void)[] = [];
  await start({ heartbeatMs, timings: patience });
  const stream = await openStream(service.url + routes.generate.path, {
    method: 'POST',
    body: { prompt: 'A bakery' },
    onComment: () => heartbeats.shift()?.(),
  });
  const { generationId } = await stream.until('accepted');
  const work = await service.engine.work(1);
  work.tell(delta('a '));
  await stream.until('file');
  const rest = stream.rest();

  await service.database.crash();
  for (let beat = 1; beat <= beatsAway; beat++) {
    work.tell(delta(`${beat} `));
    await new Promise<void>((resolve) => heartbeats.push(resolve));
  }
  const body = { prompt: 'Another' };
  expect((await callRefused(service.url, routes.generate, { token: tokenOf(), body })).status).toBe(503);
  await service.database.restart();
  work.finish();

  const events = (await rest).filter(({ event }) => isLogged(event));
  expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 3));
  expect(events.at(-1)?.event.type).toBe('done');
  const text = events.map(({ event }) => (event.type === 'file' ? event.delta : '')).join('');
  expect(text).toBe(Array.from({ length: beatsAway }, (_, n) => `${n + 1} `).join(''));
  const generation = await service.running.find(testUser.id, generationId);
  expect(generation).toMatchObject({ state: 'done', attempt: 1 });
  expect(await service.sites.countDocuments()).toBe(1);
  expect(service.engine.requests).toHaveLength(1);
});
