import { type BriefChanges, lostEditsSchema, routes, type SiteBrief } from '@sitewright/contracts';
import { call, callRefused, storePerson, tokenOf } from '@sitewright/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { siteDocument } from '../../test/builders.ts';
import { composerEngine } from '../../test/composer-engine.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';

const prompt = [
  'A yarn shop called Skein in Leeds.',
  'Open Tuesday to Friday 10 to 17',
  'Prices:',
  '- Merino wool £14',
  '- Alpaca £19',
  'Zorple the frondwise membership gently.',
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
beforeEach(() => service.db.collection('limits').deleteMany({}));

const withOwnSite = () =>
  beforeEach(async () => {
    id = await service.generate(prompt);
  });

/** For tests that change nothing: making a site takes longer than each of them. */
const withOneSite = () =>
  beforeAll(async () => {
    id = await service.generate(prompt);
  });

const view = async (token = owner): Promise<SiteBrief> =>
  (await call(service.url, routes.siteBrief, { token, params: { id } })).body;
const draft = async (changes: BriefChanges, more: object = {}) =>
  (
    await call(service.url, routes.draftSiteBrief, {
      token: owner,
      params: { id },
      body: { version: 1, path: 'index.html', changes, ...more },
    })
  ).body;
const change = async (changes: unknown, version = 1, more: object = {}): Promise<SiteBrief> =>
  (
    await call(service.url, routes.changeSiteBrief, {
      token: owner,
      params: { id },
      body: { version, changes, ...more },
    })
  ).body;
type Route = Parameters<typeof callRefused>[1];
const refused = (body: unknown, token: string | undefined = owner, route: Route = routes.changeSiteBrief) =>
  callRefused(service.url, route, { token, params: { id }, body });
const page = async () => (await fetch(`${service.url}/preview/${id}/index.html?still`)).text();
const headline = (html: string) =>
  /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]?.replaceAll(/<[^>]+>|\s+/g, ' ');
const site = () => service.sites.findOne({ folderId: id });

const name = (value: string): BriefChanges => ({ name: { value, sureness: 0, from: [] } });
const hours = (times: string): BriefChanges => ({ hours: [{ days: 'Saturday', times, from: [1] }] });
const body = { version: 1, path: 'index.html', changes: name('New') };

describe('the brief of a composed site', () => {
  withOwnSite();

  it('is what was understood, with what became of every statement', async () => {
    const { brief, ...rest } = await view();
    expect(rest).toEqual({ version: 1, engine: 'composer', canRecompose: true });
    expect(brief.name?.value).toBe('Skein');
    expect(brief.statements.every(({ outcome }) => outcome !== undefined)).toBe(true);
    const merino = brief.statements.find(({ text }) => text.includes('Merino'));
    expect(merino?.outcome?.became).toBe('on_page');
  });

  it('is read anew, once, where the site was made without one', async () => {
    await service.siteVersions.updateOne({ folderId: id }, { $unset: { brief: '' } });
    const first = await view();
    expect(first.canRecompose).toBe(true);
    expect(first.brief.statements.find(({ text }) => text.includes('Merino'))?.outcome?.became).toBe(
      'on_page',
    );
    const stored = await service.siteVersions.findOne({ folderId: id });
    expect(stored?.brief).toBeDefined();
    expect((await view()).brief).toEqual(first.brief);
    expect((await change(hours('8 to 12'))).version).toBe(2);
  });

  it('goes into copies, and goes with the site', async () => {
    const { body: copy } = await call(service.url, routes.duplicateSite, { token: owner, params: { id } });
    const { brief } = await view();
    await call(service.url, routes.deleteSite, { token: owner, params: { id } });
    for (const route of [routes.siteBrief, routes.draftSiteBrief, routes.changeSiteBrief]) {
      const sent = route.method === 'GET' ? undefined : body;
      const { status } = await callRefused(service.url, route, { token: owner, params: { id }, body: sent });
      expect(status, route.method).toBe(404);
    }
    id = copy.folderId;
    expect((await view()).brief).toEqual(brief);
  });

  it('stays small for the longest prompts', async () => {
    for (const piece of ['a, ', '1 ', '- x £1\n', '(', '"k": "v", ', '日本']) {
      id = await service.generate(piece.repeat(20_000).slice(0, 20_000).trim());
      const { brief } = await view();
      expect(brief.statements.length).toBeGreaterThan(0);
      const stored = await service.siteVersions.findOne({ folderId: id });
      expect(stored?.brief?.length(), piece).toBeLessThan(512 * 1024);
    }
  }, 120_000);
});

