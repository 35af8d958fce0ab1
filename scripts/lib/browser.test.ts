import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { firstThatStarts, whyNot } from './browser.js';

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
