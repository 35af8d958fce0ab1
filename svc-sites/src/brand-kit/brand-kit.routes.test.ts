import { randomBytes } from 'node:crypto';
import { type BrandKitRequest, routes } from '@sitewright/contracts';
import { accountFinder } from '@sitewright/service-kit';
import { call, callRefused, storePerson, tokenOf } from '@sitewright/service-kit/testing';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { composerEngine } from '../../test/composer-engine.ts';
import { type SitesService, startSitesService } from '../../test/harness.ts';
import { noise } from '../../test/pictures.ts';
import { createBrandKitsRepository } from './brand-kits.repository.ts';
import { removeOrphanKits } from './remove-orphan-kits.ts';

const owner = tokenOf();
const stranger = tokenOf({ id: 'e'.repeat(24) });
const prompt = 'A joinery in Leeds that makes windows and doors.';
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30" onload="alert(1)"><rect width="30" height="30"/></svg>';
const kit: BrandKitRequest = {
  name: 'Halden & Daughters',
  contacts: [{ kind: 'email', value: 'hello@halden.example' }],
  hours: [{ days: 'Monday to Friday', times: '8 to 16' }],
  colours: { primary: '#7a1f3d' },
  typefaces: { headings: 'EB Garamond', text: 'Public Sans' },
};

let service: SitesService;
beforeAll(async () => {
  service = await startSitesService({ engine: composerEngine });
  await storePerson(service.db, { id: 'e'.repeat(24), email: 'stranger@example.com' });
});
afterAll(async () => {
  await service.close();
});
afterEach(async () => {
  await service.brandKits.deleteMany({});
  await service.db.collection('limits').deleteMany({});
});

const of = (token = owner) => ({ token });
const change = async (body: unknown) =>
  (await call(service.url, routes.changeBrandKit, { token: owner, body })).body;
const sendLogo = (bytes: string | Uint8Array, token = owner) =>
  fetch(`${service.url}/api/brand-kit/logo`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/octet-stream', Authorization: `Bearer ${token}` },
    body: new Uint8Array(Buffer.from(bytes)),
  });
const read = async (id: string, path = 'index.html') =>
  (await call(service.url, routes.siteFile, { token: owner, params: { id, path } })).body.content;
const generate = async (said: object = {}) =>
  (await call(service.url, routes.generate, { token: owner, body: { prompt, ...said } })).body.id;
const briefOf = async (id: string) =>
  (await call(service.url, routes.siteBrief, { token: owner, params: { id } })).body.brief;

describe('a brand kit', () => {
  it('is empty at first, is changed as a whole, and is one’s own', async () => {
    const empty = { contacts: [], hours: [], colours: {} };
    expect((await call(service.url, routes.brandKit, of())).body).toEqual(empty);
    expect(await change(kit)).toMatchObject(kit);
    const { updatedAt: _at, ...stored } = (await call(service.url, routes.brandKit, of())).body;
    expect(stored).toEqual(kit);
    expect((await call(service.url, routes.brandKit, of(stranger))).body).toEqual(empty);
    expect(await change({ name: 'Other' })).toMatchObject({ ...empty, name: 'Other' });
  });

  it.each([
    ['a colour that is none', { colours: { primary: 'red' } }, 'colours.primary'],
    ['a role that is none', { colours: { shadow: '#000000' } }, 'colours'],
    [
      'a typeface that is not bundled',
      { typefaces: { headings: 'Papyrus', text: 'Geist' } },
      'typefaces.headings',
    ],
    ['a link that runs', { contacts: [{ kind: 'link', value: 'javascript:alert(1)' }] }, 'contacts.0.value'],
    ['an empty line', { hours: [{ days: ' ', times: '8' }] }, 'hours.0.days'],
    ['control characters', { name: 'a\u0000b' }, 'name'],
    ['too much', { contacts: Array.from({ length: 21 }, () => ({ kind: 'phone', value: '1' })) }, 'contacts'],
  ])('refuses %s', async (_name, body, field) => {
    const { status, body: answer } = await callRefused(service.url, routes.changeBrandKit, {
      token: owner,
      body,
    });
    expect(status).toBe(400);
    expect(Object.keys(answer.fields ?? {}).some((name) => name.startsWith(field.split('.')[0] ?? ''))).toBe(
      true,
    );
  });

  it('needs somebody', async () => {
    for (const route of [routes.brandKit, routes.changeBrandKit, routes.removeLogo]) {
      expect((await callRefused(service.url, route, {})).status).toBe(401);
    }
    expect((await sendLogo(logo, '')).status).toBe(401);
  });

  it('goes with its person', async () => {
    await change(kit);
    const kits = createBrandKitsRepository(service);
    await kits.change('d'.repeat(24), kit);
    const { signal } = new AbortController();
    expect(await removeOrphanKits(kits, accountFinder(service.db), signal)).toBe(1);
    expect(await kits.listOwners('', 9)).toHaveLength(1);
  });
});

