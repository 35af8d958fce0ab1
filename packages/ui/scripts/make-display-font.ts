/*
 * Makes the files of src/fonts: Bricolage Grotesque held at the one width and weight that headings use, with its
 * optical sizes: 55 KB instead of 185. Run it after a new version of the font: `node scripts/make-display-font.ts`.
 */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'woff2'; variationAxes: Record<string, number> },
) => Promise<Buffer>;

const require = createRequire(import.meta.url);
const subsetFont: SubsetFont = require('subset-font');

const source = (file: string) => require.resolve(`@fontsource-variable/bricolage-grotesque/${file}`);
const target = (file: string) => new URL(`../src/fonts/${file}`, import.meta.url);

const everyGlyph = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).join('');

for (const script of ['latin', 'latin-ext']) {
  const font = await readFile(source(`files/bricolage-grotesque-${script}-standard-normal.woff2`));
  const held = await subsetFont(font, everyGlyph, {
    targetFormat: 'woff2',
    variationAxes: { wdth: 94, wght: 620 },
  });
  await writeFile(target(`display-${script}.woff2`), held);
}
await copyFile(source('LICENSE'), target('bricolage-grotesque.LICENSE'));
