import { randomUUID } from 'node:crypto';
import { offerPreviewPath, type Revision, routes } from '@sitewright/contracts';
import { call, callRefused, storePerson, testUser, tokenOf } from '@sitewright/service-kit/testing';
import { answers, type DirectedAnswer, type FakeProvider } from '@sitewright/site-engine/testing';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { SitesService } from '../../test/harness.ts';
import { type SitesWithModel, startSitesWithModel } from '../../test/sites-with-model.ts';
import { createStorageRepository } from '../storage/storage.repository.ts';

const owner = tokenOf();
const prompt = 'A yarn shop called Skein in Leeds. Prices:\n- Merino wool £14\n- Alpaca £19';

let provider: FakeProvider;
let service: SitesService;
let close: SitesWithModel['close'];
let id: string;
let home: string;

beforeAll(async () => {
  ({ provider, service, close } = await startSitesWithModel({ timings: { keepMs: 300_000 } }));
});
afterAll(() => close());
beforeEach(async () => {
  await service.db.collection('limits').deleteMany({});
  const made = await call(service.url, routes.generate, {
    token: owner,
    body: { prompt, engine: 'composer' },
  });
  id = made.body.id;
  home = await shown();
});

const shown = async (path = 'index.html') =>
  (await call(service.url, routes.siteFile, { token: owner, params: { id, path } })).body.content ?? '';
const page = async (revision: string) => {
  const answer = await fetch(`${service.url}${offerPreviewPath(id, revision)}?still`);
  return { status: answer.status, text: await answer.text() };
};
const turns = async () =>
  (await call(service.url, routes.revisions, { token: owner, params: { id } })).body.revisions;
const lastTurn = async (): Promise<Revision> => {
  const last = (await turns()).at(-1);
  if (!last) throw new Error('Nothing was asked for.');
  return last;
};
const kept = async () => (await createStorageRepository(service).useOf(testUser.id)).kept;
const on = (revision: string, token = owner) => ({ token, params: { id, revision } });

const block = (search: string, replace: string) =>
  `<edit path="index.html">\n<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE\n</edit>\n`;
const dearer = block('£14', '£15');
const half = block('£19', '£21').split('>>>>>>>')[0] ?? '';

/** A change of which a model has written this, ended by what the test does then. */
async function endedAfter(
  text: string,
  end: (writing: DirectedAnswer, generation: string) => unknown,
): Promise<Revision> {
  const words = `Dearer, please: ${id} ${text.length}`;
  const model = provider.direct(words);
  const asked = callRefused(service.url, routes.reviseSite, {
    token: owner,
    params: { id },
    body: { version: 1, instruction: words },
  });
  const writing = await model.next();
  writing.write(text);
  const { generationId = '' } = await lastTurn();
  if (text.includes('£15'))
    await vi.waitFor(
      async () => {
        const batches = await service.generationEvents.find().toArray();
        expect(batches.flatMap(({ events }) => events).join()).toContain('£15');
      },
      { timeout: 10_000 },
    );
  await end(writing, generationId);
  await asked;
  return lastTurn();
}
const stop = (_: DirectedAnswer, generation: string) =>
  call(service.url, routes.stopGeneration, { token: owner, params: { id: generation } });
const breakOff = (writing: DirectedAnswer) => writing.behave((response) => void response.destroy());

it('what was whole of a stopped change is kept beside the site, seen, and taken', async () => {
  const turn = await endedAfter(dearer + half, stop);
  expect(turn).toMatchObject({
    state: 'stopped',
    answer: 'Stopped. The site is as it was.',
    kept: { files: 1 },
  });
  expect(await shown()).toBe(home);
  expect((await page(turn.id)).text).toContain('£15');
  expect((await page(turn.id)).text).toContain('£19');
  const { body: offer } = await call(service.url, routes.offeredChange, on(turn.id));
  expect(offer.differences.map(({ after }) => after)).toEqual([expect.stringContaining('£15')]);

  const taken = await call(service.url, routes.acceptRevision, { ...on(turn.id), body: { version: 1 } });
  expect(taken.body.revision).toMatchObject({
    state: 'made',
    made: 2,
    answer: expect.stringMatching(/ended early/),
  });
  expect(taken.body.revision).not.toHaveProperty('kept');
  expect(await turns()).toEqual([taken.body.revision]);
  expect(await shown()).toBe(home.replace('£14', '£15'));
  const { body: list } = await call(service.url, routes.siteVersions, { token: owner, params: { id } });
  expect(list.versions[0]).toMatchObject({ number: 2, instruction: `${turn.instruction} (interrupted)` });
  expect(await callRefused(service.url, routes.throwAwayKept, on(turn.id))).toMatchObject({ status: 404 });
});

