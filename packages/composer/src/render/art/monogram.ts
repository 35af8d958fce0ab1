import type { Random } from '../../random.ts';
import { escapeHtml } from '../h.ts';
import { type Paint, times } from './drawing.ts';
import { shapeTile } from './objects/figures.ts';

const cell = 140;
const cells = 4;
const large = 3;

/** The first letters of a name's first two words. */
export const initialsOf = (name: string): string[] =>
  (name.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 2).map((word) => ([...word][0] ?? '').toLocaleUpperCase());

const at = (index: number) => index * cell - 280;

/** A letter in the middle of its tile. */
const letterTile = (letter: string, x: number, y: number, side: number, ground: string, ink: string) =>
  `<path d="M${x} ${y}h${side}v${side}h-${side}z" fill="${ground}"/><text x="${x + side / 2}" y="${y + side * 0.79}" text-anchor="middle" font-size="${Math.round(side * 0.82)}" font-weight="600" class="font-display" fill="${ink}">${escapeHtml(letter)}</text>`;

/** The initials of a name among tiles of shapes: a picture for those whose trade has no thing of its own. */
export function monogram(name: string, paint: Paint, random: Random): string {
  const [first = '', second] = initialsOf(name);
  const [left, top] = [random.index(2), random.index(2)];
  const isCovered = (index: number) => {
    const [x, y] = [index % cells, Math.floor(index / cells)];
    return x >= left && x < left + large && y >= top && y < top + large;
  };
  const free = random.shuffle(times(cells * cells, (index) => index).filter((index) => !isCovered(index)));
  const tiles = free.map((index, place) => {
    const [x, y] = [at(index % cells), at(Math.floor(index / cells))];
    return place === 0 && second
      ? letterTile(second, x, y, cell, paint.white, paint.line)
      : shapeTile(paint, random, x, y);
  });
  const [ground, ink] = random.pick([
    [paint.line, paint.white],
    [paint.fill, paint.line],
  ] as const);
  return `${tiles.join('')}${letterTile(first, at(left), at(top), cell * large, ground, ink)}<path d="M-280 -280H280V280H-280Z" fill="none" stroke="${paint.line}" stroke-width="5"/>`;
}
