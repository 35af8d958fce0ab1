import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const folder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')),
  'icons',
);
const names =
  'aperture arrow-right bed-double bell bone book-open briefcase calendar camera check clock coffee cog compass cookie croissant disc-3 dumbbell file-text flower-2 gauge git-branch graduation-cap hand-heart heart heart-pulse house image key-round layers leaf mail map-pin megaphone menu message-circle mic moon mountain music package paw-print pen-tool pencil phone plus ruler scale scissors shield-check shopping-bag smartphone smile sparkles sprout sunrise terminal ticket timer user users utensils wheat wine workflow wrench x';

/** Only what is inside the drawing: size, stroke and place are given where it is used. */
async function drawing(name: string): Promise<[string, string]> {
  const source = await readFile(path.join(folder, `${name}.svg`), 'utf8');
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(source)?.[1];
  if (!inner) throw new Error(`${name}.svg is not a drawing`);
  return [name, inner.replace(/\s+/g, ' ').replace(/> </g, '><').replace(/ \/>/g, '/>').trim()];
}

const icons = Object.fromEntries(await Promise.all(names.split(' ').map(drawing)));
await writeFile(
  path.join(import.meta.dirname, '../assets/icons.json'),
  `${JSON.stringify(icons, null, 1)}\n`,
);
