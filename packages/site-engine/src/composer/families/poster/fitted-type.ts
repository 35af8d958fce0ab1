import { round } from '../../art/drawing.ts';
import { type Html, html } from '../../html.ts';

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

/** Words on at most three lines, the lines about equally long. */
export function linesOf(words: string): string[] {
  const parts = words.split(/\s+/u).filter(Boolean);
  if (parts.length <= 3 && parts.every((part) => part.length > 2)) return parts;
  const target = Math.max(words.length / 3, ...parts.map((part) => part.length));
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + part.length < target + 2)
      lines[lines.length - 1] = `${last} ${part}`;
    else lines.push(part);
  }
  return lines;
}

/** One line of capitals that fills its width exactly and is as high as its box. */
export function fittedLine(text: string, classes: string): Html {
  const letters = [...text].length;
  const { stretch, advance } = cutFor(letters);
  const size = round(1000 / (Math.max(2, letters) * advance));
  const height = round(size * capHeight);
  return html`<svg viewBox="0 0 1000 ${height}" preserveAspectRatio="none" class="block w-full overflow-visible fill-current font-display ${classes}" aria-hidden="true" focusable="false"><text x="0" y="${height}" textLength="1000" lengthAdjust="spacingAndGlyphs" font-size="${size}" style="font-stretch:${stretch}%;text-transform:uppercase">${text}</text></svg>`;
}
