import { type PageComment, routes } from '@sitewright/contracts';
import { call, callRefused, storePerson, tokenOf } from '@sitewright/service-kit/testing';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { editSite } from '../../test/edit-site.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { createPurgedSitesRepository } from '../purge/purged-sites.repository.ts';

let service: SitesService;
let stranger: string;
let admin: string;
let id: string;
let ticket: string;
const owner = tokenOf();
const page =
  '<!doctype html><html lang="en"><title>Bread</title><main><h1>Bread</h1><p>Open today</p></main></html>';
const heading = { start: page.indexOf('<h1>'), end: page.indexOf('</h1>') + 5 };
const place = {
  path: 'index.html',
  element: heading,
  label: 'Heading 1',
  at: { x: 0.5, y: 0.5 },
  onPage: { x: 0.5, y: 0.1 },
};

beforeAll(async () => {
  service = await startSitesService();
  stranger = await storePerson(service.db, { id: 'b'.repeat(24), email: 'stranger@example.com' });
  admin = await storePerson(service.db, { id: 'a'.repeat(24), email: 'admin@example.com', role: 'admin' });
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.db.collection('limits').deleteMany({});
  id = await service.generate();
  await editSite(service, id, { path: 'index.html', content: page });
  ticket = await share();
});

async function share(site = id, version?: number): Promise<string> {
  const made = await call(service.url, routes.createShareLink, {
    token: owner,
    params: { id: site },
    body: { days: 7, version },
  });
  return (await call(service.url, routes.openShared, { body: { token: made.body.token } })).body.ticket;
}

interface Said {
  name?: unknown;
  text?: unknown;
  version?: unknown;
  place?: unknown;
}
const body = (said: Said = {}) => ({ name: 'Ana', text: 'Larger, please', version: 2, place, ...said });
const pin = async (said: Said = {}, through = ticket) =>
  (await call(service.url, routes.createSharedComment, { params: { ticket: through }, body: body(said) }))
    .body;
const pinRefused = (said: Said = {}, through = ticket) =>
  callRefused(service.url, routes.createSharedComment, { params: { ticket: through }, body: body(said) });
const seen = async (through = ticket) =>
  (await call(service.url, routes.sharedComments, { params: { ticket: through } })).body;
const listed = async (query = '') =>
  (await call(service.url, routes.siteComments, { token: owner, params: { id }, query })).body;
const of = (comment: PageComment) => ({ token: owner, params: { id, comment: comment.id } });

