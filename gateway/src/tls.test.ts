import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from '../test/send.ts';
import { strictTransport } from './http/security-headers.ts';
import { reservePort } from './listen.ts';
import { findNginx } from './nginx/find-nginx.ts';
import type { RunningGateway } from './running-gateway.ts';
import { readSettings } from './settings.ts';
import { startGateway } from './start-gateway.ts';

const logger = pino({ level: 'silent' });
const isNginxInstalled = (await findNginx()) !== undefined;

function makeCertificate(folder: string) {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '1'];
  const made = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-keyout',
    key,
    '-out',
    certificate,
  ];
  execFileSync('openssl', ['req', '-x509', '-nodes', ...made, ...subject], { stdio: 'ignore' });
  return { TLS_CERTIFICATE_FILE: certificate, TLS_KEY_FILE: key };
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-tls-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe.skipIf(!isNginxInstalled)('a gateway that ends TLS', () => {
  let gateway: RunningGateway;
  let redirectPort: number;
  beforeAll(async () => {
    redirectPort = await reservePort({ port: 0, host: '127.0.0.1' });
    const settings = readSettings({
      ...makeCertificate(folder),
      PORT: '0',
      REDIRECT_PORT: String(redirectPort),
      PUBLIC_URL: 'https://sites.example.com',
    });
    gateway = await startGateway(settings, logger);
  });
  afterAll(() => gateway.stop());

  it('answers over TLS, and has browsers come so only', async () => {
    const [answer] = await once(
      get({ port: gateway.port, path: '/mfe-registry.json', rejectUnauthorized: false }),
      'response',
    );
    answer.resume();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['strict-transport-security']).toBe(strictTransport);
  });

  it('sends plain HTTP to the public address, whatever host was asked for', async () => {
    const answer = await ask(redirectPort, '/app?a=1', { headers: { Host: 'elsewhere.example' } });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe('https://sites.example.com/app?a=1');
  });
});

it.each(['UPSTREAM_SHELL', 'UPSTREAM_MFE'])('says that %s needs nginx', async (name) => {
  const value = name === 'UPSTREAM_MFE' ? 'admin=http://127.0.0.1:1' : 'http://127.0.0.1:1';
  const settings = readSettings({ GATEWAY: 'node', PORT: '0', [name]: value });
  await expect(startGateway(settings, logger)).rejects.toThrow(`${name} needs nginx.`);
});
