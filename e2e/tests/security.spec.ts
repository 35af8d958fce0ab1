import { createHmac } from 'node:crypto';
import {
  accessToken,
  downloadPath,
  errorBodySchema,
  generateResponseSchema,
  generationListSchema,
  previewPath,
  projectListSchema,
  projectSchema,
  routes,
  type SessionResponse,
} from '@sitewright/contracts';
import { administrator, changeRole, newAccount, request } from '../support/account.ts';
import { newEmail, password } from '../support/journey.ts';
import type { Platform } from '../support/platform.ts';
import { expect, test } from '../support/test.ts';

type Route = (typeof routes)[keyof typeof routes];
type Caller = 'nobody' | 'user' | 'admin' | 'demoted admin' | 'somebody else';

let tokens: Record<Caller, string | undefined>;
let person: SessionResponse;
/** A site of the user in the tables below. */
let siteId: string;
/** The generation that made it. */
let generationId: string;

async function demotedAdmin(platform: Platform) {
  const { user } = await newAccount(platform);
  await changeRole(platform, user.email, 'admin');
  const answer = await request(platform, routes.login, { email: user.email, password });
  const { token } = await answer.json();
  await changeRole(platform, user.email, 'user');
  return token as string;
}

// No page is opened here, so none can complain.
test.use({ consoleErrors: async ({}, use) => use([]) });

test.beforeAll(async ({ platform }) => {
  person = await newAccount(platform);
  tokens = {
    nobody: undefined,
    user: person.token,
    admin: (await administrator(platform)).token,
    'demoted admin': await demotedAdmin(platform),
    'somebody else': (await newAccount(platform)).token,
  };
  siteId = await newSite(platform);
  generationId = await generationOf(platform, siteId);
});

async function newSite(platform: Platform): Promise<string> {
  const answer = await request(platform, routes.generate, { prompt: 'A bakery' }, person.token);
  return generateResponseSchema.parse(await answer.json()).id;
}

async function generationOf(platform: Platform, folderId: string): Promise<string> {
  const answer = await request(platform, routes.generations, undefined, person.token);
  const made = generationListSchema.parse(await answer.json());
  return made.find((each) => each.folderId === folderId)?.id ?? '';
}

/** The call about this site, or generation. */
const of = ({ method, path }: Route, id: string) => ({
  method,
  path: path
    .replace(':id', id)
    .replace('*path', 'index.html')
    .replace(':number/comparison', '1/comparison?with=1')
    .replace(':number', '1')
    .replace(':picture', 'a'.repeat(32))
    .replace(':ticket', 'A'.repeat(43))
    .replace(/:comment$/, `${'a'.repeat(24)}?key=x`)
    .replace(/:(revision|link|comment)/, 'a'.repeat(24))
    .replace(/\/search$/, '/search?words=a'),
});

async function copyOfSite(platform: Platform): Promise<string> {
  const answer = await request(platform, of(routes.duplicateSite, siteId), undefined, person.token);
  return projectSchema.parse(await answer.json()).folderId;
}

const everybody = (status: number) => ({
  nobody: status,
  user: status,
  admin: status,
  'demoted admin': status,
  'somebody else': status,
});
const signedIn = { ...everybody(200), nobody: 401 };
const adminsOnly = { ...everybody(403), nobody: 401, admin: 200 };
/** Known callers get as far as their broken body; nobody else does. */
const bodies = { ...everybody(400), nobody: 401 };

