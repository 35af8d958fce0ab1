import { routes } from '@sitewright/contracts';
import { call, callRefused, storePerson, tokenOf } from '@sitewright/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { composerEngine } from '../../test/composer-engine.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';

const prompt = [
  'A yarn shop called Skein in Leeds. Phone 020 7946 0958.',
  'Open Tuesday to Friday 10 to 17',
  'Prices:',
  '- Merino wool £14',
  '- Alpaca £19',
  'Team:',
  '- Anna Berg, dyer',
  'A gallery.',
].join('\n');

const owner = tokenOf();
let service: SitesService;
let admin: string;
let stranger: string;
let id: string;

beforeAll(async () => {
  service = await startSitesService({ engine: composerEngine });
  admin = await storePerson(service.db, { id: 'a'.repeat(24), role: 'admin', email: 'admin@example.com' });
  stranger = await storePerson(service.db, { id: 'b'.repeat(24), email: 'eve@example.com' });
});
afterAll(async () => {
  await service.close();
});
beforeEach(async () => {
  await service.db.collection('limits').deleteMany({});
  id = await service.generate(prompt);
});

const ask = async (instruction: string, version = 1, more: object = {}) =>
  (
    await call(service.url, routes.reviseSite, {
      token: owner,
      params: { id },
      body: { version, instruction, ...more },
    })
  ).body;
const refused = (body: unknown, token: string | undefined = owner) =>
  callRefused(service.url, routes.reviseSite, { token, params: { id }, body });
const list = async (token = owner) =>
  (await call(service.url, routes.revisions, { token, params: { id } })).body;