describe('a logo', () => {
  it('is cleaned or written anew, stays where the kit is changed, and can be removed', async () => {
    const answer = routes.changeLogo.response.parse(await (await sendLogo(logo)).json());
    expect(answer.logo).toMatchObject({ type: 'image/svg+xml', width: 30, height: 30 });
    expect(Buffer.from(answer.logo?.dataUrl.split(',')[1] ?? '', 'base64').toString()).not.toContain(
      'onload',
    );
    expect((await change(kit)).logo).toEqual(answer.logo);
    const jpeg = await noise(800, 400).blur(20).jpeg().toBuffer();
    const { logo: written } = routes.changeLogo.response.parse(await (await sendLogo(jpeg)).json());
    expect(written).toMatchObject({ type: 'image/png', width: 512, height: 256 });
    expect((await call(service.url, routes.removeLogo, of())).body).not.toHaveProperty('logo');
  });

  it('is refused where it is none, or too much for each page', async () => {
    expect((await sendLogo('words')).status).toBe(415);
    const raw = { width: 512, height: 512, channels: 3 } as const;
    const loud = await sharp(randomBytes(512 * 512 * 3), { raw })
      .png()
      .toBuffer();
    const answer = await sendLogo(loud);
    expect([answer.status, (await answer.json()).message]).toEqual([400, expect.stringMatching(/256 KB/)]);
  });
});

describe('a new site', () => {
  it('has what the brand kit has and the prompt has not, and says so', async () => {
    await change(kit);
    await sendLogo(logo);
    const id = await generate();
    const page = await read(id);
    expect(page).toContain('Halden &amp; Daughters');
    expect(page).toContain('mailto:hello@halden.example');
    expect(page).toMatch(/<img [^>]*src="images\/logo\.svg"/);
    expect(page).toContain('<link rel="icon" href="images/logo.svg" type="image/svg+xml">');
    expect(await read(id, 'images/logo.svg')).toContain('<rect');
    const { report, files } = (await call(service.url, routes.site, { token: owner, params: { id } })).body;
    expect(report.checks.filter(({ status }) => status === 'failed')).toEqual([]);
    expect(files.map(({ path }) => path)).toContain('fonts/eb-garamond-latin.woff2');
    expect((await briefOf(id)).fromBrandKit).toEqual(
      expect.arrayContaining(['Halden & Daughters', 'hello@halden.example', '#7a1f3d']),
    );
  });

  it('keeps the logo when its brief is corrected', async () => {
    await change(kit);
    await sendLogo(logo);
    const id = await generate();
    const place = { value: 'York', sureness: 1, from: [] };
    await call(service.url, routes.changeSiteBrief, {
      token: owner,
      params: { id },
      body: { version: 1, changes: { place } },
    });
    expect(await read(id)).toMatch(/<img [^>]*src="images\/logo\.svg"/);
    expect(await read(id, 'images/logo.svg')).toContain('<rect');
  });

  it('has none of it where the request says so, which is another request', async () => {
    await change(kit);
    const headers = { 'Idempotency-Key': 'one-key' };
    const ask = (said: object) => ({ token: owner, headers, body: { prompt, ...said } });
    const { body } = await call(service.url, routes.generate, ask({ brandKit: false }));
    expect(await read(body.id)).not.toContain('Halden');
    expect((await briefOf(body.id)).fromBrandKit).toBeUndefined();
    expect((await callRefused(service.url, routes.generate, ask({}))).status).toBe(409);
    expect(
      (await callRefused(service.url, routes.generate, { token: owner, body: { prompt, brandKit: true } }))
        .status,
    ).toBe(400);
  });
});
