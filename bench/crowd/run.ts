import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/lib/build.js';
import type { Figures } from './figures.ts';
import { measureAll } from './measure-all.ts';
import { type Options, readOptions } from './options.ts';
import { blocks, fillPage } from './tables.ts';

const figuresFile = join(import.meta.dirname, 'figures.json');
const pageFile = join(import.meta.dirname, '../../docs/sizing.md');

const digits = 5;
const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toPrecision(digits)) : value;

function writePage(): void {
  const figures: Figures = JSON.parse(readFileSync(figuresFile, 'utf8'));
  writeFileSync(pageFile, fillPage(readFileSync(pageFile, 'utf8'), figures));
}

async function measure(options: Options): Promise<void> {
  await ensureBuilt();
  const figures = await measureAll(options);
  for (const [name, text] of Object.entries(blocks(figures))) console.log(`\n${name}:\n\n${text}`);
  if (!options.isWritten) return;
  writeFileSync(figuresFile, `${JSON.stringify(figures, rounded, 2)}\n`);
  writePage();
}

const options = readOptions(process.argv.slice(2));
if (options.isPageOnly) writePage();
else await measure(options);
