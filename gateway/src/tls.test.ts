import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { type ClientHttp2Stream, connect, constants } from 'node:http2';
import { get } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { needsNginx } from '../test/needs-nginx.ts';
import { ask, sendBytes } from '../test/send.ts';
import { startUpstream, type Upstream } from '../test/upstream.ts';
import { errorPolicy, strictTransport } from './http/security-headers.ts';
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

/** The next so many bytes, and whatever comes with the last of them. */
function readBytes(stream: ClientHttp2Stream, length: number): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let text = '';
  const take = (chunk: Buffer) => {
    text += chunk;
    if (text.length < length) return;
    stream.off('data', take);
    resolve(text);
  };
  stream.on('data', take);
  return promise;
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-tls-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe.skipIf(!isNginxInstalled)('a gateway that ends TLS', needsNginx, () => {
  let gateway: RunningGateway;
  let redirectPort: number;
  let sites: Upstream;
  beforeAll(async () => {
    sites = await startUpstream('sites');
    redirectPort = await reservePort({ port: 0, host: '127.0.0.1' });
    const settings = readSettings({
      ...makeCertificate(folder),
      PORT: '0',
      UPSTREAM_SITES: sites.origin,
      REDIRECT_PORT: String(redirectPort),
      PUBLIC_URL: 'https://sites.example.com',
    });
    gateway = await startGateway(settings, logger);
  });
  afterAll(async () => {
    await gateway.stop();
    await sites.stop();
  });

  it('answers over TLS, and has browsers come so only', async () => {
    const [answer] = await once(
      get({ port: gateway.port, path: '/mfe-registry.json', rejectUnauthorized: false }),
      'response',
    );
    answer.resume();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['strict-transport-security']).toBe(strictTransport);
  });

  it('speaks HTTP/2 to who asks for it, and passes its requests on', async () => {
    const session = connect(`https://127.0.0.1:${gateway.port}`, { rejectUnauthorized: false });
    const stream = session.request({ ':path': '/mfe-registry.json', ':authority': 'sites.example.com' });
    const [headers] = await once(stream, 'response');
    expect(headers[':status']).toBe(200);
    expect(session.alpnProtocol).toBe('h2');
    stream.resume();
    const refused = session.request({ ':path': '/api/users', ':authority': 'me@sites.example.com' });
    expect((await once(refused, 'response'))[0][':status']).toBe(400);
    session.destroy();
  });

  it('passes events over HTTP/2 one by one, and ends the request behind it when the person leaves', async () => {
    const { promise: upstream, resolve } = Promise.withResolvers<ServerResponse>();
    sites.answerWith((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(': open\n\n');
      resolve(response);
    });
    const session = connect(`https://127.0.0.1:${gateway.port}`, { rejectUnauthorized: false });
    const stream = session.request({
      ':path': '/api/generations/1/events',
      ':authority': 'sites.example.com',
      'accept-encoding': 'gzip, br',
    });
    const [headers] = await once(stream, 'response');
    expect(session.alpnProtocol).toBe('h2');
    expect(headers['content-encoding']).toBeUndefined();
    expect(String((await once(stream, 'data'))[0])).toBe(': open\n\n');
    for (const event of ['data: one\n\n', ': still here\n\n', `data: ${'x'.repeat(2000)}\n\n`]) {
      (await upstream).write(event);
      expect(String((await once(stream, 'data'))[0])).toBe(event);
    }
    const left = once(await upstream, 'close');
    stream.resume().close(constants.NGHTTP2_CANCEL);
    await left;
    session.destroy();
  });

  it('passes several streams of one connection, each at once and none for another, although all would take gzip', async () => {
    const upstreams = Array.from({ length: 6 }, () => Promise.withResolvers<ServerResponse>());
    sites.answerWith(({ url = '' }, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(`: ${url}\n\n`);
      upstreams[Number(/\d+/.exec(url))]?.resolve(response);
    });
    const session = connect(`https://127.0.0.1:${gateway.port}`, { rejectUnauthorized: false });
    const streams = await Promise.all(
      upstreams.map(async ({ promise }, index) => {
        const path = `/api/generations/${index}/events`;
        const stream = session.request({
          ':path': path,
          ':authority': 'sites.example.com',
          'accept-encoding': 'gzip',
        });
        const [headers] = await once(stream, 'response');
        expect(headers).toMatchObject({ ':status': 200, 'content-type': 'text/event-stream' });
        expect(headers['content-encoding']).toBeUndefined();
        expect(String((await once(stream, 'data'))[0])).toBe(`: ${path}\n\n`);
        return { stream, upstream: await promise };
      }),
    );
    for (const round of ['one', 'x'.repeat(20_000)]) {
      // The last one first: nobody waits for an older stream.
      for (const [index, { stream, upstream }] of [...streams.entries()].reverse()) {
        const event = `data: ${index} ${round}\n\n`;
        upstream.write(event);
        expect(await readBytes(stream, event.length)).toBe(event);
      }
    }
    const [first, ...others] = streams;
    first?.upstream.end();
    if (first) await once(first.stream.resume(), 'end');
    for (const { stream, upstream } of others) {
      upstream.write('data: still here\n\n');
      expect(String((await once(stream, 'data'))[0])).toBe('data: still here\n\n');
    }
    session.destroy();
  });

  it('sends plain HTTP to the public address, whatever host was asked for', async () => {
    const answer = await ask(redirectPort, '/app?a=1', { headers: { Host: 'elsewhere.example' } });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.status).toBe(308);
    expect(answer.headers.location).toBe('https://sites.example.com/app?a=1');
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': errorPolicy,
      'referrer-policy': 'no-referrer',
    });
  });

  it('tells who speaks no HTTP there so as anywhere', async () => {
    const answer = await sendBytes(redirectPort, 'hello\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('Content-Type: application/json; charset=utf-8');
    expect(answer).toContain('X-Content-Type-Options: nosniff');
    expect(answer).toContain('"code":"MALFORMED_REQUEST"');
  });
});

it.each(['UPSTREAM_SHELL', 'UPSTREAM_MFE'])('says that %s needs nginx', async (name) => {
  const value = name === 'UPSTREAM_MFE' ? 'admin=http://127.0.0.1:1' : 'http://127.0.0.1:1';
  const settings = readSettings({ GATEWAY: 'node', PORT: '0', [name]: value });
  await expect(startGateway(settings, logger)).rejects.toThrow(`${name} needs nginx.`);
});
