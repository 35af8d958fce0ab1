/*
 * The process that draws pages, and does nothing else: it has no secrets in its environment, no network, where its parent is root a user
 * of its own, and is killed when it takes too long. The pages are written by a model from anybody's words.
 */
import { getPriority, setPriority } from 'node:os';
import { type Browser, chromium } from 'playwright-core';
import { fromSent, type LookAnswer, type LookRequest } from './look-protocol.ts';
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

const { BROWSER_PATH = '', BROWSER_USER, BROWSER_SANDBOX, HOME = '', PATH = '' } = process.env;

/** Here and not before this program starts: Node, or this file, may be where only root reads. */
function become(user: number): void {
  process.setgroups?.([]);
  process.setgid?.(user);
  process.setuid?.(user);
}

/** With the browser's own sandbox; without it only where something else keeps it from this user's files. */
function launch(): Promise<Browser> {
  const options = {
    executablePath: BROWSER_PATH,
    args,
    env: { HOME, PATH },
  };
  const kept = chromium.launch({ ...options, chromiumSandbox: true });
  if (BROWSER_SANDBOX === 'required') return kept;
  return kept.catch(() => chromium.launch({ ...options, chromiumSandbox: false }));
}

// Whoever waits for an answer of the service comes before who waits for a look. What was started further back has to stay there.
setPriority(Math.max(10, getPriority()));
if (BROWSER_USER) become(Number(BROWSER_USER));

const tell = (answer: LookAnswer) => process.send?.(answer);
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const browser = await launch().catch((error: unknown) => {
  tell({ failed: reasonOf(error) });
  process.exit(1);
});

process.on('message', async ({ id, files }: LookRequest) => {
  const outcome = await visitSite(browser, fromSent(files)).catch((error: unknown) => ({
    why: reasonOf(error),
  }));
  tell({ id, outcome });
});
process.on('disconnect', async () => {
  await browser.close();
  process.exit(0);
});
browser.on('disconnected', () => process.exit(1));
tell({ ready: true });
