import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const folder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')),
  'icons',
);
const names =
  'aperture apple armchair arrow-right baby banknote bed-double beef beer bell bike bone book-marked book-open bottle-wine brick-wall briefcase brush building-2 bus cake calendar camera car carrot cat chart-line check chef-hat chevron-left chevron-right church circle-help clapperboard clock code-xml coffee cog coins compass cookie croissant crown cup-soda disc-3 dog drama drill droplets drum dumbbell feather file-text film fish flag flame flower flower-2 footprints fuel gamepad-2 gauge gem gift git-branch globe graduation-cap grape guitar hammer hand-coins hand-heart handshake hard-hat headphones heart heart-pulse hop house ice-cream-cone image key key-round landmark languages laptop laugh layers leaf leafy-green library lightbulb mail map map-pin medal megaphone menu message-circle mic mic-vocal milk minus moon mountain music newspaper package paintbrush palette party-popper paw-print pen-tool pencil phone piano pizza plane plug plus puzzle radio rocket rows-3 ruler sailboat scale school scissors scroll-text search shapes shield shield-check ship shirt shopping-bag shopping-basket shovel shower-head smartphone smile sofa soup sparkles sprout star stethoscope sun sunrise sword swords syringe tag target tent terminal theater thermometer ticket timer tractor tree-deciduous tree-pine trophy truck turtle tv umbrella user users utensils video vote watch waves wheat wine workflow wrench x zap';

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
