import { routes } from '@sitewright/contracts';
import { call, testUser, tokenOf } from '@sitewright/service-kit/testing';
import type { EngineEvent } from '@sitewright/site-engine';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { startGeneration } from '../../test/started-generation.ts';

let service: SitesService;
beforeEach(async () => {
  service = await startSitesService({ isOnDisk: true });
  service.engine.hold();
});
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
  const answer = call(service.url, routes.generate, { token: tokenOf(), body: { prompt: 'A bakery' } });
  await service.engine.begun(1);
  await service.database.crash();
  service.engine.release();
  await service.database.restart();
  expect((await answer).status).toBe(200);
  const [generation] = await service.running.list(testUser.id, {});
  expect(generation).toMatchObject({ state: 'done', attempt: 1 });
});