const file = async (path = 'index.html') => {
  const answer = await fetch(`${service.url}/preview/${id}/${path}?still`);
  expect(answer.status).toBe(200);
  return answer.text();
};
const stored = async (path = 'index.html') => {
  const params = { id, path };
  return (await call(service.url, routes.siteFile, { token: owner, params })).body.content ?? '';
};
const wordsOf = (html: string) =>
  html.replaceAll(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

describe('a change asked for in words', () => {
  it('is a new version, in which only that differs, and a turn of the conversation', async () => {
    const before = wordsOf(await file());
    const { revision, comparison } = await ask('Merino wool is £16 now');
    expect(revision).toMatchObject({
      state: 'made',
      seen: 1,
      made: 2,
      engine: 'composer',
      notUnderstood: [],
    });
    expect(revision.answer).toContain('£16');
    expect(comparison?.differences.map(({ after }) => after)).toEqual(
      expect.arrayContaining([expect.stringContaining('£16')]),
    );
    const after = wordsOf(await file());
    expect(after).toContain('£16');
    expect(after.replaceAll('£16', '£14')).toBe(before);
    const { revisions } = await list();
    expect(revisions).toEqual([revision]);
  });

  it('of the look leaves every page as it is', async () => {
    const [words, styles] = [wordsOf(await file()), await file('styles.css')];
    const { revision } = await ask('Make the buttons green and use a serif font');
    expect(revision).toMatchObject({ state: 'made', notUnderstood: [] });
    expect(wordsOf(await file())).toBe(words);
    expect(await file('styles.css')).not.toBe(styles);
  });

  it('that is not understood changes nothing, and says so', async () => {
    const { revision, comparison } = await ask('Make it sing on Sundays');
    expect(revision).toMatchObject({ state: 'nothing', notUnderstood: ['Make it sing on Sundays'] });
    expect(revision.answer).toContain('model');
    expect(comparison).toBeUndefined();
    expect((await service.sites.findOne({ folderId: id }))?.version).toBe(1);
  });

  it('that is pointed at is about that', async () => {
    const html = await stored();
    const at = html.indexOf('Anna Berg');
    const element = { start: at, end: at + 'Anna Berg'.length };
    const { revision } = await ask('remove this', 1, {
      target: { path: 'index.html', element, label: 'Anna' },
    });
    expect(revision).toMatchObject({ state: 'made', target: { path: 'index.html', label: 'Anna' } });
    expect(wordsOf(await file())).not.toContain('Anna Berg');
    expect(wordsOf(await file())).toContain('Alpaca');
  });

  it('leaves what was changed by hand, and says so where it would not', async () => {
    const html = await stored();
    const at = html.indexOf('Alpaca');
    const edit = { path: 'index.html', start: at, end: at + 6, old: 'Alpaca', new: 'Camel' };
    const body = { version: 1, sitting: 'sitting-1', instruction: 'Changed a text', edits: [edit] };
    await call(service.url, routes.editSite, { token: owner, params: { id }, body });
    const { revision } = await ask('Merino wool is £16 now', 2);
    expect(revision).toMatchObject({ state: 'made', made: 3 });
    expect(await stored()).toContain('Camel');
    expect(await stored()).toContain('£16');
    const { revision: other } = await ask('Alpaca is £23 now and remove Alpaca', 3);
    expect(other.state).toBe('nothing');
    expect(other.answer).toContain('by hand');
  });

  it('that is sent twice is made once', async () => {
    const [one, other] = [await ask('Make it dark'), await ask('Make it dark')];
    expect(other.revision).toEqual(one.revision);
    expect((await list()).revisions).toHaveLength(1);
  });

  it('of a head that was not seen is refused with both sides', async () => {
    await ask('Make it dark');
    const { status, body } = await refused({ version: 1, instruction: 'Use a serif font' });
    expect([status, body.code]).toEqual([409, 'CONFLICT']);
    expect(body.conflict).toMatchObject({ yours: { version: 1 }, theirs: { version: 2 } });
  });

  it('of a site that a model wrote changes facts and exact words where the pages state them', async () => {
    await service.siteVersions.updateOne({ folderId: id }, { $set: { engine: 'openai' } });
    const before = await stored();
    const { revision, comparison } = await ask('Merino wool is £16 now and make it green');
    expect(revision).toMatchObject({ state: 'made', made: 2, engine: 'composer' });
    expect(revision.answer).toContain('“£16” now');
    expect(revision.answer).toContain('colours, typefaces and layout cannot be changed here');
    expect(comparison?.differences.length).toBeGreaterThan(0);
    expect(await stored()).toBe(before.replaceAll('£14', '£16'));
    const { revision: worded } = await ask('Change “Alpaca” to “Baby alpaca”', 2);
    expect(worded.state).toBe('made');
    expect(await stored()).toBe(before.replaceAll('£14', '£16').replaceAll('Alpaca', 'Baby alpaca'));
    const { revision: beyond } = await ask('Move the prices to the top', 3);
    expect(beyond.state).toBe('nothing');
  });

  it('of a site that a model wrote says what can be done', async () => {
    await service.siteVersions.updateOne({ folderId: id }, { $set: { engine: 'openai' } });
    const { revision } = await ask('Make it green');
    expect(revision.state).toBe('nothing');
    expect(revision.answer).toContain('model');
  });
});

describe('who may', () => {
  it('ask: the owner; read: the owner and administrators', async () => {
    const body = { version: 1, instruction: 'Make it dark' };
    expect((await refused(body, admin)).status).toBe(403);
    expect((await refused(body, stranger)).status).toBe(404);
    expect((await list(admin)).revisions).toEqual([]);
    expect(
      (await callRefused(service.url, routes.revisions, { token: stranger, params: { id } })).status,
    ).toBe(404);
  });

  it('send: words that can be read, not too many', async () => {
    for (const instruction of ['', ' ', 'x'.repeat(4001), 'a\u0000b', 7])
      expect((await refused({ version: 1, instruction })).status).toBe(400);
  });
});

it('examples of a site that a model wrote are those that can be done without one', async () => {
  await service.siteVersions.updateOne({ folderId: id }, { $set: { engine: 'openai' } });
  const { examples } = await list();
  expect(examples.length).toBeGreaterThan(0);
  for (const instruction of examples) {
    const { version = 1 } = (await service.sites.findOne({ folderId: id })) ?? {};
    const { revision } = await ask(instruction, version);
    expect(revision.state, instruction).toBe('made');
    await service.siteVersions.updateMany({ folderId: id }, { $set: { engine: 'openai' } });
  }
});

it('examples are made of what the site has', async () => {
  const { examples } = await list();
  expect(examples.join('\n')).toContain('Merino wool');
  for (const instruction of examples) {
    const { version = 1 } = (await service.sites.findOne({ folderId: id })) ?? {};
    const { revision } = await ask(instruction, version);
    expect(revision.notUnderstood, instruction).toEqual([]);
  }
}, 30_000);