/** V8.2.1 function-level access and V8.3.2 role changes at once: every route, every kind of caller. */
const access: [route: Route, body: unknown, expected: Record<Caller, number>][] = [
  [routes.stats, undefined, everybody(200)],
  [routes.engine, undefined, everybody(200)],
  [routes.signInOptions, undefined, everybody(200)],
  [routes.register, {}, everybody(400)],
  [routes.login, {}, everybody(400)],
  [routes.sendEmail, {}, everybody(400)],
  [routes.openShared, {}, everybody(400)],
  [routes.sharedSite, undefined, everybody(404)],
  [routes.sharedComments, undefined, everybody(404)],
  [routes.createSharedComment, {}, everybody(400)],
  [routes.deleteSharedComment, undefined, everybody(404)],
  [routes.me, undefined, signedIn],
  [routes.mySites, undefined, signedIn],
  [routes.generations, undefined, signedIn],
  [routes.generate, {}, bodies],
  [routes.changePassword, {}, bodies],
  [routes.importSite, undefined, { ...everybody(415), nobody: 401 }],
  [routes.uploadPromptPicture, {}, { ...everybody(415), nobody: 401 }],
  [routes.brandKit, undefined, signedIn],
  [routes.changeBrandKit, {}, signedIn],
  [routes.changeLogo, {}, { ...everybody(415), nobody: 401 }],
  [routes.removeLogo, undefined, signedIn],
  [routes.users, undefined, adminsOnly],
  [routes.totalSites, undefined, adminsOnly],
  [routes.dailyStats, undefined, adminsOnly],
  [routes.engineView, undefined, adminsOnly],
  [routes.engineDay, undefined, { ...adminsOnly, admin: 400 }],
  [routes.platformHealth, undefined, adminsOnly],
  [routes.messages, undefined, adminsOnly],
  [routes.mailServer, undefined, adminsOnly],
  [routes.changeRole, {}, { ...adminsOnly, admin: 400 }],
  [routes.retryMessage, undefined, { ...adminsOnly, admin: 404 }],
  [routes.deleteMessage, undefined, { ...adminsOnly, admin: 404 }],
  [routes.undeleteMessage, undefined, { ...adminsOnly, admin: 404 }],
];

const visible = { ...everybody(404), nobody: 401, user: 200, admin: 200 };
const owned = { ...everybody(404), nobody: 401, user: 200, admin: 403 };

const seen = { version: 1, sitting: 'a-sitting' };

/** Known owners may make it; it changes nothing. */
const noEdit = {
  version: 1,
  sitting: 'a-sitting',
  instruction: 'Nothing',
  edits: [{ path: 'index.html', start: 0, end: 0, old: '', new: '' }],
};

const pinned = {
  version: 1,
  text: 'Larger',
  place: { path: 'index.html', label: 'Page', at: { x: 0, y: 0 }, onPage: { x: 0, y: 0 } },
};

/** A place for a picture that there is not. */
const noPicture = {
  version: 1,
  sitting: 'a-sitting',
  path: 'index.html',
  start: 0,
  end: 0,
  old: '',
  alt: 'Bread',
};

