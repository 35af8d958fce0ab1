import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { ensureBrowser, firstThatStarts, whyNot } from './browser.js';

const folder = mkdtempSync(join(tmpdir(), 'sitewright-browser-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a browser without its libraries is tried before any test, and its reason is said in one line', async () => {
  const path = join(folder, 'chromium');
  writeFileSync(
    path,
    '#!/bin/sh\necho "chromium: error while loading shared libraries: libnss3.so: cannot open it" >&2\nexit 127\n',
  );
  chmodSync(path, 0o755);
  expect(await whyNot(path)).toBe(
    'chromium: error while loading shared libraries: libnss3.so: cannot open it',
  );
});

it('the first that starts is taken, the others are passed over', async () => {
  const broken = new Map([['/broken', 'no library']]);
  const tryOut = async (path: string) => broken.get(path);
  expect(await firstThatStarts([undefined, '/broken', '/good', '/better'], tryOut)).toBe('/good');
  expect(await firstThatStarts(['/broken'], tryOut)).toBeUndefined();
});

/** What is said on the way to a browser: of where it is found, and when. */
async function saidWhile(find: () => Promise<string | undefined>, install: () => Promise<void>) {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const browser = await ensureBrowser(find, install);
  const lines = said.mock.calls.join('');
  said.mockRestore();
  return { browser, lines };
}

it('a browser that is there is taken, and none is installed', async () => {
  const install = vi.fn(async () => undefined);
  expect(await saidWhile(async () => '/good', install)).toEqual({ browser: '/good', lines: '' });
  expect(install).not.toHaveBeenCalled();
});

it('one that is not there is installed', async () => {
  let path: string | undefined;
  const install = async () => {
    path = '/new';
  };
  const { browser, lines } = await saidWhile(async () => path, install);
  expect(browser).toBe('/new');
  expect(lines).not.toContain('apt-get');
});

it('who can have none is told how to get one', async () => {
  const { browser, lines } = await saidWhile(
    async () => undefined,
    async () => undefined,
  );
  expect(browser).toBeUndefined();
  expect(lines).toContain('On Debian or Ubuntu: apt-get install chromium.');
  expect(lines).toContain('npx playwright install --with-deps chromium.');
});
