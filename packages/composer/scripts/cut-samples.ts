import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { type Font, fonts } from '../src/render/families/fonts/font-table.ts';

/**
 * Cuts the typefaces of sites to the few letters in which front ends show them: their own names, and what stands beside them.
 * They are built without the composer, so they have samples of their own. Beside the samples lie the typefaces with all Latin
 * letters, under names of their own: a site's own words are shown in those, and they are loaded one by one when they are.
 */
const source = path.join(import.meta.dirname, '../assets/fonts');
const target = path.join(import.meta.dirname, '../../web-kit/src/typefaces/samples');

const isSample = ([, { style, shape }]: [string, Font]) => style === 'normal' && shape !== 'mono';
const samples = Object.entries<Font>(fonts).filter(isSample);
const letters = [...samples.map(([, { family }]) => family), 'Aa with for text throughout'].join('');

async function cut(name: string): Promise<void> {
  const font = await subsetFont(await readFile(path.join(source, `${name}-latin.woff2`)), letters, {
    targetFormat: 'woff2',
  });
  await writeFile(path.join(target, `${name}.woff2`), font);
}

const rule = (name: string, { family, weight, stretch }: Font): string => `@font-face {
  font-family: "${family}";
  src: url(./${name}.woff2) format("woff2");
  font-weight: ${weight};${stretch ? `\n  font-stretch: ${stretch};` : ''}
  font-display: swap;
}
`;

async function licenceOf({ licence }: Font): Promise<string> {
  const whole = await readFile(path.join(source, `${licence}.LICENSE.txt`), 'utf8');
  return whole.slice(0, whole.indexOf('\n')).trim();
}

await mkdir(target, { recursive: true });
for (const [name] of samples) await cut(name);
const head =
  '/* Written by packages/composer/scripts/cut-samples.ts: the typefaces of sites, in the letters of their names. */\n';
await writeFile(
  path.join(target, 'samples.css'),
  head + samples.map(([name, font]) => rule(name, font)).join(''),
);
const whole = path.join(import.meta.dirname, '../../web-kit/src/typefaces/whole');
await mkdir(whole, { recursive: true });
for (const [name] of samples)
  await copyFile(path.join(source, `${name}-latin.woff2`), path.join(whole, `${name}.woff2`));
await writeFile(
  path.join(whole, 'whole.css'),
  `/* Written by packages/composer/scripts/cut-samples.ts: the typefaces of sites, in all Latin letters. */\n${samples
    .map(([name, font]) => rule(name, { ...font, family: `${font.family} whole` }))
    .join('')}`,
);

const [first] = samples;
const terms = first ? await readFile(path.join(source, `${first[1].licence}.LICENSE.txt`), 'utf8') : '';
const owners = await Promise.all(samples.map(([, font]) => licenceOf(font)));
await writeFile(
  path.join(target, 'LICENSE.txt'),
  `${[...new Set(owners)].join('\n')}\n${terms.slice(terms.indexOf('\n'))}`,
);
