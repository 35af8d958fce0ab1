import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { visitSites } from './browser/visit-sites.ts';
import { evalFolder } from './folders.ts';
import { readOptions } from './options.ts';
import { prompts } from './prompts/index.ts';
import { makingRows } from './report/making-rows.ts';
import { table } from './report/table.ts';
import { visitRows } from './report/visit-rows.ts';
import { makeSites } from './sites/make-sites.ts';

const { only, inBrowser } = readOptions(process.argv.slice(2));
const chosen = prompts.filter((_, index) => only?.has(index + 1) ?? true);

const say = (text: string) => process.stderr.write(`${text}\n`);

say(`Making the sites of ${chosen.length} prompts …`);
const sites = await makeSites(chosen);
say('Judging what is written …');
const rows = await makingRows(sites);
if (inBrowser) {
  say('Opening every site in Chromium (some minutes) …');
  const onVisited = (count: number) => count % 10 === 0 && say(`${count} of ${sites.length}`);
  rows.push(...visitRows(await visitSites(sites, onVisited)));
}
await mkdir(evalFolder, { recursive: true });
await writeFile(join(evalFolder, 'results.json'), `${JSON.stringify(rows, undefined, 2)}\n`);
process.stdout.write(`${table(rows)}\n`);
process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1;