/** V8.2.2 object-level access: every call on one site; whoever may not see it is told that there is none. */
const objectAccess: [route: Route, body: unknown, expected: Record<Caller, number>][] = [
  [routes.site, undefined, visible],
  [routes.siteFile, undefined, visible],
  [routes.renameSite, { name: 'New' }, owned],
  [routes.deleteSite, undefined, owned],
  [routes.undeleteSite, undefined, owned],
  [routes.writeRest, undefined, { ...owned, user: 409 }],
  [routes.siteBrief, undefined, visible],
  [routes.draftSiteBrief, { version: 1, path: 'index.html', changes: {} }, owned],
  [routes.changeSiteBrief, { version: 1, changes: {} }, owned],
  [routes.duplicateSite, undefined, { ...owned, user: 201 }],
  [routes.siteVersions, undefined, visible],
  [routes.siteVersion, undefined, visible],
  [routes.changeVersion, { isPinned: true }, owned],
  [routes.restoreVersion, { version: 1 }, owned],
  [routes.undo, { version: 1 }, { ...owned, user: 400 }],
  [routes.redo, { version: 1 }, { ...owned, user: 400 }],
  [routes.compareVersions, undefined, visible],
  [routes.takeBack, { version: 1, differences: ['a'] }, { ...owned, user: 400 }],
  [routes.editSite, noEdit, owned],
  [routes.typefaces, undefined, visible],
  [routes.setTypefaces, { ...seen, headings: 'Figtree' }, owned],
  [routes.writeFile, { ...seen, content: 'New' }, owned],
  [routes.renameFile, { ...seen, to: 'home.html' }, { ...owned, user: 400 }],
  [routes.removeFile, seen, { ...owned, user: 400 }],
  [routes.fileLinks, undefined, visible],
  [routes.searchFiles, undefined, visible],
  [routes.replaceInFiles, { ...seen, words: 'a', replacement: 'b' }, owned],
  [routes.fileRepairs, undefined, visible],
  [routes.repairFiles, { ...seen, paths: ['gone.html'] }, { ...owned, user: 400 }],
  [routes.templateSite, { name: 'New' }, { ...owned, user: 201 }],
  // The upload is a file, which is not sent here.
  [routes.uploadPicture, {}, { ...owned, user: 415 }],
  [routes.pictures, undefined, visible],
  [routes.picture, undefined, { ...visible, user: 404, admin: 404 }],
  [routes.usePicture, noPicture, { ...owned, user: 404 }],
  [routes.removePicture, undefined, { ...owned, user: 404 }],
  [routes.revisions, undefined, visible],
  [routes.reviseSite, { version: 1, instruction: 'Zorple the frondwise.' }, owned],
  [routes.offeredChange, undefined, { ...visible, user: 404, admin: 404 }],
  [routes.acceptRevision, { version: 1 }, { ...owned, user: 404 }],
  [routes.throwAwayKept, undefined, { ...owned, user: 404 }],
  [routes.shareLinks, undefined, owned],
  [routes.createShareLink, { days: 1 }, { ...owned, user: 201 }],
  [routes.revokeShareLink, undefined, { ...owned, user: 404 }],
  [routes.siteComments, undefined, owned],
  [routes.createComment, pinned, { ...owned, user: 201 }],
  [routes.readComments, undefined, owned],
  [routes.changeComment, { isResolved: true }, { ...owned, user: 404 }],
  [routes.deleteComment, undefined, { ...owned, user: 404 }],
  [routes.replyToComment, { text: 'Yes' }, { ...owned, user: 404 }],
];

/** The same for every call on one generation: administrators see sites, but not how somebody else's are made. */
const requested = { ...everybody(404), nobody: 401, user: 200 };
const generationAccess: Route[] = [routes.generation, routes.generationEvents, routes.stopGeneration];

async function expectAnswer(answer: Response, status: number, type = 'application/json') {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toContain(type);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  if (status >= 400) errorBodySchema.parse(await answer.json());
}

const callersIn = (expected: Partial<Record<Caller, number>>) =>
  Object.entries(expected) as [Caller, number][];

for (const [route, body, expected] of access) {
  test(`V8.2.1, V8.3.2 ${route.method} ${route.path} answers each caller as it may`, async ({ platform }) => {
    const call = of(route, 'a'.repeat(24));
    for (const [caller, status] of callersIn(expected))
      await test.step(`${status} to ${caller}`, async () =>
        expectAnswer(await request(platform, call, body, tokens[caller]), status));
  });
}

for (const [route, body, expected] of objectAccess) {
  test(`V8.2.2, V8.3.2 ${route.method} ${route.path} of the user's answers each caller as it may`, async ({
    platform,
  }) => {
    // Who is refused changes nothing: one copy does for all of them, and the day's limit of copies for the whole table.
    const spare = await copyOfSite(platform);
    for (const [caller, status] of callersIn(expected))
      await test.step(`${status} to ${caller}`, async () => {
        const call = of(route, status >= 400 ? spare : await copyOfSite(platform));
        await expectAnswer(await request(platform, call, body, tokens[caller]), status);
      });
  });
}

for (const route of generationAccess) {
  test(`V8.2.2, V8.3.2 ${route.method} ${route.path} of the user's answers each caller as it may`, async ({
    platform,
  }) => {
    for (const [caller, status] of callersIn(requested))
      await test.step(`${status} to ${caller}`, async () => {
        const type = route === routes.generationEvents && status === 200 ? 'text/event-stream' : undefined;
        const answer = await request(platform, of(route, generationId), undefined, tokens[caller]);
        await expectAnswer(answer, status, type);
      });
  });
}

