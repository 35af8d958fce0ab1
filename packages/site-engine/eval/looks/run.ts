import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { type Composition, compose } from '@sitewright/composer';
import { pairSites } from './pair-sites.ts';
import { readPrompts } from './read-prompts.ts';
import { siteText } from './site-text.ts';

const { values } = parseArgs({
  options: {
    prompts: { type: 'string' },
    out: { type: 'string' },
    before: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const { prompts: file, out, before, seed } = values;
if (!file || !out)
  throw new Error('Say which prompts, and where to write: --prompts FILE --out FOLDER [--before CHECKOUT]');

const prompts = readPrompts(await readFile(file, 'utf8'));
const sitesBy = (make: (prompt: string, seed: string) => Composition) =>
  prompts.map(({ text }) => siteText(make(text, seed)));

const made = sitesBy(compose);
await mkdir(out, { recursive: true });
if (before === undefined) {
  const all = prompts.map(({ id, text }, at) => `#################### ${id}\n${text}\n\n${made[at]}\n`);
  await writeFile(join(out, 'sites.txt'), all.join('\n'));
} else {
  const entry = pathToFileURL(resolve(before, 'packages/composer/src/index.ts')).href;
  const older: { compose: typeof compose } = await import(entry);
  const { text, changed } = pairSites(prompts, sitesBy(older.compose), made, Number(seed));
  await writeFile(join(out, 'pairs.txt'), text);
  await writeFile(join(out, 'key.json'), `${JSON.stringify(changed, undefined, 2)}\n`);
}
process.stdout.write(`${prompts.length} prompts; see ${out}\n`);
