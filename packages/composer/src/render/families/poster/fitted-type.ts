import { unspaced } from '../../../whole-words.ts';
import { round } from '../../art/drawing.ts';
import { type Classes, type Html, h } from '../../h.ts';
import type { Face } from '../look.ts';
import { widthOf } from '../shared/hero-type.ts';

/** Cap height and mean advance of the display face, as shares of its size, by width of the cut. */
const capHeight = 0.7;
const cuts = [
  { upTo: 4, stretch: 150, advance: 0.98 },
  { upTo: 6, stretch: 130, advance: 0.87 },
  { upTo: 9, stretch: 100, advance: 0.68 },
  { upTo: 13, stretch: 75, advance: 0.54 },
] as const;
const narrowest = { stretch: 50, advance: 0.41 };

const cutFor = (letters: number) => cuts.find(({ upTo }) => letters <= upTo) ?? narrowest;

/** Letters that a line holds before it has to be squeezed, and how many lines a sheet holds. */
const [fullLine, mostLines] = [14, 5];

const partsOf = (words: string): string[] =>
  unspaced.test(words)
    ? (words.match(
        /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{N}]{1,6}[、。！？，]?|[^\s]+/gu,
      ) ?? [])
    : words.split(/\s+/u).filter(Boolean);

/** Words on as many lines as their length asks for, three or more, the lines about equally long. */
export function linesOf(words: string): string[] {
  const parts = partsOf(words);
  if (parts.length <= 3 && parts.every((part) => widthOf(part) > 2)) return parts;
  const count = Math.min(mostLines, Math.max(3, Math.ceil(widthOf(words) / fullLine)));
  const target = Math.max(widthOf(words) / count, ...parts.map(widthOf));
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last) + widthOf(part) < target + 2)
      lines[lines.length - 1] = unspaced.test(last) ? `${last}${part}` : `${last} ${part}`;
    else lines.push(part);
  }
  return lines;
}

/** A typeface without cuts of other widths keeps its shape: a short word is not as broad as the line. */
const fewestUncut = 6;

/** How a line is cut: by its letters, or by a typeface that was chosen and has but one width. */
function settingOf(letters: number, face: Face | undefined) {
  if (face) return { stretch: 100, advance: face.advance, count: Math.max(fewestUncut, letters) };
  return { ...cutFor(letters), count: Math.max(2, letters) };
}

/** One line of capitals that fills its width exactly and, in the family's own face, is as high as its box. */
export function fittedLine(text: string, place: Classes, face: Face | undefined): Html {
  const letters = widthOf(text);
  const { stretch, advance, count } = settingOf(letters, face);
  const size = round(1000 / (count * advance));
  const height = round(size * (unspaced.test(text) ? 0.95 : capHeight));
  const line = {
    x: '500',
    y: unspaced.test(text) ? round(size * 0.85) : height,
    'text-anchor': 'middle',
    ...(letters === count || !face ? { textLength: '1000', lengthAdjust: 'spacingAndGlyphs' } : {}),
    'font-size': size,
    style: `font-stretch:${stretch}%;text-transform:uppercase`,
  };
  return h(
    'svg',
    {
      viewBox: `0 0 1000 ${height}`,
      ...(!face && { preserveAspectRatio: 'none' }),
      class: ['block w-full overflow-visible fill-current font-display', face ? 'py-[1.5%]' : place],
      'aria-hidden': 'true',
      focusable: 'false',
    },
    h('text', line, text),
  );
}
