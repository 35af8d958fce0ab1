import { randomUUID } from 'node:crypto';
import { offerPreviewPath, routes } from '@sitewright/contracts';
import { call, callRefused, storePerson, tokenOf } from '@sitewright/service-kit/testing';
import {
  answers,
  type FakeProvider,
  recordedAnswer,
  repairRequest,
  repairs,
} from '@sitewright/site-engine/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { editSite } from '../../test/edit-site.ts';
import type { SitesService } from '../../test/harness.ts';
import { type SitesWithModel, startSitesWithModel } from '../../test/sites-with-model.ts';
import { unpackSource } from '../db/packed-source.ts';
import { findStyles } from '../db/packed-styles.ts';
import { keepLastCheck } from '../engine-view/last-check.ts';

const owner = tokenOf();
const prompt = 'A yarn shop called Skein in Leeds. Prices:\n- Merino wool £14\n- Alpaca £19';

let provider: FakeProvider;
let service: SitesService;
let close: SitesWithModel['close'];
let id: string;

beforeAll(async () => {
  ({ provider, service, close } = await startSitesWithModel());
});
afterAll(() => close());
beforeEach(async () => {
  await service.db.collection('limits').deleteMany({});
  const { body } = await call(service.url, routes.generate, {
    token: owner,
    body: { prompt, engine: 'composer' },
  });
  id = body.id;
});

const block = (search: string, replace: string, path = 'index.html') =>
  `<edit path="${path}">\n<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE\n</edit>`;
const body = { version: 1, instruction: 'Call the wool softer' };
const ask = async (more: object = {}) =>
  (await call(service.url, routes.reviseSite, { token: owner, params: { id }, body: { ...body, ...more } }))
    .body;
const list = async () =>
  (await call(service.url, routes.revisions, { token: owner, params: { id } })).body.revisions;
const stored = async (path = 'index.html') =>
  (await call(service.url, routes.siteFile, { token: owner, params: { id, path } })).body.content ?? '';
const site = () => service.sites.findOne({ folderId: id });
const versionOf = (version: number) => service.siteVersions.findOne({ folderId: id, version });
const sourceOf = async (version: number) => {
  const { source } = (await versionOf(version)) ?? {};
  return source && unpackSource(source);
};

