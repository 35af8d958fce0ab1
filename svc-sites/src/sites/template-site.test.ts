import { routes } from '@sitewright/contracts';
import { call, callRefused, storePerson, tokenOf } from '@sitewright/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { composerEngine } from '../../test/composer-engine.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';

const owner = tokenOf();
let service: SitesService;
let id: string;

const prompt =
  'A yarn shop called Skein in Leeds. Open Tuesday to Friday 10 to 17. Call 0113 496 0018 or write to hello@skein.example. ' +
  'Merino £9.50, alpaca £12. Pages: home, prices, contact. Run by Priya Shah. Dark green, serif.';

beforeAll(async () => {
  service = await startSitesService({ engine: composerEngine });
});
afterAll(async () => {
  await service.close();
});
beforeEach(async () => {
  await service.db.collection('limits').deleteMany({});
  id = await service.generate(prompt);
});

const of = (folderId = id) => ({ token: owner, params: { id: folderId } });
const template = async (name: string, folderId = id) =>
  (await call(service.url, routes.templateSite, { ...of(folderId), body: { name } })).body;
const details = async (folderId: string) => (await call(service.url, routes.site, of(folderId))).body;
const read = async (folderId: string, path: string) =>
  (await call(service.url, routes.siteFile, { token: owner, params: { id: folderId, path } })).body.content;
const allTexts = async (folderId: string) => {
  const { files } = await details(folderId);
  const texts = files.filter(({ isText }) => isText).map(({ path }) => read(folderId, path));
  return (await Promise.all(texts)).join('\n');
};

it('has kind, pages and look of the other one, another name and none of its facts', async () => {
  const { site, isEmptied } = await template('Knot & Purl');
  expect(isEmptied).toBe(true);
  expect(site.name).toBe('Knot & Purl');
  const [before, after] = await Promise.all([details(id), details(site.folderId)]);
  const pages = ({ files }: typeof before) =>
    files.map(({ path }) => path).filter((path) => path.endsWith('.html'));
  expect(pages(after)).toEqual(pages(before));
  expect(after).toMatchObject({
    engine: 'composer',
    version: 1,
    prompt: expect.stringContaining('Knot & Purl'),
  });
  const text = await allTexts(site.folderId);
  for (const fact of ['Skein', 'Leeds', '0113', 'hello@skein', '9.50', 'alpaca', 'Alpaca', 'Priya'])
    expect(text, fact).not.toContain(fact);
  expect(text).toContain('Knot &amp; Purl');
  const brief = (await call(service.url, routes.siteBrief, of(site.folderId))).body;
  expect(brief).toMatchObject({
    canRecompose: true,
    brief: { contacts: [], hours: [], offer: [], statements: [] },
  });
  expect(await allTexts(id)).toContain('Skein');
});

it('can be filled with facts of its own', async () => {
  const { site } = await template('Knot');
  const contacts = [{ kind: 'phone', value: '020 7946 0018', from: [] }];
  const body = { version: 1, changes: { contacts } };
  await call(service.url, routes.changeSiteBrief, { ...of(site.folderId), body });
  expect(await allTexts(site.folderId)).toContain('020 7946 0018');
});

it('keeps the look that was given by hand', async () => {
  const styles = await read(id, 'styles.css');
  const colour = /--[\w-]+:\s*(#[0-9a-f]{6}|oklch\([^)]*\))/i.exec(styles);
  const old = colour?.[1] ?? '';
  const start = (colour?.index ?? 0) + (colour?.[0].lastIndexOf(old) ?? 0);
  const edits = [{ path: 'styles.css', start, end: start + old.length, old, new: '#123456' }];
  const body = { version: 1, sitting: 'a-sitting', kind: 'look', instruction: 'Other colours', edits };
  await call(service.url, routes.editSite, { ...of(), body });
  const { site } = await template('Knot');
  expect(await read(site.folderId, 'styles.css')).toContain('#123456');
});

it('is a copy with all its words where nobody knows which of them are facts, and says so', async () => {
  await service.siteVersions.updateOne({ folderId: id }, { $set: { engine: 'imported' } });
  const { site, isEmptied } = await template('Another');
  expect([site.name, isEmptied]).toEqual(['Another', false]);
  expect(await allTexts(site.folderId)).toContain('Skein');
});

it.each([{}, { name: '' }, { name: ' ' }, { name: 'x'.repeat(121) }, { name: 'a\u0000b' }, { name: 5 }])(
  'with %j is refused',
  async (body) => {
    const refused = await callRefused(service.url, routes.templateSite, { ...of(), body });
    expect(refused).toMatchObject({ status: 400, body: { fields: { name: expect.any(String) } } });
  },
);

it('is the owner’s to make, of what is there', async () => {
  const body = { name: 'Mine' };
  const admin = await storePerson(service.db, {
    id: 'a'.repeat(24),
    role: 'admin',
    email: 'admin@example.com',
  });
  const stranger = await storePerson(service.db, { id: 'b'.repeat(24), email: 'eve@example.com' });
  const by = async (token: string) =>
    (await callRefused(service.url, routes.templateSite, { ...of(), token, body })).status;
  expect([await by(stranger), await by(admin), await by('nobody')]).toEqual([404, 403, 401]);
  await call(service.url, routes.deleteSite, of());
  expect((await callRefused(service.url, routes.templateSite, { ...of(), body })).status).toBe(404);
});
