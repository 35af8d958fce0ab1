import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createSiteEngine, type SiteFile } from '@sitewright/site-engine';
import { compileStyles } from '../../packages/site-engine/src/tailwind/compile-styles.ts';
import { interleave } from '../lib/rounds.ts';
import { median } from '../lib/stats.ts';
import type { Row } from '../lib/table.ts';

const root = resolve(import.meta.dirname, '../..');

async function pagesOfOneSite() {
  const engine = createSiteEngine({});
  const site = await engine.generate(
    { prompt: 'A bakery called Rye & Co with a menu, opening hours and questions', seed: 1 },
    { signal: AbortSignal.timeout(30_000), onEvent: () => {} },
  );
  await engine.close();
  return site.files.filter(({ path }) => /\.(html|js)$/.test(path));
}

/** The pages in a folder below this one, where the CLI finds the installed `tailwindcss` by itself. */
function folderFor(files: SiteFile[]) {
  const folder = mkdtempSync(join(tmpdir(), 'sitewright-tailwind-'));
  for (const { path, content } of files) writeFileSync(join(folder, path.replaceAll('/', '-')), content);
  writeFileSync(
    join(folder, 'input.css'),
    `@import "${root}/node_modules/tailwindcss/index.css" source("./");\n`,
  );
  return folder;
}

function spawnCli(folder: string) {
  const args = [
    join(root, 'node_modules/.bin/tailwindcss'),
    '-i',
    'input.css',
    '-o',
    'output.css',
    '--minify',
  ];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** The stylesheet of one site: compiled here, against a process of Tailwind's own CLI for it. */
export async function tailwindBuild(): Promise<Row[]> {
  const files = await pagesOfOneSite();
  const folder = folderFor(files);
  await compileStyles(files, '');
  const { ours, reference } = await interleave(15, {
    ours: () => compileStyles(files, ''),
    reference: () => spawnCli(folder),
  });
  rmSync(folder, { recursive: true });
  const cli = { name: 'spawning the Tailwind CLI', value: median(reference) };
  return [{ what: 'Stylesheet of a site, p50', ours: median(ours), unit: 'ms', reference: cli }];
}