describe('a change that a model writes', () => {
  it('is a generation whose version differs there alone', async () => {
    const before = await stored();
    provider.behave(answers(block('<title>', '<title>Softest ')));
    const { revision, comparison } = await ask();
    expect(revision).toMatchObject({ state: 'made', engine: 'openai', seen: 1, made: 2 });
    expect(revision.usage?.read).toBeGreaterThan(0);
    expect(await stored()).toBe(before.replace('<title>', '<title>Softest '));
    expect(comparison?.differences.length).toBeGreaterThan(0);
    expect(await list()).toEqual([revision]);
    const generation = await service.generations.findOne({ folderId: id, revision: { $exists: true } });
    expect(generation).toMatchObject({ state: 'done', slot: expect.any(Number) });
    const version = await service.siteVersions.findOne({ folderId: id, version: 2 });
    expect(version).toMatchObject({ kind: 'revised', engine: 'openai', instruction: body.instruction });
  });

  it('is told as it is made', async () => {
    provider.behave(answers(block('<title>', '<title>Softest ')));
    const answer = await fetch(`${service.url}/api/sites/${id}/revisions`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${owner}`,
        accept: 'text/event-stream',
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    const told = await answer.text();
    const types = [...told.matchAll(/^event: (\w+)$/gm)].map(([, type]) => type);
    expect(types[0]).toBe('accepted');
    expect(types).toContain('file');
    expect(types.at(-1)).toBe('done');
    expect((await site())?.version).toBe(2);
  });

  it('that fails leaves the site as it is, and says why', async () => {
    provider.behave(answers(block('Merino silk', 'x')));
    const { status, body: said } = await callRefused(service.url, routes.reviseSite, {
      token: owner,
      params: { id },
      body,
    });
    expect([status, said.code]).toEqual([502, 'PROVIDER_FAILED']);
    expect((await site())?.version).toBe(1);
    expect(await list()).toMatchObject([{ state: 'failed', answer: said.message }]);
  });

  it('that makes the report worse is offered, and made once it is taken', async () => {
    const written = '<file path="script.js">\nconst (broken;\n</file>';
    provider.behave(answers(written));
    const { revision } = await ask();
    expect(revision.state).toBe('offered');
    expect((await site())?.version).toBe(1);
    const taken = await call(service.url, routes.acceptRevision, {
      token: owner,
      params: { id, revision: revision.id },
      body: { version: 1 },
    });
    expect(taken.body.revision).toMatchObject({ state: 'made', made: 2 });
    expect(await stored('script.js')).toContain('const (broken');
    expect(await sourceOf(2)).toMatchObject({ answer: written });
    expect(await versionOf(2)).toMatchObject({ kind: 'revised', engine: 'openai' });
    expect(await list()).toMatchObject([{ state: 'made', made: 2 }]);
  });

  it('that is offered is seen before it is taken, as long as the site has not gone on', async () => {
    const home = await stored();
    const broken = '<file path="script.js">\nconst (broken;\n</file>';
    provider.behave(
      answers(`${block('£14', '£15')}\n${block('</footer>', '<p>New here</p></footer>')}\n${broken}`),
    );
    const start = home.indexOf('£14');
    const { revision } = await ask({
      target: { path: 'index.html', element: { start, end: start + 3 }, label: 'Price' },
    });
    expect(revision.state).toBe('offered');
    const params = { id, revision: revision.id };
    const admin = await storePerson(service.db, {
      id: 'a'.repeat(24),
      role: 'admin',
      email: 'a@example.com',
    });
    const stranger = await storePerson(service.db, { id: 'b'.repeat(24), email: 'eve@example.com' });
    const { body: offer } = await call(service.url, routes.offeredChange, { token: owner, params });
    expect(offer.differences.map(({ part, isOutside }) => [part, isOutside])).toEqual([
      [offer.scope?.[0], false],
      ['Footer', true],
      ['script.js', true],
    ]);
    expect((await call(service.url, routes.offeredChange, { token: admin, params })).body).toEqual(offer);
    const refused = (token: string) => callRefused(service.url, routes.offeredChange, { token, params });
    expect(await refused(stranger)).toMatchObject({ status: 404 });

    const shown = (path: string) => fetch(service.url + offerPreviewPath(id, revision.id, path));
    expect(await (await shown('index.html?still')).text()).not.toBe(home);
    const page = await shown('index.html');
    expect(page.headers.get('content-security-policy')).toMatch(/^sandbox /);
    expect(await page.text()).toContain('£15');
    expect(await (await shown('script.js')).text()).toContain('const (broken');
    expect(await (await shown('styles.css')).text()).toBe(await stored('styles.css'));
    expect((await shown('gone.html')).status).toBe(404);
    expect((await fetch(service.url + offerPreviewPath(id, 'f'.repeat(24)))).status).toBe(404);
    expect((await site())?.version).toBe(1);

    await edit({ start, end: start + 3, old: '£14', new: '£16' });
    expect(await refused(owner)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('is not asked for of a head that was not seen', async () => {
    const { status } = await callRefused(service.url, routes.reviseSite, {
      token: owner,
      params: { id },
      body: { ...body, version: 7 },
    });
    expect(status).toBe(409);
    expect(await list()).toEqual([]);
  });

  it('is left to the composer where that is asked for', async () => {
    const { revision } = await ask({ instruction: 'Merino wool is £16 now', engine: 'composer' });
    expect(revision).toMatchObject({ state: 'made', engine: 'composer' });
  });

  it('is marked where it lies outside of the part that was pointed at, and the same is told later', async () => {
    const home = await stored();
    provider.behave(answers(`${block('£14', '£15')}\n${block('</footer>', '<p>New here</p></footer>')}`));
    const start = home.indexOf('£14');
    const { comparison } = await ask({
      target: { path: 'index.html', element: { start, end: start + 3 }, label: 'Price' },
    });
    const marks = comparison?.differences.map(({ part, isOutside }) => [part, isOutside]);
    expect(comparison?.scope).toHaveLength(1);
    expect(marks).toContainEqual([comparison?.scope?.[0], false]);
    expect(marks).toContainEqual(['Footer', true]);
    const later = await call(service.url, routes.compareVersions, {
      token: owner,
      params: { id, number: '2' },
      query: '?with=1',
    });
    expect(later.body).toEqual(comparison);
    const outside = comparison?.differences.find(({ isOutside }) => isOutside);
    await call(service.url, routes.takeBack, {
      token: owner,
      params: { id, number: '2' },
      body: { version: 2, differences: [outside?.id ?? ''] },
    });
    expect(await stored()).toBe(home.replace('£14', '£15'));
  });

  it('is not judged where nobody can tell what was asked of', async () => {
    provider.behave(answers(block('£14', '£15')));
    const { comparison } = await ask({ instruction: 'Make everything a little friendlier' });
    expect(comparison?.scope).toBeUndefined();
    expect(comparison?.differences.every(({ isOutside }) => isOutside === undefined)).toBe(true);
  });

  it('is written one at a time, stops at once, and the thread says so', async () => {
    const words = 'Call the wool much softer';
    const model = provider.direct(words);
    const first = callRefused(service.url, routes.reviseSite, {
      token: owner,
      params: { id },
      body: { ...body, instruction: words },
    });
    const writing = await model.next();
    const [running] = await list();
    expect(running).toMatchObject({ state: 'running', instruction: words });
    const second = await callRefused(service.url, routes.reviseSite, {
      token: owner,
      params: { id },
      body: { ...body, instruction: 'Something else' },
    });
    expect([second.status, second.body.message]).toEqual([409, expect.stringContaining(words)]);
    const stop = () =>
      call(service.url, routes.stopGeneration, {
        token: owner,
        params: { id: running?.generationId ?? '' },
      });
    await stop();
    await writing.closed;
    expect((await first).body.code).toBe('GENERATION_STOPPED');
    expect((await stop()).body.state).toBe('stopped');
    expect(await list()).toMatchObject([{ state: 'stopped', answer: expect.stringMatching(/^Stopped/) }]);
    expect((await site())?.version).toBe(1);
    provider.behave(answers(block('<title>', '<title>Softest ')));
    expect((await ask()).revision.state).toBe('made');
  });

  /** Asks for a change as a stream, and does something once so many of its events have come. */
  async function streamed(instruction: string, events: number, act: () => Promise<unknown>) {
    const answer = await fetch(`${service.url}/api/sites/${id}/revisions`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${owner}`,
        accept: 'text/event-stream',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ ...body, instruction }),
    });
    let told = '';
    let acted: Promise<unknown> | undefined;
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      told += part;
      if ((told.match(/^event: /gm)?.length ?? 0) >= events) acted ??= act();
    }
    await acted;
  }

  it.each([1, 2, 3, 4, 5, 6])(
    'that is stopped twice after %s events leaves one version or none, and the thread says which',
    async (events) => {
      provider.behave(answers(block('<title>', '<title>Softest ')));
      const stop = async () => {
        const { generationId = '' } = (await list()).at(-1) ?? {};
        await call(service.url, routes.stopGeneration, { token: owner, params: { id: generationId } });
      };
      await streamed(`Softer, after ${events}`, events, () => Promise.all([stop(), stop()]));
      await stop();
      const [turn] = await list();
      const { version } = (await site()) ?? {};
      expect([turn?.state, version]).toEqual(turn?.state === 'made' ? ['made', 2] : ['stopped', 1]);
      expect(await service.siteVersions.countDocuments({ folderId: id })).toBe(version);
    },
  );

  const edit = (place: { start: number; end: number; old: string; new: string }) =>
    call(service.url, routes.editSite, {
      token: owner,
      params: { id },
      body: {
        version: 1,
        sitting: randomUUID(),
        kind: 'edited',
        instruction: 'By hand',
        edits: [{ path: 'index.html', ...place }],
      },
    });

  async function changedMeanwhile(words: string, place: Parameters<typeof edit>[0]) {
    const model = provider.direct(words);
    const asked = ask({ instruction: words });
    const writing = await model.next();
    await edit(place);
    writing.write(block('<title>', '<title>Softest '));
    writing.end();
    return asked;
  }

  it('is put together with what was changed by hand meanwhile', async () => {
    const before = await stored();
    const start = before.indexOf('£19');
    const place = { start, end: start + 3, old: '£19', new: '£21' };
    const { revision, comparison } = await changedMeanwhile('Softer, beside my prices', place);
    expect(revision).toMatchObject({ state: 'made', seen: 1, made: 3 });
    expect(comparison).toMatchObject({ from: 2, to: 3 });
    const byHand = `${before.slice(0, start)}£21${before.slice(start + 3)}`;
    expect(await stored()).toBe(byHand.replace('<title>', '<title>Softest '));
  });

  it('is offered where the same place was changed by hand meanwhile; both sides stay', async () => {
    const start = (await stored()).indexOf('<title>') + '<title>'.length;
    const place = { start, end: start, old: '', new: 'Mine ' };
    const { revision } = await changedMeanwhile('Softer, over my title', place);
    expect(revision).toMatchObject({
      state: 'offered',
      offeredFor: 2,
      answer: expect.stringContaining('index.html'),
    });
    expect(await stored()).toContain('<title>Mine ');
    const taken = await call(service.url, routes.acceptRevision, {
      token: owner,
      params: { id, revision: revision.id },
      body: { version: 2 },
    });
    expect(taken.body.revision).toMatchObject({ state: 'made', made: 3 });
    expect(await stored()).toContain('<title>Softest ');
    expect(await service.siteVersions.countDocuments({ folderId: id })).toBe(3);
  });

  it('that is asked for again under its key is the same one, also after it was made', async () => {
    provider.behave(answers(block('<title>', '<title>Softest ')));
    const again = async () =>
      (
        await call(service.url, routes.reviseSite, {
          token: owner,
          params: { id },
          body,
          headers: { 'idempotency-key': 'once-and-only-once' },
        })
      ).body;
    const first = await again();
    expect(await again()).toEqual(first);
    expect((await site())?.version).toBe(2);
  });
});

