import { dotFade } from '../../art/dot-fade.ts';
import { round, times } from '../../art/drawing.ts';
import { iconStrokes } from '../../art/icons.ts';
import { type Html, html, trusted } from '../../html.ts';
import type { Random } from '../../random.ts';
import type { Site } from '../../site.ts';

const dots = (random: Random) =>
  `<g stroke="currentColor" stroke-linecap="round" stroke-dasharray="0 16" transform="rotate(-12 350 272) scale(1.3) translate(-80 -70)">${dotFade(random)}</g>`;

/** Bars that thicken towards one side. */
const bars = () => {
  const lines = times(
    15,
    (index) =>
      `<path d="M${index * 50 + 10} -10V560" stroke-width="${round(3 + (index / 14) ** 1.7 * 44)}"/>`,
  );
  return `<g stroke="currentColor" transform="rotate(14 350 272) scale(1.3) translate(-80 -60)">${lines.join('')}</g>`;
};

/** The sign of the trade, too large for its half of the sheet. */
const sign = (site: Site, index: number) =>
  `<g transform="translate(60 -40) rotate(-9 290 290) scale(25)" stroke="currentColor" stroke-width="1.6" stroke-linecap="square" stroke-linejoin="miter">${iconStrokes(site.kind.icons[Math.floor(index / 3) % 3] ?? 'sparkles')}</g>`;

/** The half of a section that is print and nothing else; neighbours are never alike. */
export const field = (site: Site, index: number, classes: string): Html => {
  const prints = [() => dots(site.random.fork(`dots ${index}`)), () => sign(site, index), bars] as const;
  const print = prints[(index + site.random.fork('prints').index(3)) % 3] ?? bars;
  return html`<svg viewBox="0 0 700 544" preserveAspectRatio="xMidYMid slice" class="h-44 w-full bg-panel fill-none lg:h-full ${classes}" aria-hidden="true" focusable="false">${trusted(print())}</svg>`;
};
