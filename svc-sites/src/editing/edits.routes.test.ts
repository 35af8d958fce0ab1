import { type EditSiteRequest, routes } from '@sitewright/contracts';
import { call, callRefused, storePerson, tokenOf } from '@sitewright/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { composerEngine } from '../../test/composer-engine.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';

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
  id = await service.generate('A yarn shop called Skein in Leeds. Open Tuesday to Friday 10 to 17');
});

const read = async (path = 'index.html') => {
  const { body } = await call(service.url, routes.siteFile, { token: owner, params: { id, path } });
  return body.content;
};
const details = async () => (await call(service.url, routes.site, { token: owner, params: { id } })).body;
const replacing = async (old: string, text: string) => {
  const start = (await read()).indexOf(old);
  return { path: 'index.html', start, end: start + old.length, old, new: text };
};
const requestOf = (...edits: EditSiteRequest['edits']): EditSiteRequest => ({
  version: 1,
  sitting: 'sitting-1',
  kind: 'edited',
  instruction: 'Changed the title',
  edits,
});
const save = async (request: EditSiteRequest, token = owner) =>
  (await call(service.url, routes.editSite, { token, params: { id }, body: request })).body;
const refused = (body: unknown, token: string | undefined = owner) =>
  callRefused(service.url, routes.editSite, { token, params: { id }, body });

it('is the next version, with not a byte changed besides', async () => {
  const before = await details();
  const source = await read();
  const head = await save(requestOf(await replacing('<title>', '<title>The very best: ')));
  expect(head).toMatchObject({ version: 2, canUndo: true, canRedo: false });
  expect(await read()).toBe(source.replace('<title>', '<title>The very best: '));
  const after = await details();
  expect(after.files.filter(({ path }) => path !== 'index.html')).toEqual(
    before.files.filter(({ path }) => path !== 'index.html'),
  );
  expect(after.report.checks.filter(({ status }) => status === 'failed')).toEqual([]);
});

it('says in the report what is wrong by now, and repairs nothing', async () => {
  const source = await read();
  const lang = /<html lang="[^"]+"/.exec(source)?.[0] ?? '';
  await save(requestOf(await replacing(lang, '<html class="blot-red"')));
  expect(await read()).toBe(source.replace(lang, '<html class="blot-red"'));
  const { report } = await details();
  const language = report.checks.find((check) => check.id === 'language');
  expect(language).toMatchObject({
    status: 'failed',
    findings: [{ path: 'index.html', isRepairable: true }],
  });
  expect(report.notes).toContain('No style is there for a class that was written by hand: blot-red');
});

it('in a script changes what runs, byte by byte, and is judged as one', async () => {
  const source = await read();
  const script = "<script>\n  const words = '</p> & <b>';\n</script>\n";
  await save(requestOf(await replacing('</body>', `${script}</body>`)));
  const inside = await replacing("'</p> & <b>'", '`1 & </b> 🥐`');
  await save({ ...requestOf(inside), version: 2, sitting: 'sitting-2' });
  const now = script.replace("'</p> & <b>'", '`1 & </b> 🥐`');
  expect(await read()).toBe(source.replace('</body>', () => `${now}</body>`));
  const failed = async () =>
    (await details()).report.checks.flatMap(({ id: check, status }) => (status === 'failed' ? check : []));
  expect(await failed()).toEqual([]);
  const broken = await replacing('const words =', 'const (words =');
  await save({ ...requestOf(broken), version: 3, sitting: 'sitting-3' });
  expect(await failed()).toEqual(['script-syntax']);
});

it('parts no character, also where two edits of it meet or overlap', async () => {
  await save(requestOf(await replacing('<title>', '<title>🥐🥐')));
  const at = (await read()).indexOf('🥐🥐');
  const piece = (start: number, end: number, old: string) => ({
    path: 'index.html',
    start: at + start,
    end: at + end,
    old,
    new: 'x',
  });
  const source = await read();
  for (const [edits, index, said] of [
    [[piece(0, 2, '🥐'), piece(1, 1, '')], 1, 'overlap'],
    [[piece(0, 4, '🥐🥐'), piece(2, 4, '🥐')], 1, 'overlap'],
    [[piece(3, 3, '')], 0, 'part a character'],
    [[piece(1, 2, '\uDD50')], '0.old', 'broken characters'],
  ] as const)
    expect(await refused({ ...requestOf(...edits), version: 2, sitting: 'sitting-2' })).toMatchObject({
      status: 400,
      body: { fields: { [`edits.${index}`]: expect.stringContaining(said) } },
    });
  expect(await read()).toBe(source);
});

it('is one version when it is sent twice, and a conflict with both sides when somebody else was faster', async () => {
  const request = requestOf(await replacing('<title>', '<title>A '));
  const other = requestOf(await replacing('<title>', '<title>B '));
  expect(await save(request)).toMatchObject({ version: 2 });
  expect(await save(request)).toMatchObject({ version: 2 });
  const conflict = await refused(other);
  expect(conflict).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect(conflict.body.conflict).toMatchObject({ yours: { edits: other.edits }, theirs: { version: 2 } });
  expect(await read()).toContain('<title>A ');
});

it('is one of two that are saved at the same moment', async () => {
  const requests = await Promise.all(
    ['A ', 'B ', 'C '].map(async (text) => requestOf(await replacing('<title>', `<title>${text}`))),
  );
  const answers = await Promise.allSettled(requests.map((request) => save(request)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await details()).version).toBe(2);
});

it('takes as much as a large part of a page that is moved', async () => {
  const head = await save(requestOf(await replacing('</main>', `${'<p>Wool</p>'.repeat(60_000)}</main>`)));
  expect(head).toMatchObject({ version: 2 });
  expect((await read()).length).toBeGreaterThan(600_000);
});

it('makes no version of edits that change nothing', async () => {
  expect(await save(requestOf(await replacing('<title>', '<title>')))).toMatchObject({ version: 1 });
});

it('is refused as a whole where one place is not as it was seen', async () => {
  const good = await replacing('<title>', '<title>A ');
  const source = await read();
  const bad = { ...good, start: 0, end: 3, old: 'abc' };
  expect(await refused(requestOf(good, bad))).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION_FAILED', fields: { 'edits.1': expect.stringContaining('other text') } },
  });
  expect(await read()).toBe(source);
});

it.each([
  ['no edits', { edits: [] }],
  ['no sitting', { sitting: '' }],
  ['a place that ends before it starts', { edits: [{ path: 'a', start: 2, end: 1, old: '', new: '' }] }],
  ['half a character', { edits: [{ path: 'index.html', start: 0, end: 0, old: '', new: '\uD83E' }] }],
])('refuses %s', async (_name, wrong) => {
  expect(await refused({ ...requestOf(), ...wrong })).toMatchObject({ status: 400 });
});

it('is its owner’s alone', async () => {
  const request = requestOf(await replacing('<title>', '<title>A '));
  expect(await refused(request, admin)).toMatchObject({ status: 403 });
  expect(await refused(request, stranger)).toMatchObject({ status: 404 });
  expect(await refused(request, '')).toMatchObject({ status: 401 });
});