describe('who may', () => {
  withOneSite();

  it('look: the owner and administrators; change: the owner', async () => {
    expect(await view(admin)).toMatchObject({ version: 1, canRecompose: false });
    for (const route of [routes.draftSiteBrief, routes.changeSiteBrief] as const) {
      const ask = (token?: string) => callRefused(service.url, route, { token, params: { id }, body });
      expect((await ask(admin)).status).toBe(403);
      expect((await ask(stranger)).status).toBe(404);
      expect((await ask()).status).toBe(401);
    }
    const look = (token?: string) => callRefused(service.url, routes.siteBrief, { token, params: { id } });
    expect((await look(stranger)).status).toBe(404);
    expect((await look()).status).toBe(401);
  });
});

describe('a draft', () => {
  withOneSite();

  it('is the page with the changes, and stores nothing', async () => {
    const { brief, page: drawn } = await draft({ ...name('Ravel & Daughters'), ...hours('9 to 16') });
    expect(brief.name).toEqual({ value: 'Ravel & Daughters', sureness: 1, from: [] });
    expect(drawn.path).toBe('index.html');
    expect(drawn.html).toContain('Ravel &amp; Daughters');
    expect(drawn.html).toContain('9 to 16');
    expect(drawn.css).toContain('font');
    expect(await page()).not.toContain('Ravel');
    expect(await service.siteVersions.countDocuments({ folderId: id })).toBe(1);
  });

  it('leaves out styles that are known', async () => {
    const { page: first } = await draft(name('One'));
    const { page: second } = await draft(name('Two'), { styles: first.styles });
    expect(second.styles).toBe(first.styles);
    expect(second).not.toHaveProperty('css');
  });

  it('in another design has other styles, and says in short what it looks like', async () => {
    const drawn = await Promise.all([1, 2, 3, 4, 5].map((seed) => draft({}, { seed })));
    expect(new Set(drawn.map(({ page: { styles } }) => styles)).size).toBe(5);
    expect(new Set(drawn.map(({ look }) => look.family)).size).toBeGreaterThan(1);
    const [{ look } = await draft({})] = drawn;
    expect(look.colours.every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true);
    expect(look.typefaces.headings).not.toBe('');
    expect(await service.siteVersions.countDocuments({ folderId: id })).toBe(1);
  });

  it('is limited for each person', async () => {
    const ask = () => call(service.url, routes.draftSiteBrief, { token: owner, params: { id }, body });
    await ask();
    await service.db.collection('limits').updateOne({ key: /^brief-draft/ }, { $set: { points: 300 } });
    const { status, body: said } = await refused(body, owner, routes.draftSiteBrief);
    expect([status, said.code]).toEqual([429, 'RATE_LIMITED']);
  });
});

