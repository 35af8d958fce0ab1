import { routes } from '@sitewright/contracts';
import { call, callRefused, testUser, tokenOf } from '@sitewright/service-kit/testing';
import { readAnswer } from '@sitewright/site-engine';
import {
  answers,
  breaksAfter,
  type FakeProvider,
  failsWith,
  recordedAnswer,
} from '@sitewright/site-engine/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SitesService } from '../../../test/harness.ts';
import { type SitesWithModel, startSitesWithModel } from '../../../test/sites-with-model.ts';
import { packSource, unpackSource } from '../../db/packed-source.ts';

const owner = tokenOf();
const cut = recordedAnswer.indexOf('Flour, water');
const furtherCut = recordedAnswer.indexOf('id="order"');

let provider: FakeProvider;
let service: SitesService;
let close: SitesWithModel['close'];

beforeAll(async () => {
  // The first build of a process loads the compiler, which takes its time beside other tests.
  ({ provider, service, close } = await startSitesWithModel({ timings: { keepMs: 300_000 } }));
});
afterAll(() => close());

const site = async (id: string) =>
  (await call(service.url, routes.site, { token: owner, params: { id } })).body;
const generation = async (id: string) =>
  (await call(service.url, routes.generation, { token: owner, params: { id } })).body;
const page = async (id: string) =>
  (await call(service.url, routes.siteFile, { token: owner, params: { id, path: 'index.html' } })).body
    .content;
const askForRest = async (id: string) =>
  (await call(service.url, routes.writeRest, { token: owner, params: { id } })).body;
const ended = async (id: string, state: string) => {
  const begun = await service.running.find(testUser.id, id);
  if (begun) await service.running.ended(begun, new AbortController().signal);
  expect(await generation(id)).toMatchObject({ state });
  return generation(id);
};

/** A site whose connection was dropped while its page was written. */
async function interruptedSite(): Promise<string> {
  provider.behave(breaksAfter(recordedAnswer.slice(0, cut)));
  const refused = await callRefused(service.url, routes.generate, {
    token: owner,
    body: { prompt: 'A bakery' },
  });
  expect(refused.status).toBe(502);
  const [latest] = (await call(service.url, routes.generations, { token: owner })).body;
  expect(latest).toMatchObject({ state: 'failed', error: { reason: 'broke-off' } });
  return latest?.kept?.id ?? '';
}

it('a dropped connection leaves what was written, what is missing, and a rest that is written behind it', async () => {
  const id = await interruptedSite();
  const kept = await site(id);
  expect(kept).toMatchObject({ version: 1, interrupted: true, canWriteRest: true });
  expect(kept.report.notes).toContain('Cut off in the middle: index.html.');

  provider.behave(answers(recordedAnswer.slice(cut)));
  const before = provider.requests.length;
  const asked = await askForRest(id);
  expect(asked.folderId).toBe(id);
  await ended(asked.id, 'done');

  expect(provider.requests).toHaveLength(before + 1);
  expect(provider.requests.at(-1)?.body).toMatchObject({
    messages: [{}, {}, { role: 'assistant', content: recordedAnswer.slice(0, cut) }, {}],
  });
  const whole = await site(id);
  expect(whole.version).toBe(2);
  expect(whole).not.toHaveProperty('interrupted');
  expect(whole).not.toHaveProperty('canWriteRest');
  expect(whole.files.map(({ path }) => path)).toContain('about.html');
  expect(await page(id)).toContain('Reserve for tomorrow');
});

it('a version keeps what the model wrote, its theme, its prompt version and its tokens', async () => {
  provider.behave(answers(recordedAnswer));
  const { body } = await call(service.url, routes.generate, { token: owner, body: { prompt: 'A smithy' } });
  const version = await service.siteVersions.findOne({ folderId: body.id });
  const source = version?.source && (await unpackSource(version.source));
  expect(source?.answer).toBe(recordedAnswer);
  expect(source?.promptVersion).toMatch(/^\d+-[0-9a-f]{8}$/);
  expect(version?.usage).toEqual({ inputTokens: 900, outputTokens: 2100 });
  expect(readAnswer(source?.answer ?? '').map(({ path }) => path)).toContain('theme.css');
  expect(version?.files.map(({ path }) => path)).not.toContain('theme.css');
});

it('a page that is blank at the end is part of the rest', async () => {
  const start = recordedAnswer.indexOf('<file path="about.html">');
  const end = recordedAnswer.indexOf('</file>', start);
  const blank = '<file path="about.html">\n<!doctype html><title>About</title><body></body>\n';
  provider.behave(answers(recordedAnswer.slice(0, start) + blank + recordedAnswer.slice(end)));
  const { body } = await call(service.url, routes.generate, { token: owner, body: { prompt: 'A smithy' } });
  const unfinished = await site(body.id);
  expect(unfinished).toMatchObject({ version: 1, interrupted: true, canWriteRest: true });
  const failed = unfinished.report.checks.find(({ id }) => id === 'blank-page');
  expect(failed).toMatchObject({ status: 'failed', findings: [{ path: 'about.html' }] });

  provider.behave(answers(`${recordedAnswer.slice(start, end)}</file>\n`));
  await ended((await askForRest(body.id)).id, 'done');
  expect(await site(body.id)).not.toHaveProperty('interrupted');
});

