import { type Project, routes } from '@sitewright/contracts';
import { call, storePerson, testUser, tokenOf } from '@sitewright/service-kit/testing';
import type { SiteFile } from '@sitewright/site-engine';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { siteDocument } from '../../../test/builders.ts';
import { editSite } from '../../../test/edit-site.ts';
import { type SitesService, startSitesService } from '../../../test/harness.ts';
import { keepSiteTexts } from '../../maintenance/keep-site-texts.ts';
import { purgeDeletedSites } from '../../purge/purge-deleted-sites.ts';
import { createPurgedSitesRepository } from '../../purge/purged-sites.repository.ts';
import { createPendingVersionsRepository } from '../../versions/pending-versions.repository.ts';
import { createSiteTextsRepository } from './site-texts.repository.ts';

let service: SitesService;
const running = new AbortController().signal;

beforeAll(async () => {
  service = await startSitesService();
});
afterAll(() => service.close());
beforeEach(async () => {
  for (const name of ['sites', 'siteVersions', 'siteTexts']) await service.db.collection(name).deleteMany({});
});

const page = (body: string) => `<!DOCTYPE html><title>Hidden title</title><body>${body}`;

/** A site of a person, stored as every other is. */
async function store(name: string, pages: Record<string, string>, ownerId = testUser.id): Promise<string> {
  const site = siteDocument({ name, ownerId: new ObjectId(ownerId) });
  const files: SiteFile[] = Object.entries(pages).map(([path, content]) => ({ path, content }));
  const report = { checks: [], placeholders: [], notes: [], files: files.length, bytes: 1 };
  const generated = { name, files, report, engine: 'composer' as const };
  await createPendingVersionsRepository(service).insertVersion({
    folderId: site.folderId,
    ownerId,
    prompt: '',
    generated,
  });
  await service.sites.insertOne(site);
  return site.folderId;
}

const list = async (query: Record<string, string>, token = tokenOf()) =>
  call(service.url, routes.mySites, { token, query: `?${new URLSearchParams(query)}` });
const search = async (text: string, token?: string) => (await list({ search: text }, token)).body;
const names = (found: Project[]) => found.map(({ name }) => name);
/** What is marked, in the words of the snippet. */
const marked = ({ found }: Project) => found?.marks.map(({ start, end }) => found.text.slice(start, end));

