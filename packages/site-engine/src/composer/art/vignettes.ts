import { type Html, html, trusted } from '../html.ts';
import type { Site } from '../site.ts';
import { pagePaint, round, times } from './drawing.ts';
import { iconStrokes } from './icons.ts';
import { drawObject } from './objects.ts';
import { facetPlates } from './product/facets.ts';
import { hasScreen } from './product/product.ts';

type Backdrop = (colour: string) => string;

const backdrops: readonly Backdrop[] = [
  (colour) =>
    `<path d="${times(28, (index) => `M${(index % 7) * 64 + 10} ${Math.floor(index / 7) * 64 + (index % 2) * 20 + 10}h0`).join('')}" stroke="${colour}" stroke-width="17" stroke-linecap="round" opacity=".5"/>`,
  (colour) =>
    `<path d="${times(9, (index) => `M-20 ${index * 32}Q50 ${index * 32 - 26} 120 ${index * 32}T260 ${index * 32}T420 ${index * 32}`).join('')}" stroke="${colour}" stroke-width="5" fill="none" opacity=".6"/>`,
  (colour) =>
    `<path d="${times(12, (index) => `M200 125L${round(200 + Math.cos(index * 0.5236) * 300)} ${round(125 + Math.sin(index * 0.5236) * 300)}L${round(200 + Math.cos(index * 0.5236 + 0.26) * 300)} ${round(125 + Math.sin(index * 0.5236 + 0.26) * 300)}Z`).join('')}" fill="${colour}" opacity=".35"/>`,
];

const grounds = [
  { ground: pagePaint.fill, over: pagePaint.pale },
  { ground: pagePaint.pale, over: pagePaint.soft },
  { ground: pagePaint.line, over: pagePaint.soft },
  { ground: pagePaint.soft, over: pagePaint.white },
] as const;

/** Where the subject stands: whole, cut by the edge, twice. */
const placings = [
  [[200, 125, 0.36]],
  [[330, 200, 0.72]],
  [
    [120, 100, 0.3],
    [290, 160, 0.36],
  ],
  [[70, 40, 0.66]],
] as const;

/** Small drawings of one subject, each set in its own way, the subject written once; of software, parts of its screen. */
export function vignettes(site: Site, name: string) {
  if (hasScreen(site)) return { symbols: undefined, draw: facetPlates(site) };
  const random = site.random.fork(name);
  const id = `${name}-subject`;
  const start = random.index(grounds.length);
  const subject = drawObject(site.kind.subject, pagePaint, random);
  const sign = (index: number) => {
    const icon = site.kind.icons[index % site.kind.icons.length] ?? 'sparkles';
    const { over } = grounds[(index + start) % grounds.length] ?? grounds[0];
    const ink = over === pagePaint.soft && (index + start) % grounds.length === 2 ? over : pagePaint.line;
    return `<g transform="translate(128 53) scale(6)" fill="none" stroke="${ink}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round">${iconStrokes(icon)}</g>`;
  };
  const draw = (index: number, classes: string): Html => {
    const { ground, over } = grounds[(index + start) % grounds.length] ?? grounds[0];
    const backdrop = backdrops[(index + start) % backdrops.length]?.(over) ?? '';
    const places = placings[index % placings.length] ?? placings[0];
    const things = places
      .map(([x, y, scale]) => `<use href="#${id}" transform="translate(${x} ${y}) scale(${scale})"/>`)
      .join('');
    return html`<svg viewBox="0 0 400 250" preserveAspectRatio="xMidYMid slice" class="${classes}" aria-hidden="true" focusable="false">${trusted(`<path d="M0 0H400V250H0Z" fill="${ground}"/>${backdrop}${index % 3 === 1 ? sign(index) : things}`)}</svg>`;
  };
  const symbols = html`<svg class="absolute size-0" aria-hidden="true" focusable="false"><defs>${trusted(`<g id="${id}">${subject}</g>`)}</defs></svg>`;
  return { symbols, draw };
}