it('a rest that breaks off again keeps what it brought, and goes on from there', async () => {
  const id = await interruptedSite();
  provider.behave(breaksAfter(recordedAnswer.slice(cut, furtherCut)));
  const first = await ended((await askForRest(id)).id, 'failed');
  expect(first).toMatchObject({ error: { reason: 'broke-off' }, kept: { id } });
  expect(await site(id)).toMatchObject({ version: 2, interrupted: true, canWriteRest: true });
  expect(await page(id)).toContain('Whole rye');

  provider.behave(answers(recordedAnswer.slice(furtherCut)));
  await ended((await askForRest(id)).id, 'done');
  expect(await page(id)).toContain('Reserve for tomorrow');
});

it('a rest of which nothing comes changes nothing', async () => {
  const id = await interruptedSite();
  provider.behave(failsWith(401));
  const failed = await ended((await askForRest(id)).id, 'failed');
  expect(failed).toMatchObject({ error: { reason: 'key-refused' }, kept: { id } });
  expect(await site(id)).toMatchObject({ version: 1, interrupted: true, canWriteRest: true });
});

describe('a site that was changed since it was interrupted', () => {
  const edit = async (id: string, path: string, from: string, to: string, version: number) => {
    const { content } = (await call(service.url, routes.siteFile, { token: owner, params: { id, path } }))
      .body;
    expect(content).toContain(from);
    const body = { version, content: content.replace(from, to), sitting: 'one-sitting-0001' };
    await call(service.url, routes.writeFile, { token: owner, params: { id, path }, body });
  };

  it('stays interrupted, and its rest is written beside what was changed', async () => {
    const id = await interruptedSite();
    await edit(id, 'index.html', 'wood-fired bakery</title>', 'our bakery</title>', 1);
    expect(await site(id)).toMatchObject({ version: 2, interrupted: true, canWriteRest: true });

    provider.behave(breaksAfter(recordedAnswer.slice(cut, furtherCut)));
    await ended((await askForRest(id)).id, 'failed');
    expect(await page(id)).toContain('our bakery</title>');
    expect(await page(id)).toContain('Whole rye');

    provider.behave(answers(recordedAnswer.slice(furtherCut)));
    await ended((await askForRest(id)).id, 'done');
    const whole = await site(id);
    expect(whole).not.toHaveProperty('interrupted');
    expect(whole.files.map(({ path }) => path)).toContain('about.html');
    expect(await page(id)).toContain('our bakery</title>');
    expect(await page(id)).toContain('Reserve for tomorrow');
  });

  it('goes on behind what the model wrote as a site, not behind the blocks of a change', async () => {
    const id = await interruptedSite();
    await edit(id, 'index.html', 'wood-fired bakery</title>', 'our bakery</title>', 1);
    const source = await packSource({ answer: '<edit path="index.html">', promptVersion: '1-00000000' });
    await service.siteVersions.updateOne({ folderId: id, version: 2 }, { $set: { kind: 'revised', source } });
    provider.behave(answers(recordedAnswer.slice(cut)));
    await ended((await askForRest(id)).id, 'done');
    expect(provider.requests.at(-1)?.body).toMatchObject({
      messages: [{}, {}, { role: 'assistant', content: recordedAnswer.slice(0, cut) }, {}],
    });
  });

  it('keeps the change where the rest was to go, and says so', async () => {
    const id = await interruptedSite();
    await edit(id, 'index.html', '</body>', '<p>Ours</p></body>', 1);
    provider.behave(answers(recordedAnswer.slice(cut)));
    await ended((await askForRest(id)).id, 'done');
    const whole = await site(id);
    expect(await page(id)).toContain('<p>Ours</p></body>');
    expect(whole.files.map(({ path }) => path)).toContain('about.html');
    expect(whole.report.notes.at(-1)).toMatch(/^You had changed index\.html .* version 2 /);
  });
});

it('is asked for by its owner, of a site that was interrupted', async () => {
  const id = await interruptedSite();
  const stranger = { token: tokenOf({ id: 'b'.repeat(24) }), params: { id } };
  expect((await callRefused(service.url, routes.writeRest, { params: { id } })).status).toBe(401);
  expect((await callRefused(service.url, routes.writeRest, stranger)).status).toBeGreaterThanOrEqual(401);
  await call(service.url, routes.deleteSite, { token: owner, params: { id } });
  const deleted = await callRefused(service.url, routes.writeRest, { token: owner, params: { id } });
  expect(deleted.status).toBe(404);

  provider.behave(answers(recordedAnswer));
  const { body } = await call(service.url, routes.generate, { token: owner, body: { prompt: 'A smithy' } });
  const whole = await callRefused(service.url, routes.writeRest, { token: owner, params: { id: body.id } });
  expect(whole.status).toBe(409);
});

it('is written once, however often it is asked for', async () => {
  const id = await interruptedSite();
  const direction = provider.direct('A bakery');
  const [one, other] = [await askForRest(id), await askForRest(id)];
  expect(other.id).toBe(one.id);
  const answer = await direction.next();
  answer.write(recordedAnswer.slice(cut));
  answer.end();
  await ended(one.id, 'done');
  expect(direction.requests).toBe(1);
});
