import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { inRoot } from '../../scripts/lib/paths.js';
import { runBin } from '../../scripts/lib/run.js';

const origin = 'http://sheet.test';
const built = inRoot('packages/ui/sheet/dist');

/** The parts of the product's own policy that a component could break. */
const policy = "script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:";

/** Builds the page of components anew. */
export async function buildSheet() {
  const { code, output } = await runBin('rspack', ['build', '--mode', 'production'], {
    cwd: inRoot('packages/ui'),
    env: { ...process.env, NODE_ENV: 'production' },
    quiet: true,
  });
  if (code !== 0) throw new Error(output);
}

/** Opens it without a server, under the policy the product runs under. */
export async function openSheet(page: Page) {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(built, pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) return route.fulfill({ status: 204 });
    return route.fulfill({ path: file, headers: { 'Content-Security-Policy': policy } });
  });
  await page.goto(origin);
}