describe('who has a link', () => {
  it('pins a comment, which both sides see', async () => {
    const { comment, key } = await pin();
    expect(comment).toMatchObject({
      number: 1,
      name: 'Ana',
      isOwner: false,
      text: 'Larger, please',
      element: heading,
    });
    expect(key).toMatch(/^[\w-]{32}$/);
    expect(await seen()).toEqual([comment]);
    expect(await listed()).toEqual([{ ...comment, isUnread: true }]);
    expect(JSON.stringify(await service.comments.find().toArray())).not.toContain(key);
  });

  it('is not shown what was said through other links, nor by the owner to themselves', async () => {
    const other = await share();
    await pin();
    await call(service.url, routes.createComment, {
      token: owner,
      params: { id },
      body: { version: 2, text: 'A note', place },
    });
    const { comment } = await pin({ text: 'Through another link' }, other);
    expect(await seen(other)).toEqual([comment]);
    expect(comment.number).toBe(3);
    expect(await listed()).toHaveLength(3);
  });

  it('takes their own away by its key, and nobody else’s', async () => {
    const { comment, key } = await pin();
    const other = await pin();
    const remove = (through: string, commentId: string, query: string) =>
      callRefused(service.url, routes.deleteSharedComment, {
        params: { ticket: through, comment: commentId },
        query,
      });
    for (const wrong of ['?key=', `?key=${other.key}`, '?key[$ne]=x'])
      expect([400, 404]).toContain((await remove(ticket, comment.id, wrong)).status);
    expect((await remove(ticket, comment.id, '')).status).toBe(400);
    expect((await remove(await share(), comment.id, `?key=${key}`)).status).toBe(404);
    await call(service.url, routes.deleteSharedComment, {
      params: { ticket, comment: comment.id },
      query: `?key=${key}`,
    });
    expect((await seen()).map((each) => each.id)).toEqual([other.comment.id]);
    expect((await remove(ticket, 'nothing', `?key=${key}`)).status).toBe(404);
  });

  const bad: [what: string, said: Said][] = [
    ['no text', { text: '' }],
    ['blanks', { text: ' \n ' }],
    ['too much', { text: 'x'.repeat(2001) }],
    ['a text that is none', { text: { $gt: '' } }],
    ['control characters', { text: 'a\u0000b' }],
    ['characters that turn a text round', { text: 'a\u202Eb' }],
    ['half a character', { text: 'a\uD800' }],
    ['no name', { name: ' ' }],
    ['a name of two lines', { name: 'Ana\nowner' }],
    ['a name that is too long', { name: 'x'.repeat(61) }],
    ['a page that is not there', { place: { ...place, path: 'other.html' } }],
    ['a file that is no page', { place: { ...place, path: 'styles.css' } }],
    ['a path out of the site', { place: { ...place, path: '../index.html' } }],
    ['a place behind the end', { place: { ...place, element: { start: 0, end: 1_000_000 } } }],
    ['a place of nothing', { place: { ...place, element: { start: 5, end: 5 } } }],
    ['a point beside the page', { place: { ...place, onPage: { x: 2, y: 0 } } }],
    ['a later version', { version: 3 }],
    ['an earlier version than was shared', { version: 1 }],
  ];
  it.each(bad)('is refused %s', async (_what, said) => {
    expect((await pinRefused(said)).status).toBe(400);
    expect(await seen()).toEqual([]);
  });

  it('keeps markup as the plain text it is, and takes over nothing that is not asked for', async () => {
    const name = '<b onclick="x()">Ana</b>';
    const text = '<img src=x onerror=alert(1)>\n<script>alert(1)</script>';
    const { comment } = await pin({ name, text, ...{ isOwner: true, folderId: 'f'.repeat(32), number: 99 } });
    expect(comment).toMatchObject({ name, text, isOwner: false, number: 1 });
    const answer = await fetch(`${service.url}/api/shared/${ticket}/comments`);
    expect(answer.headers.get('content-type')).toContain('application/json');
    const pins = await (await fetch(`${service.url}/preview/${ticket}/index.html?pins`)).text();
    expect(pins).not.toContain('onerror');
  });

  it('may say 20 things in ten minutes from one address, and others go on', async () => {
    for (let count = 0; count < 20; count += 1) await pin();
    const refused = await pinRefused();
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    const elsewhere = await call(service.url, routes.createSharedComment, {
      params: { ticket },
      body: body(),
      headers: { 'X-Forwarded-For': '198.51.100.7' },
    });
    expect(elsewhere.body.comment.number).toBe(21);
  });

  it('gives numbers that nobody else has, however many are pinned at once', async () => {
    const pinned = await Promise.all(Array.from({ length: 12 }, () => pin()));
    const numbers = pinned.map(({ comment }) => comment.number).sort((one, other) => one - other);
    expect(numbers).toEqual(Array.from({ length: 12 }, (_each, index) => index + 1));
  });

  it('finds a site full', async () => {
    const { comment } = await pin();
    const { _id: _, ...document } =
      (await service.comments.findOne({ _id: new ObjectId(comment.id) })) ?? expect.fail();
    const more = Array.from({ length: 499 }, (_each, index) => ({ ...document, number: index + 2 }));
    await service.comments.insertMany(more);
    expect(await pinRefused()).toMatchObject({ status: 409 });
  });
});