describe('what a version is made from', () => {
  const dark = 'oklch(30% 0.05 50)';
  const green = '#123d2a';
  const recolour = block(`--color-crust: ${dark};`, `--color-crust: ${green};`, 'theme.css');
  const themeOf = async (version: number, folderId = id) =>
    (await findStyles(service, folderId, version))?.theme.includes(green) ? 'green' : 'dark';

  beforeEach(async () => {
    provider.behave(answers(recordedAnswer));
    const made = await call(service.url, routes.generate, { token: owner, body: { prompt: 'A bakery' } });
    id = made.body.id;
    provider.behave(answers(recolour));
  });

  it('is the answer of the model, its prompt, and the theme that a later change starts from', async () => {
    const { comparison } = await ask({ instruction: 'Make the text green' });
    expect(await stored('styles.css')).toContain(green);
    expect(comparison?.differences.length).toBeGreaterThan(0);
    expect(await sourceOf(1)).toMatchObject({ answer: recordedAnswer });
    expect(await sourceOf(2)).toEqual({
      answer: recolour,
      promptVersion: expect.stringMatching(/^1-[0-9a-f]{8}$/),
    });
    expect(await versionOf(2)).toMatchObject({ kind: 'revised', usage: expect.anything() });
    provider.behave(answers(block(`--color-crust: ${green};`, '--color-crust: #123d3d;', 'theme.css')));
    expect((await ask({ version: 2, instruction: 'A little bluer' })).revision.state).toBe('made');
    expect(await stored('styles.css')).toContain('#123d3d');
  });

  it('stays with hand edits, and is that of the version which is shown again', async () => {
    await ask({ instruction: 'Make the text green' });
    await editSite(service, id, { path: 'index.html', content: `${await stored()}\n` });
    const head = (version: number) => ({ token: owner, params: { id }, body: { version } });
    await call(service.url, routes.undo, head(3));
    await call(service.url, routes.undo, head(4));
    await call(service.url, routes.redo, head(5));
    await call(service.url, routes.restoreVersion, { ...head(6), params: { id, number: '1' } });
    const themes = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((version) => themeOf(version)));
    expect(themes).toEqual(['dark', 'green', 'green', 'green', 'dark', 'green', 'dark']);
    expect(await sourceOf(3)).toBeUndefined();
  });

  it('waits with an offer, with the typefaces that came with it', async () => {
    const serif = block('--font-display: Georgia,', '--font-display: "Fraunces", Georgia,', 'theme.css');
    provider.behave(answers(`${recolour}\n${serif}\n<file path="more.js">\nconst (broken;\n</file>`));
    const { revision } = await ask({ instruction: 'Green, with a serif' });
    expect(revision.state).toBe('offered');
    const taking = { token: owner, params: { id, revision: revision.id }, body: { version: 1 } };
    await call(service.url, routes.acceptRevision, taking);
    expect(await themeOf(2)).toBe('green');
    const font = await fetch(`${service.url}/preview/${id}/fonts/fraunces-latin.woff2`);
    expect(Buffer.from(await font.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2');
  });

  it('goes with a copy', async () => {
    await ask({ instruction: 'Make the text green' });
    const { body: copy } = await call(service.url, routes.duplicateSite, { token: owner, params: { id } });
    expect(await themeOf(1, copy.folderId)).toBe('green');
  });
});

describe('a model that has done badly with blocks', () => {
  const checked = (model: string, passed: number) =>
    keepLastCheck(service, {
      at: new Date().toISOString(),
      model,
      scores: [{ area: 'edits', passed, of: 1, problems: [] }],
      inputTokens: 0,
      outputTokens: 0,
    });
  const isAskedWhole = () => {
    const asked = JSON.stringify(provider.requests.at(-1)?.body);
    const named = /Write these whole[^:]*: (?<paths>[^"\\]*)/.exec(asked)?.groups?.paths;
    return named?.includes('index.html') ?? false;
  };

  it('is asked for whole pages', async () => {
    const askedWhole = async (version: number) => {
      provider.behave(answers(block('<title>', '<title>Softest ')));
      await ask({ version });
      return isAskedWhole();
    };

    await service.notes.deleteMany({});
    expect(await askedWhole(1)).toBe(false);
    await checked('fake', 1);
    expect(await askedWhole(2)).toBe(false);
    await checked('another', 0);
    expect(await askedWhole(3)).toBe(false);
    await checked('fake', 0);
    expect(await askedWhole(4)).toBe(true);
  });

  it('is so in the repair turn, too', async () => {
    const askedWhole = async () => {
      provider.behave(repairs(recordedAnswer, answers('I cannot.')));
      await call(service.url, routes.generate, { token: owner, body: { prompt } });
      expect(JSON.stringify(provider.requests.at(-1)?.body)).toContain(repairRequest);
      return isAskedWhole();
    };

    await checked('fake', 1);
    expect(await askedWhole()).toBe(false);
    await checked('fake', 0);
    expect(await askedWhole()).toBe(true);
  });
});
