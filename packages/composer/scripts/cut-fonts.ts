import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { type FontCut, fontCuts, type Script } from './font-cuts.ts';

const require = createRequire(import.meta.url);
const target = path.join(import.meta.dirname, '../assets/fonts');

const ranges: Record<Script, readonly (readonly [number, number])[]> = {
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2010, 0x2027],
    [0x2030, 0x203a],
    [0x20ac, 0x20ac],
    [0x2116, 0x2122],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
  ],
  'latin-ext': [
    [0x100, 0x17f],
    [0x218, 0x21b],
    [0x1e80, 0x1e85],
    [0x1e9e, 0x1e9e],
    [0x20a0, 0x20ab],
    [0x20ad, 0x20bf],
  ],
  arabic: [
    [0x600, 0x6ff],
    [0x200c, 0x200e],
    [0xfb50, 0xfdff],
    [0xfe70, 0xfefc],
  ],
};

const charactersOf = (script: Script): string =>
  ranges[script]
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, step) => String.fromCodePoint(first + step)),
    )
    .join('');

const folderOf = (family: string) =>
  path.dirname(require.resolve(`@fontsource-variable/${family}/package.json`));

async function cut({ name, family, source, axes }: FontCut, script: Script): Promise<void> {
  const file = path.join(folderOf(family), 'files', `${family}-${script}-${source}.woff2`);
  const font = await subsetFont(await readFile(file), charactersOf(script), {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  await writeFile(path.join(target, `${name}-${script}.woff2`), font);
}

/** Cuts every font the composer ships to the characters and axes it uses, and puts the licences beside them. */
await mkdir(target, { recursive: true });
for (const font of fontCuts) {
  for (const script of font.scripts ?? ['latin', 'latin-ext']) await cut(font, script);
  const licence = await readFile(path.join(folderOf(font.family), 'LICENSE'), 'utf8');
  await writeFile(path.join(target, `${font.family}.LICENSE.txt`), licence);
}
