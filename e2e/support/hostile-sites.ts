import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateResponseSchema, routes, type SessionResponse } from '@sitewright/contracts';
import { answers, startFakeProvider } from '@sitewright/site-engine/testing';
import { newAccount, request } from './account.ts';
import { type Listener, startListener } from './listener.ts';
import { startTestPlatform } from './platform.ts';
import { test as base } from './test.ts';

/** A site of one page that runs this script while it is read. */
const siteRunning = (script: string) => `<file path="index.html">
<!doctype html>
<html lang="en"><head><title>Hostile</title></head><body><main><h1>Hostile</h1></main><script src="script.js"></script></body></html>
</file>
<file path="about.html">
<!doctype html>
<html lang="en"><head><title>About</title></head><body><main><h1>About</h1><p id="contact">Contact</p></main></body></html>
</file>
<file path="script.js">
${script}
</file>
`;

/** The same page on a server that seals nothing: what it tries there arrives. */
async function startOpenServer() {
  let page = '';
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html').end(`<!doctype html><title>Open</title><body>${page}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    show: (html: string) => {
      page = html;
    },
    close: () => server.close(),
  };
}

async function startHostileWorld() {
  const provider = await startFakeProvider();
  const platform = await startTestPlatform({
    OPENAI_BASE_URL: provider.baseURL,
    OPENAI_MODEL: 'hostile-model',
  });
  const open = await startOpenServer();
  const makeSite = async (session: SessionResponse, script: string) => {
    provider.behave(answers(siteRunning(script)));
    const answer = await request(platform, routes.generate, { prompt: 'anything' }, session.token);
    return generateResponseSchema.parse(await answer.json()).id;
  };
  const close = async () => {
    open.close();
    await platform.close();
    await provider.close();
  };
  return { platform, open, makeSite, newPerson: () => newAccount(platform), close };
}

export type HostileWorld = Awaited<ReturnType<typeof startHostileWorld>>;

interface Listeners {
  /** Whom the sealed pages try to reach. */
  sealed: Listener;
  /** Whom the same pages reach where nothing seals them. */
  control: Listener;
}

/** Tests on a platform whose model writes what the test says. */
export const test = base.extend<Listeners, { world: HostileWorld }>({
  world: [
    async ({}, use) => {
      const world = await startHostileWorld();
      await use(world);
      await world.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ world }, use) => use(world.platform.url),
  sealed: async ({}, use) => {
    const listener = await startListener();
    await use(listener);
    listener.close();
  },
  control: async ({}, use) => {
    const listener = await startListener();
    await use(listener);
    listener.close();
  },
  // The policy's refusals are errors in the console, and wanted here.
  consoleErrors: async ({ page: _page }, use) => use([]),
});

/** A script that writes this into its page while the page is read. */
export const writing = (html: string) => `document.write(${JSON.stringify(html)});`;
