import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { adminLabel } from './first-admin.js';
import { startPlatform } from './platform.js';

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-admin-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function labelAfterStart(dataDir: string, settings: Record<string, string> = {}) {
  const { PATH, TMPDIR } = process.env;
  const platform = await startPlatform({ port: 0, dataDir }, { PATH, TMPDIR, GATEWAY: 'node', ...settings });
  try {
    return { label: await adminLabel(platform.url, platform.admin), password: platform.admin.password };
  } finally {
    await platform.stop();
  }
}

it('names the administrator with the password, and nobody who is none', async () => {
  const dataDir = newFolder();
  const first = await labelAfterStart(dataDir);
  const file = join(dataDir, 'admin.txt');
  expect(first.label).toBe(`admin@localhost with password ${first.password} (kept in ${file})`);

  const other = await labelAfterStart(dataDir, {
    ADMIN_EMAIL: 'other@example.com',
    ADMIN_PASSWORD: 'a long enough sentence',
  });
  expect(other.label).toMatch(
    /^other@example\.com is no administrator with the password in ADMIN_PASSWORD .*promote EMAIL/,
  );
});
