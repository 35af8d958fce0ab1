import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { makeCertificate } from '../../e2e/support/certificate.ts';
import { startPlatform } from './platform.js';
import { stackAdminLabel } from './stack.js';
import { localAdminLabel } from './start.js';

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-admin-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function start(dataDir: string, settings: Record<string, string> = {}) {
  const { PATH, TMPDIR } = process.env;
  const platform = await startPlatform({ port: 0, dataDir }, { PATH, TMPDIR, GATEWAY: 'node', ...settings });
  let isStopped = false;
  const stop = async () => {
    if (!isStopped) await platform.stop();
    isStopped = true;
  };
  onTestFinished(stop);
  return { ...platform, stop };
}

it('npm start names the administrator with the password, and nobody who is none', async () => {
  const dataDir = newFolder();
  const first = await start(dataDir);
  const file = join(dataDir, 'admin.txt');
  expect(await localAdminLabel(first)).toBe(
    `admin@localhost with password ${first.admin.password} (kept in ${file})`,
  );
  await first.stop();

  const other = await start(dataDir, {
    ADMIN_EMAIL: 'other@example.com',
    ADMIN_PASSWORD: 'a long enough sentence',
  });
  expect(await localAdminLabel(other)).toMatch(
    /^other@example\.com is no administrator with the password in ADMIN_PASSWORD .*promote EMAIL/,
  );
});

it('npm run stack names the administrator and the file of the password, and nobody who is none', async () => {
  const { url, admin, stop } = await start(newFolder());
  const SECRETS_DIR = newFolder();
  const file = join(SECRETS_DIR, 'admin-password');

  writeFileSync(file, `${admin.password}\n`);
  expect(await stackAdminLabel(url, { SECRETS_DIR })).toBe(`admin@localhost with the password in ${file}`);
  expect(await stackAdminLabel(url, { SECRETS_DIR, ADMIN_EMAIL: 'other@example.com' })).toBe(
    `other@example.com is no administrator with the password in ${file} ` +
      '(to make one: docker compose exec svc-auth node svc-auth/src/admin-cli.ts promote EMAIL)',
  );
  writeFileSync(file, 'another password');
  expect(await stackAdminLabel(url, { SECRETS_DIR })).toContain('is no administrator with the password in');

  await stop();
  expect(await stackAdminLabel(url, { SECRETS_DIR })).toMatch(/is still right \(this could not be checked: /);
});

/** A gateway that ends TLS with this certificate, and lets everybody in as an administrator. */
async function startTlsGateway(certificates: string) {
  const read = (name: string) => readFileSync(join(certificates, name));
  const server = createServer(
    { cert: read('tls-certificate.pem'), key: read('tls-key.pem') },
    (request, response) => {
      request.resume();
      response.end(JSON.stringify({ token: 'a.b.c', user: { role: 'admin' } }));
    },
  ).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function newCertificate() {
  const folder = join(newFolder(), 'secrets');
  mkdirSync(folder);
  makeCertificate(folder);
  writeFileSync(join(folder, 'admin-password'), 'secret');
  return folder;
}

it('under TLS npm run stack tells its password to nobody but the gateway that has its certificate', async () => {
  const own = newCertificate();
  const settings = { SECRETS_DIR: own, COMPOSE_FILE: 'docker-compose.yml:docker-compose.tls.yml' };
  expect(await stackAdminLabel(await startTlsGateway(own), settings)).toBe(
    `admin@localhost with the password in ${join(own, 'admin-password')}`,
  );
  const another = await startTlsGateway(newCertificate());
  expect(await stackAdminLabel(another, settings)).toContain('this could not be checked');
});