test('the tables above name every call but those that end sessions', () => {
  const named = new Set([...generationAccess, ...[...access, ...objectAccess].map(([route]) => route)]);
  expect(Object.values(routes).filter((route) => !named.has(route))).toEqual([
    routes.logout,
    routes.logoutAll,
  ]);
});

test('V8.2.2 what is deleted is gone at once, for its owner and for whoever has its address', async ({
  platform,
}) => {
  const id = await copyOfSite(platform);
  const addresses = [previewPath(id), downloadPath(id)];
  const statuses = () =>
    Promise.all(addresses.map(async (path) => (await fetch(platform.url + path)).status));
  expect(await statuses()).toEqual([200, 200]);
  await request(platform, of(routes.deleteSite, id), undefined, person.token);
  expect(await statuses()).toEqual([404, 404]);
  expect((await request(platform, of(routes.site, id), undefined, person.token)).status).toBe(404);
  await request(platform, of(routes.undeleteSite, id), undefined, person.token);
  expect(await statuses()).toEqual([200, 200]);
});

const badNames: [what: string, body: unknown][] = [
  ['an operator', { name: { $gt: '' } }],
  ['an operator in its place', { $set: { name: 'x' } }],
  ['a list', { name: ['x'] }],
  ['nothing', null],
  ['a prototype', JSON.parse('{"__proto__":{"name":"x"}}')],
];

for (const [what, body] of badNames) {
  test(`V1.2.4, V15.3.5 a site is not renamed by ${what}`, async ({ platform }) => {
    await expectAnswer(await request(platform, of(routes.renameSite, siteId), body, person.token), 400);
  });
}

test('V15.3.3, V8.2.3 renaming gives a site to nobody else and brings no deletion', async ({ platform }) => {
  const id = await copyOfSite(platform);
  const body = {
    name: 'New',
    ownerId: 'b'.repeat(24),
    folderId: 'b'.repeat(32),
    deletedAt: '2020-01-01',
    version: 9,
  };
  const renamed = await request(platform, of(routes.renameSite, id), body, person.token);
  expect(await renamed.json()).toMatchObject({ folderId: id, name: 'New' });
  const details = await request(platform, of(routes.site, id), undefined, person.token);
  expect(await details.json()).toMatchObject({ folderId: id, version: 1 });
});

test('V1.2.4 operators in a query are text or refused', async ({ platform }) => {
  for (const query of ['?search[$ne]=x', '?search=.*', '?sort[$gt]=', '?cursor[$ne]=x']) {
    const { path, method } = routes.totalSites;
    const answer = await request(platform, { method, path: path + query }, undefined, tokens.admin);
    expect([200, 400]).toContain(answer.status);
  }
});

test('V7.4.1 signing out ends that session in every service at once, and no other', async ({ platform }) => {
  const { token, user } = await newAccount(platform);
  const again = await (await request(platform, routes.login, { email: user.email, password })).json();
  expect((await request(platform, routes.logout, undefined, token)).status).toBe(200);
  for (const route of [routes.me, routes.mySites, routes.messages, routes.logout, routes.logoutAll]) {
    expect((await request(platform, route, undefined, token)).status).toBe(401);
  }
  expect((await request(platform, routes.me, undefined, again.token)).status).toBe(200);
});

