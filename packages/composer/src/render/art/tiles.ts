import type { Random } from '../../random.ts';
import { type Html, h, trusted } from '../h.ts';
import { around, pagePaint, times } from './drawing.ts';
import { type IconName, iconStrokes } from './icons.ts';

/** Quarter motifs of a 100 by 100 tile; turned around its centre they make a whole one. */
const quarters = [
  '<path d="M0 -50A50 50 0 0 0 50 0L31 0A31 31 0 0 1 0 -31Z"/><path d="M0 0Q22 -6 20 -20Q6 -22 0 0Z"/><circle cx="34" cy="-34" r="9"/>',
  '<path d="M0 0Q5 -45 50 -50Q45 -5 0 0Z"/><path d="M44 -3q-14 -6 -12 -18q10 -2 12 6z"/>',
  '<path d="M50 -50V-25A25 25 0 0 1 25 -50Z"/><path d="M0 -33A33 33 0 0 1 33 0" fill="none" stroke="currentColor" stroke-width="5"/><circle cx="17" cy="-17" r="7"/>',
  '<path d="M0 -32L32 0H18L0 -18Z"/><path d="M50 -42L36 -36L42 -50H50Z"/><path d="M20 -50Q30 -30 50 -20V-26Q34 -34 26 -50Z"/>',
] as const;

/** A wall of tiles, about one in eight with a sign of the trade on it. Each motif is written once. */
export function tileWall(
  columns: number,
  rows: number,
  signs: readonly IconName[],
  random: Random,
  classes: string,
): Html {
  const id = `tile-${random.index(1e6)}`;
  const motifs = random.shuffle(quarters).slice(0, 3);
  const symbols = motifs.map((quarter, index) => `<g id="${id}-${index}">${around(4, quarter)}</g>`).join('');
  const cell = (index: number) => {
    const x = (index % columns) * 100 + 50;
    const y = Math.floor(index / columns) * 100 + 50;
    const sign = random.chance(0.12) ? signs[random.index(signs.length)] : undefined;
    const content = sign
      ? `<circle r="46" fill="none" stroke="currentColor" stroke-width="4"/><circle r="38"/><g transform="translate(-24 -24) scale(2)" fill="none" stroke="${pagePaint.white}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">${iconStrokes(sign)}</g>`
      : `<use href="#${id}-${(x + y * 3 + random.index(2) * 100) % 300 === 0 ? 0 : (Math.floor(x / 100) + Math.floor(y / 100)) % 3}"/>`;
    return `<g transform="translate(${x} ${y})"><path d="M-49 -49H49V49H-49Z" fill="${pagePaint.white}"/>${content}</g>`;
  };
  const wall = times(columns * rows, cell).join('');
  return h(
    'svg',
    {
      class: classes,
      viewBox: `0 0 ${columns * 100} ${rows * 100}`,
      preserveAspectRatio: 'xMidYMid slice',
      'aria-hidden': 'true',
      focusable: 'false',
      style: `color:${pagePaint.line};background:${pagePaint.pale}`,
      fill: 'currentColor',
    },
    h('defs', null, trusted(symbols)),
    trusted(wall),
  );
}