it('so is that of one whose model breaks off; it fills storage until it is thrown away, once', async () => {
  const before = await kept();
  const turn = await endedAfter(dearer, breakOff);
  expect(turn).toMatchObject({
    state: 'failed',
    kept: { files: 1 },
    answer: expect.stringContaining('broke off'),
  });
  expect(await kept()).toBeGreaterThan(before + home.length);
  const thrown = await call(service.url, routes.throwAwayKept, on(turn.id));
  expect(thrown.status).toBe(200);
  expect(await callRefused(service.url, routes.throwAwayKept, on(turn.id))).toMatchObject({ status: 404 });
  expect((await page(turn.id)).status).toBe(404);
  const taking = { ...on(turn.id), body: { version: 1 } };
  expect(await callRefused(service.url, routes.acceptRevision, taking)).toMatchObject({ status: 404 });
  const { kept: _kept, offeredFor: _offeredFor, ...left } = turn;
  expect(await turns()).toEqual([left]);
  expect(await kept()).toBe(before);
  expect(await shown()).toBe(home);
});

/** A stopped change beside which the owner has written another price by hand. */
const stoppedBeside = (old: string, byHand: string) =>
  endedAfter(dearer, async (writing, generation) => {
    const start = home.indexOf(old);
    const edit = { path: 'index.html', start, end: start + old.length, old, new: byHand };
    await call(service.url, routes.editSite, {
      token: owner,
      params: { id },
      body: { version: 1, sitting: randomUUID(), kind: 'edited', instruction: 'By hand', edits: [edit] },
    });
    await stop(writing, generation);
  });

it('it is put together with what was changed by hand meanwhile', async () => {
  const turn = await stoppedBeside('£19', '£20');
  expect(turn).toMatchObject({ state: 'stopped', seen: 1, offeredFor: 2, kept: { files: 1 } });
  await call(service.url, routes.acceptRevision, { ...on(turn.id), body: { version: 2 } });
  expect(await shown()).toBe(home.replace('£14', '£15').replace('£19', '£20'));
});

it('where the same place was changed by hand meanwhile it says so, and both sides stay', async () => {
  const turn = await stoppedBeside('£14', '£16');
  expect(turn).toMatchObject({
    state: 'stopped',
    offeredFor: 2,
    kept: { files: 1 },
    answer: expect.stringContaining('changes the same place of index.html'),
  });
  expect(await shown()).toBe(home.replace('£14', '£16'));
  expect((await page(turn.id)).text).toContain('£15');
  await call(service.url, routes.acceptRevision, { ...on(turn.id), body: { version: 2 } });
  expect(await shown()).toBe(home.replace('£14', '£15'));
  const { body: list } = await call(service.url, routes.siteVersions, { token: owner, params: { id } });
  expect(list.versions.map(({ number }) => number)).toEqual([3, 2, 1]);
});

it('nothing is kept where no edit was whole, or none changed anything', async () => {
  for (const text of [half, block('£14', '£14')]) {
    const turn = await endedAfter(text, stop);
    expect(turn).toMatchObject({ state: 'stopped', answer: 'Stopped. The site is as it was.' });
    expect(turn).not.toHaveProperty('kept');
    expect(await callRefused(service.url, routes.offeredChange, on(turn.id))).toMatchObject({ status: 404 });
  }
});

it('is nobody else’s to see, to take, or to throw away, and what is only offered is not thrown away', async () => {
  const turn = await endedAfter(dearer, stop);
  const stranger = await storePerson(service.db, { id: 'b'.repeat(24), email: 'eve@example.com' });
  const theirs = on(turn.id, stranger);
  const refusals = [
    await callRefused(service.url, routes.offeredChange, theirs),
    await callRefused(service.url, routes.acceptRevision, { ...theirs, body: { version: 1 } }),
    await callRefused(service.url, routes.throwAwayKept, theirs),
  ];
  expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect((await lastTurn()).kept).toEqual({ files: 1 });

  provider.behave(answers('<file path="script.js">\nconst (broken;\n</file>'));
  await call(service.url, routes.reviseSite, {
    token: owner,
    params: { id },
    body: { version: 1, instruction: 'Break it' },
  });
  const offered = await lastTurn();
  expect(offered.state).toBe('offered');
  expect(await callRefused(service.url, routes.throwAwayKept, on(offered.id))).toMatchObject({ status: 404 });
  expect(await lastTurn()).toEqual(offered);
});
