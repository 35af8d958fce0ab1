import { createSocket } from 'node:dgram';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createLooker } from './looker.ts';
import { mayUnshare } from './testing/may-unshare.ts';
import { browser, needsBrowser } from './testing/test-browser.ts';

/** What arrives on this machine, whatever it is and over whatever it comes. */
const arrived = new Set<string>();
const pages = createServer((request, response) => {
  arrived.add((request.url ?? '').replace(/\?.*/, ''));
  response.setHeader('content-type', 'text/html').end(request.url === '/' ? hostilePage() : '');
});
pages.on('connection', () => arrived.add('a connection'));
pages.on('upgrade', (request, socket) => {
  arrived.add(request.url ?? '');
  socket.destroy();
});
const datagrams = createSocket('udp4').on('message', () => arrived.add('/stun'));

const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port;

const ways = [
  ...['/image', '/style', '/script', '/frame', '/prefetch', '/fetch', '/request', '/beacon', '/socket'],
  ...['/events', '/worker', '/stun', '/form', '/window', '/navigation'],
];

/** As a model may be talked into writing it: it asks this machine for everything that a page can ask for. */
function hostilePage(): string {
  const place = `127.0.0.1:${portOf(pages)}`;
  const url = `http://${place}`;
  return `<!doctype html><html lang="en"><head><title>Bread</title>
<link rel="stylesheet" href="${url}/style"><link rel="prefetch" href="${url}/prefetch">
<link rel="dns-prefetch" href="//secret.example.com"><link rel="preconnect" href="${url}">
</head><body><h1>Bread</h1><img src="${url}/image" alt=""><img src="%zz" alt=""><script src="${url}/script"></script>
<iframe src="${url}/frame"></iframe><form action="${url}/form" target="other"><input name="secret"></form><script>
const attempt = (way) => { try { way(); } catch {} };
attempt(() => fetch('${url}/fetch', { mode: 'no-cors' }).catch(() => {}));
attempt(() => { const request = new XMLHttpRequest(); request.open('GET', '${url}/request'); request.send(); });
attempt(() => navigator.sendBeacon('${url}/beacon', 'secret'));
attempt(() => new WebSocket('ws://${place}/socket'));
attempt(() => new EventSource('${url}/events'));
attempt(() => new Worker(URL.createObjectURL(new Blob(["fetch('${url}/worker', { mode: 'no-cors' })"]))));
attempt(() => {
  const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${portOf(datagrams)}' }] });
  peer.createDataChannel('secret');
  peer.createOffer().then((offer) => peer.setLocalDescription(offer));
});
attempt(() => window.open('${url}/window'));
attempt(() => document.forms[0].submit());
setTimeout(() => { location.href = '${url}/navigation'; }, 500);
</script></body></html>`;
}

/** Has an `unshare` that makes no namespaces. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sitewright-hostile-'));
  await writeFile(join(folder, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => datagrams.bind(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  for (const server of [pages, datagrams]) server.close();
});
beforeEach(() => arrived.clear());
afterEach(() => vi.unstubAllEnvs());

it.skipIf(!browser)(
  'a page reaches this machine in many ways where it is simply opened',
  needsBrowser,
  async () => {
    const open = await chromium.launch({
      executablePath: browser ?? '',
      args: ['--no-sandbox', '--disable-popup-blocking'],
    });
    const page = await open.newPage();
    await page.goto(`http://127.0.0.1:${portOf(pages)}/`);
    await expect.poll(() => ways.filter((way) => !arrived.has(way))).toEqual([]);
    await open.close();
  },
);

it
  .skipIf(!browser)
  .each([
    ...(mayUnshare ? [['that is kept from the network by the system', false] as const] : []),
    ['that only its own settings keep from it', true] as const,
  ])('in a browser %s it reaches nothing', needsBrowser, async (_name, isBare) => {
  if (isBare) vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  const looker = createLooker({ browser, timeoutMs: 60_000, unguarded: isBare });
  const outcome = await looker.look([{ path: 'index.html', content: hostilePage() }], {
    signal: new AbortController().signal,
  });
  await looker.close();
  expect(outcome).toHaveProperty('findings');
  expect([...arrived]).toEqual([]);
});