describe('a search in My Projects', () => {
  it('finds what the pages say, and shows where', async () => {
    await store('Skein', {
      'index.html': page('<h1>Wool</h1><p>Hand-dyed <b>merino</b> from Leeds, by Priya.'),
    });
    await store('Merino', { 'index.html': page('<h1>Knitting</h1>') });
    const found = await search('merino');
    expect(names(found).sort()).toEqual(['Merino', 'Skein']);
    const skein = found.find(({ name }) => name === 'Skein');
    expect(skein?.found?.text).toBe('Wool Hand-dyed merino from Leeds, by Priya.');
    expect(skein && marked(skein)).toEqual(['merino']);
    expect(found.find(({ name }) => name === 'Merino')?.found).toBeUndefined();
  });

  it.each([
    ['CAFE', 'Der Café-Besuch', ['Café']],
    ['muller', 'Bei Mu\u0308ller', ['Mu\u0308ller']],
    ['stras', 'Die STRASSE', ['STRAS']],
    ['wool leeds', 'In Leeds there is wool', ['Leeds', 'wool']],
    ['パン', '東京都パン屋です', ['パン']],
    ['مخبز', 'أهلا في مخبز بيروت', ['مخبز']],
    ['5 & 7', '5 &amp; 7 &lt;b&gt;', ['5', '7']],
    ['🥐 brot', 'Hier 🥐🥐 Brotzeit', ['Brot']],
  ])('for %j finds %j', async (text, words, marks) => {
    await store('Site', { 'index.html': page(`<p>${words}</p>`) });
    const [found] = await search(text);
    expect(found && marked(found)).toEqual(marks);
  });

  it.each([
    ['a part of a word', 'ino'],
    ['one word of two', 'merino silk'],
    ['what is not seen', 'hidden'],
    ['a script', 'secretscript'],
    ['a style', 'tealish'],
    ['an attribute', 'attributed'],
    ['a pattern', 'm.*no'],
    ['signs alone', '***'],
  ])('does not find %s', async (_what, text) => {
    await store('Site', {
      'index.html': page(
        '<style>.tealish{}</style><script>secretscript()</script><svg><text>hidden</text></svg><p title="attributed">merino',
      ),
    });
    expect(await search(text)).toEqual([]);
  });

  it('looks through all pages, the first ones first, up to a bound', async () => {
    await store('Site', {
      'z.html': page('<p>zebra</p>'),
      'index.html': page(`<p>${'word '.repeat(3000)}</p>`),
      'notes.txt': 'unseen',
      'a/b/c.html': page(`<p>${'deep '.repeat(3000)}</p>`),
    });
    expect(await search('zebra')).toHaveLength(1);
    expect(await search('deep')).toHaveLength(1);
    expect(await search('unseen')).toHaveLength(0);
    const [text] = await service.db.collection('siteTexts').find().toArray();
    expect(text?.words.length).toBeLessThan(40_000);
  });

  it('follows what has changed since, and forgets what is gone', async () => {
    const id = await store('Site', { 'index.html': page('<p>merino</p>') });
    expect(await search('merino')).toHaveLength(1);
    await editSite(service, id, { path: 'index.html', content: page('<p>alpaca</p>') });
    expect(await search('merino')).toHaveLength(0);
    expect(await search('alpaca')).toHaveLength(1);
    await call(service.url, routes.deleteSite, { token: tokenOf(), params: { id } });
    expect(await search('alpaca')).toHaveLength(0);
    await call(service.url, routes.undeleteSite, { token: tokenOf(), params: { id } });
    expect(await search('alpaca')).toHaveLength(1);
    await call(service.url, routes.deleteSite, { token: tokenOf(), params: { id } });
    const later = new Date(Date.now() + 40 * 24 * 60 * 60 * 1000);
    expect(await purgeDeletedSites(createPurgedSitesRepository(service), later, running)).toBe(1);
    expect(await service.db.collection('siteTexts').countDocuments()).toBe(0);
  });

  it('is looked through anew within the hour after a change, and not once more', async () => {
    const id = await store('Site', { 'index.html': page('<p>merino</p>') });
    const texts = createSiteTextsRepository(service);
    expect(await keepSiteTexts(texts, running)).toBe(1);
    await editSite(service, id, { path: 'index.html', content: page('<p>alpaca</p>') });
    expect(await keepSiteTexts(texts, running)).toBe(1);
    expect(await keepSiteTexts(texts, running)).toBe(0);
    expect(await texts.findStale(testUser.id, 1)).toEqual([]);
    expect(await search('alpaca')).toHaveLength(1);
  });

  it('is of one’s own sites', async () => {
    const stranger = await storePerson(service.db, { id: 'b'.repeat(24), email: 'eve@example.com' });
    await store('Mine', { 'index.html': page('<p>merino</p>') });
    await store('Theirs', { 'index.html': page('<p>merino</p>') }, 'b'.repeat(24));
    expect(names(await search('merino'))).toEqual(['Mine']);
    expect(names(await search('merino', stranger))).toEqual(['Theirs']);
  });

  it.each(['newest', 'oldest', 'name'])('is paged without gaps or repetitions, %s first', async (sort) => {
    const stored = [];
    for (let n = 0; n < 9; n += 1) {
      const body = n % 3 === 0 ? '<p>nothing</p>' : '<p>merino</p>';
      stored.push(await store(n === 3 ? 'Merino' : `Site ${n}`, { 'index.html': page(body) }));
    }
    const seen: string[] = [];
    for (let next: string | undefined = `?search=merino&limit=2&sort=${sort}`; next; ) {
      const { body, headers }: Awaited<ReturnType<typeof list>> = await call(service.url, routes.mySites, {
        token: tokenOf(),
        query: next,
      });
      seen.push(...body.map(({ folderId }) => folderId));
      next = /^<\/api\/my-sites(\?[^>]+)>; rel="next"$/.exec(headers.get('Link') ?? '')?.[1];
    }
    expect(seen.toSorted()).toEqual(stored.filter((_id, n) => n % 3 !== 0 || n === 3).toSorted());
  });

  it('finds sites of earlier releases, once they were looked through or are searched for', async () => {
    const ids = await Promise.all(
      Array.from({ length: 130 }, (_, n) => store(`Site ${n}`, { 'index.html': page('<p>merino</p>') })),
    );
    const first = await list({ search: 'merino', limit: '100' });
    expect(first.body).toHaveLength(60);
    const texts = createSiteTextsRepository(service);
    expect(await keepSiteTexts(texts, AbortSignal.abort())).toBe(0);
    expect(await keepSiteTexts(texts, running)).toBe(ids.length - 60);
    expect((await list({ search: 'merino', limit: '100' })).body).toHaveLength(100);
  });

  it('leaves nothing of a site that is gone before its text is kept', async () => {
    const folderId = await store('Site', { 'index.html': page('<p>merino</p>') });
    await service.sites.deleteOne({ folderId });
    await createSiteTextsRepository(service).keep({ folderId, ownerId: testUser.id, version: 1 });
    expect(await service.db.collection('siteTexts').countDocuments()).toBe(0);
  });
});