test('V7.4.1 ending all sessions ends them in every service at once', async ({ platform }) => {
  const { token } = await newAccount(platform);
  expect((await request(platform, routes.logoutAll, {}, token)).status).toBe(200);
  for (const route of [routes.me, routes.mySites]) {
    expect((await request(platform, route, undefined, token)).status).toBe(401);
  }
});

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function forge(header: object, claims: object, secret: string) {
  const content = `${encode(header)}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

const now = () => Math.floor(Date.now() / 1000);
const claims = () => ({
  sub: 'a'.repeat(24),
  email: 'admin@localhost',
  role: 'admin',
  iat: now(),
  exp: now() + 3600,
  iss: accessToken.issuer,
  aud: accessToken.audience,
});

const forged: [requirement: string, make: () => string][] = [
  ['V9.1.1 another key', () => forge({ alg: 'HS256', typ: 'JWT' }, claims(), 'x'.repeat(48))],
  ['V9.1.1 no signature', () => `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims())}.`],
  ['V9.1.2 alg none', () => `${encode({ alg: 'none' })}.${encode(claims())}.`],
  ['V9.1.2 alg nOnE', () => `${encode({ alg: 'nOnE' })}.${encode(claims())}.`],
  ['V9.1.2 RS256 signed with a shared key', () => forge({ alg: 'RS256' }, claims(), 'x'.repeat(48))],
  ['V9.1.3 a key of its own', () => forge({ alg: 'HS256', jwk: { kty: 'oct', k: 'eA' } }, claims(), 'x')],
  ['V9.1.1 a changed role', () => person.token.replace(/\.[^.]+\./, `.${encode(claims())}.`)],
];

for (const [what, make] of forged) {
  test(`${what}: refused by every service`, async ({ platform }) => {
    for (const route of [routes.me, routes.users, routes.mySites, routes.totalSites, routes.messages]) {
      expect((await request(platform, route, undefined, make())).status).toBe(401);
    }
  });
}

test('V8.2.2 nobody sees somebody else’s projects', async ({ platform }) => {
  const listed = async (token: string | undefined) =>
    projectListSchema.parse(await (await request(platform, routes.mySites, undefined, token)).json());
  expect(await listed(tokens['somebody else'])).toEqual([]);
  expect(await listed(person.token)).not.toEqual([]);
});

test('V8.2.2 nobody sees how somebody else’s sites are made, administrators neither', async ({
  platform,
}) => {
  const listed = async (token: string | undefined) =>
    (await request(platform, routes.generations, undefined, token)).text();
  for (const token of [tokens['somebody else'], tokens.admin]) {
    expect(await listed(token)).not.toContain(generationId);
  }
  expect(await listed(person.token)).toContain(generationId);
});

test('V15.3.3 a role in the registration is not taken over', async ({ platform }) => {
  const body = {
    email: newEmail(),
    password,
    role: 'admin',
    __proto__: { role: 'admin' },
    _id: 'b'.repeat(24),
  };
  const answer = await request(platform, routes.register, body);
  const { token, user } = await answer.json();
  expect(user.role).toBe('user');
  expect((await request(platform, routes.users, undefined, token)).status).toBe(403);
});

test('V3.4.2 an opaque origin may not write, and no other origin may read', async ({ platform }) => {
  const write = await fetch(platform.url + routes.login.path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'null' },
    body: JSON.stringify({ email: 'admin@localhost', password: platform.admin.password }),
  });
  expect(write.status).toBe(403);
  for (const origin of ['null', 'https://evil.example']) {
    const read = await fetch(platform.url + routes.stats.path, { headers: { Origin: origin } });
    expect(read.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('V14.3.2 personal answers are not stored, V15.3.1 and hold no secrets', async ({ platform }) => {
  for (const route of [routes.me, routes.users]) {
    const answer = await request(platform, route, undefined, tokens.admin);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(await answer.text()).not.toMatch(/passwordHash|argon2|googleId|tokensValidFrom/);
  }
});

const pages = ['/', '/app', '/login', '/admin-panel/users', '/nowhere', '/oauth-success?token=x'];

for (const path of pages) {
  test(`V3.4.3, V3.4.4, V3.4.6 ${path} carries the app's policy and headers`, async ({ platform }) => {
    const answer = await fetch(platform.url + path);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toMatch(/no-referrer|strict-origin|same-origin/);
  });
}

for (const path of ['/.git/HEAD', '/.env', '/metrics', '/mfe/generator/.env', '/assets/../../package.json']) {
  test(`V13.4 ${path} shows nothing`, async ({ platform }) => {
    const answer = await fetch(platform.url + path);
    expect(await answer.text()).not.toMatch(/ref: refs|"workspaces"|process_cpu/);
  });
}
