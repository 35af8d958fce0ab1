import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { inRoot } from '../paths.js';
import { run } from '../run.js';
import { Refusal, say } from '../say.js';
import { startServices } from './start-services.js';

/** @typedef {import('./start-services.js').Credentials} Credentials */

/**
 * What an instance of a release was given, and answered, so that a later release can be asked for it.
 * @typedef {{ release: string, admin: Credentials, person: Credentials, prompt: string, site: { id: string, name: string },
 *   versions: string[], message: { subject: string } }} Fixture `versions`: the SHA-256 of the page of each
 */

export const fixturesFolder = inRoot('scripts/lib/upgrade/fixtures');
/** What is told of an instance, beside its data. */
export const toldFile = 'fixture.json';

const password = () => randomBytes(12).toString('base64url');
export const sha256 = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex');

/**
 * @param {string} url
 * @param {{ method?: string, body?: unknown, token?: string }} [request]
 */
export async function ask(url, { method = 'GET', body, token } = {}) {
  const answer = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}

/** @param {Parameters<typeof ask>} request */
async function demand(...request) {
  const { status, text } = await ask(...request);
  if (status < 300) return JSON.parse(text);
  throw new Refusal(`${request[0]} answered ${status}: ${text}`);
}

const prompt =
  'A bakery called Rye & Co in Lyon. Open Tuesday to Friday 7 to 14. Croissant 2 €, baguette 1.20 €.';

/**
 * @param {string} sites
 * @param {string} id
 * @param {string} token
 */
async function changeOnce(sites, id, token) {
  const path = `${sites}/api/sites/${id}/files/index.html`;
  const made = (await demand(path, { token })).content;
  const content = made.replace('</body>', '<p>Closed in August.</p></body>');
  const body = { version: 1, sitting: 'upgrade-fixture', content };
  const { status, text } = await ask(path, { method: 'PUT', token, body });
  // In 1.0.0 sites could not be changed.
  if (status === 404 || status === 405) return [sha256(made)];
  if (status !== 200) throw new Refusal(`${path} answered ${status}: ${text}`);
  return [made, content].map(sha256);
}

/**
 * @param {import('./start-services.js').Services} services
 * @param {Fixture} told
 */
async function fill({ auth, sites, mail }, told) {
  const { token } = await demand(`${auth}/api/auth/register`, { method: 'POST', body: told.person });
  const site = await demand(`${sites}/api/generate`, { method: 'POST', token, body: { prompt } });
  const [listed] = await demand(`${sites}/api/my-sites`, { token });
  told.site = { id: site.id, name: listed.name };
  told.versions = await changeOnce(sites, site.id, token);
  const message = { name: 'A visitor', email: 'visitor@example.com', message: 'Are you open on Sundays?' };
  await demand(`${mail}/send-email`, { method: 'POST', body: { ...message, subject: told.message.subject } });
}

/** @param {string} checkout */
function releaseOf(checkout) {
  const file = join(checkout, 'package.json');
  if (!existsSync(file)) throw new Refusal(`${checkout} is no checkout of a release.`);
  return JSON.parse(readFileSync(file, 'utf8')).version;
}

/**
 * Makes an instance of a release, fills it over HTTP, and packs its data folder.
 * @param {string} checkout with its packages installed
 * @param {string} name of the fixture
 */
export async function makeFixture(checkout, name) {
  const dataDir = mkdtempSync(join(tmpdir(), 'sitewright-fixture-'));
  /** @type {Fixture} */
  const told = {
    release: releaseOf(checkout),
    admin: { email: 'admin@example.com', password: password() },
    person: { email: 'person@example.com', password: password() },
    prompt,
    site: { id: '', name: '' },
    versions: [],
    message: { subject: 'Opening hours' },
  };
  try {
    const jwtSecret = randomBytes(48).toString('base64url');
    const services = await startServices(checkout, dataDir, { admin: told.admin, jwtSecret });
    await fill(services, told).finally(services.stop);
    writeFileSync(join(dataDir, toldFile), JSON.stringify(told, undefined, 2));
    const file = join(fixturesFolder, `${name}.tar.gz`);
    const { code, output } = await run('tar', ['-czf', file, '-C', dataDir, '.'], { quiet: true });
    if (code !== 0) throw new Refusal(`${file} could not be written: ${output}`);
    say(`${file} is an instance of ${told.release} with ${told.versions.length} version(s) of a site.`);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The whole of `npm run upgrade-fixture -- NAME [CHECKOUT]`. */
export async function runFixtureCommand(/** @type {string[]} */ [name, checkout = '.', ...more]) {
  if (!name || !/^[\w.-]+$/.test(name) || more.length > 0)
    throw new Refusal('Usage: npm run upgrade-fixture -- NAME [CHECKOUT]');
  await makeFixture(resolve(checkout), name);
}