describe('a change', () => {
  withOwnSite();

  it('is the next version: preview, archive, size and brief follow', async () => {
    const before = await site();
    const archive = async () => (await fetch(`${service.url}/api/download/${id}`)).headers.get('ETag');
    const first = await archive();
    const changed = await change(hours('9 to 16'));
    expect(changed).toMatchObject({ version: 2, canRecompose: true });
    expect(changed).toEqual(await view());
    expect(await page()).toContain('9 to 16');
    expect(await page()).not.toContain('10 to 17');
    expect(await archive()).not.toBe(first);
    const after = await site();
    expect(after).toMatchObject({ version: 2, name: before?.name });
    expect(after?.bytes).toBeGreaterThan(before?.bytes ?? 0);
    expect(after?.updatedAt.getTime()).toBeGreaterThan(before?.updatedAt.getTime() ?? 0);
    expect(await service.siteVersions.countDocuments({ pending: { $exists: true } })).toBe(0);
  });

  it('of the name renames the site', async () => {
    await change(name('Ravel & Daughters'));
    expect((await site())?.name).toBe('Ravel & Daughters');
  });

  it('keeps what was corrected before', async () => {
    await change(hours('9 to 16'));
    await change(name('Ravel'), 2);
    const { brief } = await change({ decisions: [{ statement: 5, decision: 'story' }] }, 3);
    expect(brief.hours[0]?.times).toBe('9 to 16');
    expect(brief.name?.value).toBe('Ravel');
    expect(await page()).toMatch(/9 to 16[\s\S]*frondwise|frondwise[\s\S]*9 to 16/);
  });

  it('is made once, however often it is asked for, and not at all where it changes nothing', async () => {
    const [first, again] = [await change(hours('9 to 16')), await change(hours('9 to 16'))];
    expect(again).toEqual(first);
    expect((await change({}, 2)).version).toBe(2);
    expect((await change(hours('9 to 16'), 2)).version).toBe(2);
    expect(await service.siteVersions.countDocuments({ folderId: id })).toBe(2);
  });

  it('of the design is the next version, which later corrections keep', async () => {
    const { page: drawn } = await draft({}, { seed: 7 });
    const changed = await change({}, 1, { seed: 7 });
    expect(changed.version).toBe(2);
    const stored = () => service.siteVersions.findOne({ folderId: id }, { sort: { version: -1 } });
    expect(await stored()).toMatchObject({ version: 2, seed: 7 });
    expect((await draft({}, { version: 2 })).page.styles).toBe(drawn.styles);
    expect(headline(await page())).toBe(headline(drawn.html));

    await change(hours('9 to 16'), 2);
    expect(await stored()).toMatchObject({ version: 3, seed: 7 });
    expect(await page()).toContain('9 to 16');
    expect((await draft({}, { version: 3 })).look).toEqual((await draft({}, { version: 3, seed: 7 })).look);
  });

  it('of the design is made once, and only where it is another one', async () => {
    expect((await change({}, 1, { seed: 0 })).version).toBe(1);
    const [first, again] = [await change({}, 1, { seed: 7 }), await change({}, 1, { seed: 7 })];
    expect(again).toEqual(first);
    expect((await refused({ version: 1, changes: {}, seed: 8 })).status).toBe(409);
    expect((await refused({ version: 1, changes: {} })).status).toBe(409);
    expect((await change({}, 2, { seed: 7 })).version).toBe(2);
    expect(await service.siteVersions.countDocuments({ folderId: id })).toBe(2);
  });

  const file = async () =>
    (await call(service.url, routes.siteFile, { token: owner, params: { id, path: 'index.html' } })).body
      .content ?? '';
  async function editByHand(old: string, next: string) {
    const start = (await file()).indexOf(old);
    const edit = { path: 'index.html', start, end: start + old.length, old, new: next };
    const sent = { version: 1, sitting: 'sitting-1', instruction: 'Changed a text', edits: [edit] };
    await call(service.url, routes.editSite, { token: owner, params: { id }, body: sent });
  }

  it('keeps what was changed by hand elsewhere', async () => {
    await editByHand('Alpaca', 'Baby camel');
    expect((await change(hours('8 to 12'), 2)).version).toBe(3);
    expect(await file()).toContain('Baby camel');
    expect(await file()).toContain('8 to 12');
  });

  it('that would lose what was changed by hand is refused with what that is, and made where it may be lost', async () => {
    await editByHand('£19', '£21');
    const { brief } = await view();
    const offer = brief.offer.map(({ items, ...group }) => ({
      ...group,
      items: items.map((item) => (item.name === 'Alpaca' ? { ...item, price: '£23' } : item)),
    }));
    const { status, body: said } = await refused({ version: 2, changes: { offer } });
    expect([status, said.code]).toEqual([409, 'CONFLICT']);
    const { lost } = lostEditsSchema.parse(said.conflict?.theirs);
    expect(lost.map(({ summary }) => summary).join()).toContain('£21');
    expect((await site())?.version).toBe(2);
    expect((await change({ offer }, 2, { discardEdits: true })).version).toBe(3);
    expect(await file()).toContain('£23');
  });

  it('of the design keeps what was changed by hand, too, where that stands in both', async () => {
    await editByHand('Alpaca', 'Baby camel');
    expect((await change({}, 2, { seed: 5 })).version).toBe(3);
    expect(await file()).toContain('Baby camel');
  });

  it('gives up no version before', async () => {
    for (const [index, times] of ['8 to 9', '8 to 10', '8 to 11', '8 to 12'].entries()) {
      await change(hours(times), index + 1);
    }
    const kept = await service.siteVersions.find({ folderId: id }).sort({ version: 1 }).toArray();
    expect(kept.map(({ version, parent, kind }) => [version, parent, kind])).toEqual([
      [1, undefined, 'generated'],
      [2, 1, 'brief'],
      [3, 2, 'brief'],
      [4, 3, 'brief'],
      [5, 4, 'brief'],
    ]);
    expect(kept.at(-1)).toMatchObject({ instruction: 'Corrected the opening hours' });
    expect(await page()).toContain('8 to 12');
  });

  it('of a version that is not the last is refused with both sides', async () => {
    await change(name('Ravel'));
    const { status, body: said } = await refused({ version: 1, changes: hours('9 to 16') });
    expect([status, said.code]).toEqual([409, 'CONFLICT']);
    expect(said.conflict).toMatchObject({
      yours: { version: 1, changes: hours('9 to 16') },
      theirs: { version: 2, canRecompose: true },
    });
    const drafted = await callRefused(service.url, routes.draftSiteBrief, {
      token: owner,
      params: { id },
      body,
    });
    expect(drafted.status).toBe(409);
    expect((await refused({ version: 3, changes: {} })).status).toBe(409);
  });

  it('of several at once is one, and the site is whole', async () => {
    const replica = await service.startReplica();
    const names = ['One', 'Two', 'Three', 'Four'];
    const answers = await Promise.all(
      names.map(async (each, index) => {
        const answer = await fetch(`${index % 2 ? replica : service.url}/api/sites/${id}/brief`, {
          method: 'PATCH',
          headers: { Authorization: `Bearer ${owner}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ version: 1, changes: name(each) }),
        });
        return answer.status;
      }),
    );
    expect(answers.toSorted()).toEqual([200, 409, 409, 409]);
    const winner = names[answers.indexOf(200)] ?? '';
    expect((await site())?.name).toBe(winner);
    expect((await view()).brief.name?.value).toBe(winner);
    expect(await page()).toContain(winner);
    expect(await service.siteVersions.countDocuments({ folderId: id })).toBe(2);
  });

  it('goes on where a process died while it stored one', async () => {
    await change(name('Ravel'));
    const left = await service.siteVersions.findOne({ folderId: id, version: 2 }, { projection: { _id: 0 } });
    const since = new Date(Date.now() - 10 * 60_000);
    const ownerId = (await site())?.ownerId;
    if (!left || !ownerId) throw new Error('The change was not stored.');
    await service.siteVersions.insertOne({ ...left, version: 3, pending: { since, ownerId, bytes: 1 } });
    expect((await change(hours('9 to 16'), 2)).version).toBe(3);
    expect(await page()).toContain('9 to 16');
  });

  it('of a site that fills the storage is refused, and leaves nothing behind', async () => {
    const small = await startSitesService({ engine: composerEngine, storagePerPersonMb: 1 });
    const folderId = await small.generate(prompt);
    const { bytes = 0 } = (await small.sites.findOne({ folderId })) ?? {};
    await small.sites.insertOne(siteDocument({ bytes: 1024 ** 2 - bytes }));
    const ask = (times: string, version: number) =>
      fetch(`${small.url}/api/sites/${folderId}/brief`, {
        method: 'PATCH',
        headers: { Authorization: `Bearer ${owner}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ version, changes: hours(times) }),
      });
    expect((await ask('9 to 16', 1)).status).toBe(507);
    expect(await small.siteVersions.countDocuments({ folderId })).toBe(1);
    await small.close();
  });
});

describe('a site that a model wrote', () => {
  withOwnSite();

  it('tells which facts its pages have, and cannot be composed anew', async () => {
    const html =
      '<!doctype html><title>Skein</title><h1>Skein, a yarn shop in Leeds</h1><p>Merino wool £14</p>';
    const { Binary } = await import('mongodb');
    await service.siteVersions.updateOne(
      { folderId: id },
      {
        $set: { engine: 'openai', files: [{ path: 'index.html', content: new Binary(Buffer.from(html)) }] },
        $unset: { brief: '' },
      },
    );
    const { brief, ...rest } = await view();
    expect(rest).toEqual({ version: 1, engine: 'openai', canRecompose: false, canChangeFacts: true });
    const outcomeOf = (words: string) => brief.statements.find(({ text }) => text.includes(words))?.outcome;
    expect(outcomeOf('Merino')).toEqual({ became: 'on_page', spots: [{ path: 'index.html' }] });
    expect(outcomeOf('Alpaca')?.became).toBe('left_out');
    expect((await refused(body, owner, routes.draftSiteBrief)).status).toBe(403);
  });

  const stored = async () =>
    (await call(service.url, routes.siteFile, { token: owner, params: { id, path: 'index.html' } })).body
      .content ?? '';

  it('has the facts that its pages state changed everywhere, and every other byte as it was', async () => {
    await service.siteVersions.updateOne({ folderId: id }, { $set: { engine: 'openai' } });
    const before = await stored();
    const { brief } = await view();
    const offer = brief.offer.map(({ items, ...group }) => ({
      ...group,
      items: items.map((item) => (item.name === 'Alpaca' ? { ...item, price: '£23' } : item)),
    }));
    const changed = await change({ ...name('Hank'), offer, extent: 'short' });
    expect(changed).toMatchObject({ version: 2, engine: 'openai', canRecompose: false });
    expect(changed.missing).toEqual(['how much is said cannot be changed here']);
    expect(changed.brief.name?.value).toBe('Hank');
    expect(await stored()).toBe(before.replaceAll('Skein', 'Hank').replaceAll('£19', '£23'));
    expect((await site())?.name).toBe('Hank');
  });

  it('says what its pages do not state, and changes nothing then', async () => {
    await service.siteVersions.updateOne({ folderId: id }, { $set: { engine: 'openai' } });
    const { status, body: said } = await refused({ version: 1, changes: { extent: 'short' } });
    expect([status, said.message]).toEqual([400, expect.stringContaining('how much is said')]);
    expect((await site())?.version).toBe(1);
  });
});

describe('bad input is refused by its field', () => {
  withOneSite();

  const bad: [string, unknown][] = [
    ['version', { version: 0, changes: {} }],
    ['version', { changes: {} }],
    ['changes', { version: 1 }],
    ['seed', { version: 1, changes: {}, seed: -1 }],
    ['seed', { version: 1, changes: {}, seed: 1.5 }],
    ['changes.name.value', { version: 1, changes: { name: { value: 7, sureness: 1, from: [] } } }],
    ['changes.name.value', { version: 1, changes: name('a\u0000b') }],
    ['changes.place.value', { version: 1, changes: { place: { value: '\ud800', sureness: 1, from: [] } } }],
    [
      'changes.description.sureness',
      { version: 1, changes: { description: { value: 'x', sureness: 2, from: [] } } },
    ],
    [
      'changes.audience.from.0',
      { version: 1, changes: { audience: { value: 'x', sureness: 1, from: [-1] } } },
    ],
    [
      'changes.siteType.value.id',
      { version: 1, changes: { siteType: { value: { noun: 'x' }, sureness: 1, from: [] } } },
    ],
    [
      'changes.languages.value.0',
      { version: 1, changes: { languages: { value: ['../../etc'], sureness: 1, from: [] } } },
    ],
    ['changes.languages.value', { version: 1, changes: { languages: { value: [], sureness: 1, from: [] } } }],
    [
      'changes.contacts.0.kind',
      { version: 1, changes: { contacts: [{ kind: 'fax', value: '1', from: [] }] } },
    ],
    [
      'changes.hours.0.days',
      { version: 1, changes: { hours: [{ days: 'x'.repeat(20_001), times: '', from: [] }] } },
    ],
    ['changes.offer.0.items', { version: 1, changes: { offer: [{}] } }],
    ['changes.people.0.name', { version: 1, changes: { people: [{ from: [] }] } }],
    ['changes.events.0.title', { version: 1, changes: { events: [{ title: null, from: [] }] } }],
    ['changes.pages', { version: 1, changes: { pages: Array(31).fill({ title: 'x', from: [] }) } }],
    [
      'changes.design.colours.0.css',
      { version: 1, changes: { design: { colours: [{ css: 'red', words: 'red', from: [] }] } } },
    ],
    [
      'changes.decisions.0.decision',
      { version: 1, changes: { decisions: [{ statement: 0, decision: 'burn' }] } },
    ],
    [
      'changes.decisions.0.statement',
      { version: 1, changes: { decisions: [{ statement: 99_999, decision: 'fact' }] } },
    ],
  ];

  it.each(bad)('%s', async (field, sent) => {
    const { status, body: said } = await refused(JSON.parse(JSON.stringify(sent)));
    expect([status, said.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(Object.keys(said.fields ?? {})).toContain(field);
    expect((await site())?.version).toBe(1);
  });

  it('more than a request may hold is too much', async () => {
    const items = Array.from({ length: 6000 }, (_, index) => ({
      name: `Item number ${index} ${'x'.repeat(40)}`,
      from: [],
    }));
    expect((await refused({ version: 1, changes: { offer: [{ items }] } })).status).toBe(413);
  });
});