describe('the owner', () => {
  it('replies, resolves, opens again and deletes', async () => {
    const { comment } = await pin();
    const replied = await call(service.url, routes.replyToComment, {
      ...of(comment),
      body: { text: 'Will do' },
    });
    expect(replied.body.replies).toMatchObject([{ text: 'Will do' }]);
    const resolve = async (isResolved: boolean) =>
      (await call(service.url, routes.changeComment, { ...of(comment), body: { isResolved } })).body;
    expect((await resolve(true)).isResolved).toBe(true);
    expect(await seen()).toMatchObject([{ isResolved: true, replies: [{ text: 'Will do' }] }]);
    expect((await resolve(false)).isResolved).toBe(false);
    await call(service.url, routes.deleteComment, of(comment));
    expect(await seen()).toEqual([]);
    expect((await callRefused(service.url, routes.deleteComment, of(comment))).status).toBe(404);
  });

  it('sees in My Projects how much is new, until it was read', async () => {
    const unread = async () => {
      const { body: projects } = await call(service.url, routes.mySites, { token: owner });
      return projects.find(({ folderId }) => folderId === id)?.unreadComments;
    };
    expect(await unread()).toBeUndefined();
    await pin();
    await pin();
    expect(await unread()).toBe(2);
    await call(service.url, routes.readComments, { token: owner, params: { id } });
    expect(await unread()).toBeUndefined();
    expect(await listed()).toMatchObject([{ isUnread: false }, { isUnread: false }]);
  });

  it('finds a comment’s element in later versions, as long as it can be told', async () => {
    await pin();
    await editSite(service, id, { path: 'index.html', content: page.replace('<title>', '<title>The best ') });
    const [moved] = await listed();
    expect(moved?.element).toEqual({ start: heading.start + 9, end: heading.end + 9 });
    expect((await seen())[0]?.element).toEqual(moved?.element);
    expect((await listed('?version=2'))[0]?.element).toEqual(heading);
    await editSite(service, id, { path: 'index.html', content: '<h1>Cakes</h1>' });
    const [lost] = await listed();
    expect(lost).not.toHaveProperty('element');
    expect(lost?.place).toEqual(place);
  });

  it('can reply no more than fifty times', async () => {
    const { comment } = await pin();
    const replies = Array.from({ length: 50 }, () => ({
      id: new ObjectId(),
      text: 'x',
      createdAt: new Date(),
    }));
    await service.comments.updateOne({ _id: new ObjectId(comment.id) }, { $set: { replies } });
    const more = await callRefused(service.url, routes.replyToComment, {
      ...of(comment),
      body: { text: 'More' },
    });
    expect(more.status).toBe(409);
  });
});

const calls = [
  ['siteComments', undefined],
  ['createComment', { version: 2, text: 'x', place }],
  ['readComments', undefined],
  ['changeComment', { isResolved: true }],
  ['deleteComment', undefined],
  ['replyToComment', { text: 'x' }],
] as const;

it.each(calls)('%s is the owner’s alone, and of comments on that site', async (name, sent) => {
  const { comment } = await pin();
  const ask = (token?: string, params: object = {}) =>
    callRefused(service.url, routes[name], {
      token,
      params: { id, comment: comment.id, ...params },
      body: sent,
    });
  expect((await ask()).status).toBe(401);
  expect((await ask(stranger)).status).toBe(404);
  expect((await ask(admin)).status).toBe(403);
  expect((await ask(ticket)).status).toBe(401);
  if (routes[name].path.includes(':comment')) {
    expect((await ask(owner, { id: await service.generate('Another bakery') })).status).toBe(404);
    expect((await ask(owner, { comment: 'f'.repeat(24) })).status).toBe(404);
    expect((await ask(owner, { comment: 'nothing' })).status).toBe(404);
  }
  expect(await listed()).toMatchObject([{ id: comment.id, isResolved: false, isUnread: true, replies: [] }]);
});

it('a link to one version takes comments on that version only', async () => {
  await editSite(service, id, { path: 'index.html', content: page.replace('Bread<', 'Rye<') });
  const one = await share(id, 2);
  expect((await pinRefused({ version: 3 }, one)).status).toBe(400);
  expect((await pin({}, one)).comment.version).toBe(2);
});

it('comments stay when their link is revoked or forgotten, and go with their site', async () => {
  await pin();
  await service.shareLinks.deleteMany({ folderId: id });
  expect(await listed()).toHaveLength(1);
  await createPurgedSitesRepository(service).remove(id);
  expect(await service.comments.countDocuments({ folderId: id })).toBe(0);
});
