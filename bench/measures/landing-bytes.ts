import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { type Configuration, rspack } from '@rspack/core';
import { startTestPlatform } from '../../e2e/support/platform.ts';
import { ensureBuilt } from '../../scripts/lib/build.js';
import type { Row } from '../lib/table.ts';

const kilobytes = (contents: Buffer[]) =>
  contents.reduce((total, content) => total + brotliCompressSync(content).length, 0) / 1024;

/** Every script that Chromium fetches until the landing page is quiet, as it would be sent with brotli. */
async function scriptsOfLandingPage(url: string) {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') scripts.push(answer.body());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const contents = await Promise.all(scripts);
  await browser.close();
  return contents;
}

const isFederation = (plugin: unknown) => plugin?.constructor.name === 'ModuleFederationPlugin';

/** The same page built as one ordinary application: what Module Federation is compared with. */
async function buildWithoutFederation() {
  const { default: configure } = await import('../../shell/rspack.config.ts');
  const page = configure({}).find(({ name }: Configuration) => name === 'page');
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-plain-'));
  const plain = {
    ...page,
    output: { ...page?.output, path: folder },
    plugins: page?.plugins?.filter((plugin) => !isFederation(plugin)),
  };
  await new Promise<void>((done, fail) => {
    rspack(plain as Configuration, (error, stats) =>
      error || stats?.hasErrors() ? fail(error ?? new Error(stats?.toString('errors-only'))) : done(),
    );
  });
  return folder;
}

/** The scripts that the plain build's page names: those it needs before anything is lazily loaded. */
function entryScripts(folder: string) {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const names = readdirSync(folder, { recursive: true }).map(String);
  return names
    .filter((name) => name.endsWith('.js') && html.includes(`/${name}"`))
    .map((name) => readFileSync(join(folder, name)));
}

export async function landingBytes(): Promise<Row[]> {
  await ensureBuilt();
  const platform = await startTestPlatform();
  const ours = kilobytes(await scriptsOfLandingPage(platform.url));
  await platform.close();
  const folder = await buildWithoutFederation();
  const reference = {
    name: 'the same page built without federation',
    value: kilobytes(entryScripts(folder)),
  };
  rmSync(folder, { recursive: true });
  return [{ what: 'Landing page, scripts, brotli', ours, unit: 'KB', reference, goal: 110 }];
}
