import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

/** Rows of JIS X 0208 that a page can need: signs, letters, kana, and the 2,965 kanji of the first level. */
const rows = [1, 2, 3, 4, 5, 6, ...Array.from({ length: 32 }, (_, index) => index + 16)];
const decoder = new TextDecoder('euc-jp');
/** The decoder writes the wave dash as a full-width tilde; people type both, and the fonts have the dash alone. */
const waveDash = '\u301c';
const cell = (row: number, column: number) => decoder.decode(new Uint8Array([0xa0 + row, 0xa0 + column]));
const cells = rows
  .flatMap((row) => Array.from({ length: 94 }, (_, column) => cell(row, column + 1)))
  .filter((character) => character !== '\ufffd');
const characters = [...cells, waveDash].join('');

const target = path.join(import.meta.dirname, '../assets/fonts');
const sources = process.argv[2] ?? '../../node_modules';

const packageOf = (family: string) => path.join(sources, '@fontsource', family);
const fileOf = (family: string, script: string) =>
  path.join(packageOf(family), 'files', `${family}-${script}-500-normal.woff2`);

/** The Japanese part stays a plain TrueType file, of which each site gets the characters it uses. */
async function cutJapanese(family: string): Promise<void> {
  const font = await subsetFont(await readFile(fileOf(family, 'japanese')), characters, {
    targetFormat: 'sfnt',
  });
  await writeFile(path.join(target, `${family}.ttf`), font);
  const licence = await readFile(path.join(packageOf(family), 'LICENSE'), 'utf8');
  await writeFile(path.join(target, `${family}.LICENSE.txt`), licence);
}

await cutJapanese('noto-sans-jp');
await cutJapanese('noto-serif-jp');
for (const script of ['latin', 'latin-ext'])
  await writeFile(
    path.join(target, `noto-serif-jp-${script}.woff2`),
    await readFile(fileOf('noto-serif-jp', script)),
  );
