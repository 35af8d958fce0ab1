/*
 * The process that draws pages, and does nothing else: it has no secrets in its environment, where the platform allows a user of its
 * own and no network, and its parent kills it when it takes too long. The pages are written by a model from anybody's words.
 */
import { setPriority } from 'node:os';
import { type Browser, chromium } from 'playwright-core';
import type { LookAnswer, LookRequest } from './look-protocol.ts';
import { visitSite } from './visit-site.ts';

/** Nothing is asked for but what is answered here; these keep the browser itself, and what does not ask, from the network. */
const args = [
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** With the browser's own sandbox, where the system lets it have one. */
function launch(): Promise<Browser> {
  const { BROWSER_PATH = '', HOME = '', PATH = '' } = process.env;
  const options = {
    executablePath: BROWSER_PATH,
    args,
    env: { HOME, PATH },
  };
  return chromium
    .launch({ ...options, chromiumSandbox: true })
    .catch(() => chromium.launch({ ...options, chromiumSandbox: false }));
}

// Whoever waits for an answer of the service comes before who waits for a look.
setPriority(10);

const tell = (answer: LookAnswer) => process.send?.(answer);
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const browser = await launch().catch((error: unknown) => {
  tell({ failed: reasonOf(error) });
  process.exit(1);
});

process.on('message', async ({ id, files }: LookRequest) => {
  const outcome = await visitSite(browser, files).catch((error: unknown) => ({ why: reasonOf(error) }));
  tell({ id, outcome });
});
process.on('disconnect', async () => {
  await browser.close();
  process.exit(0);
});
browser.on('disconnected', () => process.exit(1));
tell({ ready: true });
