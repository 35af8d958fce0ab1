import { readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, 'modules');
const read = (name: string) => readFileSync(path.join(folder, `${name}.js`), 'utf8');

/** Each behaviour and the attribute (a pattern) by which a page asks for it. */
const behaviours = [
  { marker: 'data-menu-button', source: read('menu') },
  { marker: 'data-theme-switch', source: read('theme') },
  { marker: 'data-tabs', source: read('tabs') },
  { marker: 'data-form', source: read('form') },
  { marker: 'data-lightbox', source: read('lightbox') },
  { marker: 'data-price-toggle', source: read('price-toggle') },
  { marker: 'data-filter', source: read('filter') },
  { marker: 'data-countdown', source: read('countdown') },
  { marker: 'data-carousel', source: read('carousel') },
  { marker: 'data-sort', source: read('sort') },
  { marker: 'data-(?:calculator|cart)', source: read('prices') },
  { marker: 'data-hours', source: read('hours') },
] as const;

/** One script with the behaviours these pages use and no others. */
export const writeScript = (markup: string): string =>
  behaviours
    .filter(({ marker }) => new RegExp(`\\s${marker}[\\s=>]`).test(markup))
    .map(({ source }) => `(() => {\n${source.trim()}\n})();\n`)
    .join('\n');
