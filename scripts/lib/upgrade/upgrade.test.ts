import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connectMongo } from '../../../packages/service-kit/src/index.ts';
import { root } from '../paths.js';
import { ask, type Fixture, fixturesFolder, sha256, toldFile } from './make-fixture.js';
import { type Services, startServices } from './start-services.js';

const jwtSecret = 'a secret of the upgraded instance, which nobody has signed in to';
let dataDir: string;
let fixture: Fixture;
let services: Services;

const demand = async (url: string, request: Parameters<typeof ask>[1] = {}) => {
  const { status, text } = await ask(url, request);
  expect(status, `${url}: ${text}`).toBeLessThan(300);
  return text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text;
};
const signIn = async (body: object) =>
  (await demand(`${services.auth}/api/auth/login`, { method: 'POST', body })).token as string;

/** Each document says which release wrote it; those of before there were numbers do not. */
async function expectSchemas(olderVersions: number) {
  const { db, close } = await connectMongo(services.uri, 'test');
  try {
    const counts = async (name: string) =>
      Promise.all(
        [{ schema: { $exists: false } }, { schema: 1 }].map((one) => db.collection(name).countDocuments(one)),
      );
    expect(await counts('sites')).toEqual([1, 1]);
    // The change, each version restored, and the new site's.
    expect(await counts('siteVersions')).toEqual([olderVersions, 2 + olderVersions]);
    expect(await counts('messages')).toEqual([1, 0]);
    const noted = await db
      .collection('schemas')
      .find({}, { projection: { writes: 1 } })
      .toArray();
    expect(noted.map(({ writes }) => writes)).toEqual([1, 1, 1]);
  } finally {
    await close();
  }
}

describe.each(readdirSync(fixturesFolder))('an instance of %s', (archive) => {
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'sitewright-upgrade-'));
    execFileSync('tar', ['-xzf', join(fixturesFolder, archive), '-C', dataDir, '--no-same-owner']);
    fixture = JSON.parse(readFileSync(join(dataDir, toldFile), 'utf8'));
    services = await startServices(root, dataDir, { admin: fixture.admin, jwtSecret });
  });
  afterEach(async () => {
    await services.stop();
    rmSync(dataDir, { recursive: true });
  });

  it('is read, changed and gone on with by this release', async () => {
    const { sites } = services;
    const { id, name } = fixture.site;
    const file = `${sites}/api/sites/${id}/files/index.html`;
    const hashNow = async () => sha256((await demand(file, { token })).content);
    const token = await signIn(fixture.person);

    expect(await demand(`${sites}/api/my-sites`, { token })).toMatchObject([{ folderId: id, name }]);
    expect(await hashNow()).toBe(fixture.versions.at(-1));
    expect(await demand(`${sites}/preview/${id}/index.html?still`)).toContain('<h1');
    const download = await fetch(`${sites}/api/download/${id}`);
    expect(download.headers.get('content-type')).toBe('application/zip');
    const listed = (await demand(`${sites}/api/sites/${id}/versions`, { token })).versions;
    expect(listed).toHaveLength(fixture.versions.length);

    const last = fixture.versions.length;
    const content = `${(await demand(file, { token })).content}<!-- changed by a later release -->`;
    await demand(file, { method: 'PUT', token, body: { version: last, sitting: 'later-release', content } });
    expect(await hashNow()).toBe(sha256(content));
    for (const [index, hash] of fixture.versions.entries()) {
      const restored = `${sites}/api/sites/${id}/versions/${index + 1}/restore`;
      await demand(restored, { method: 'POST', token, body: { version: last + 1 + index } });
      expect(await hashNow()).toBe(hash);
    }

    const prompt = 'A smithy called Ember in Leeds';
    const made = await demand(`${sites}/api/generate`, { method: 'POST', token, body: { prompt } });
    expect(await demand(`${sites}/preview/${made.id}/index.html?still`)).toContain('Ember');
    await expectSchemas(fixture.versions.length);
  });

  it('has its administrator, who reads its messages and sees its sites', async () => {
    const token = await signIn(fixture.admin);
    const messages = await demand(`${services.mail}/api/messages`, { token });
    expect(messages).toMatchObject([{ subject: fixture.message.subject }]);
    const all = await demand(`${services.sites}/api/total-sites`, { token });
    expect(all).toMatchObject([{ folderId: fixture.site.id }]);
  });
});
