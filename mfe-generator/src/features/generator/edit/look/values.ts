import { readColour } from './contrast.ts';

/** A value in a stylesheet, and where it stands. */
export interface Value {
  start: number;
  end: number;
  text: string;
}

export type Theme = 'light' | 'dark';

export interface Colour extends Value {
  hex: string;
  /** The other theme has the same one, in the same place. */
  isShared: boolean;
}

/** Every declaration of a property within a piece of a stylesheet. */
export function declarations(css: string, property: string, from = 0, to = css.length): Value[] {
  const pattern = new RegExp(`(?<![\\w-])${property}\\s*:\\s*([^;{}]*)`, 'g');
  return [...css.slice(from, to).matchAll(pattern)].map((match) => {
    const start = from + match.index + match[0].length - (match[1]?.length ?? 0);
    return { start, end: start + (match[1]?.length ?? 0), text: match[1] ?? '' };
  });
}

const colour = String.raw`\s*(#[0-9a-f]{3,6}|[a-z]+(?:\([^()]*\))?)\s*`;
/** One for each theme, as stylesheets have it once they are built, and as people write it. */
const pairs = [
  new RegExp(
    String.raw`var\(--lightningcss-light\s*,${colour}\)\s*var\(--lightningcss-dark\s*,${colour}\)`,
    'i',
  ),
  new RegExp(String.raw`light-dark\(${colour},${colour}\)`, 'i'),
];
const single = new RegExp(`^${colour}$`, 'i');

/** The colour of a theme in a value that may have one for the other theme, too. */
export function colourIn({ start, text }: Value, theme: Theme): Colour | undefined {
  const pair = pairs.map((pattern) => pattern.exec(text)).find((found) => found !== null);
  const found = pair ?? single.exec(text);
  const written = pair ? pair[theme === 'light' ? 1 : 2] : found?.[1];
  const hex = written && readColour(written);
  if (!found || !written || !hex) return undefined;
  const [whole] = found;
  const place = pair && theme === 'dark' ? whole.lastIndexOf(written) : whole.indexOf(written);
  const at = start + found.index + place;
  return { start: at, end: at + written.length, text: written, hex, isShared: !pair };
}

/** Whether the site has colours of its own for the dark theme. */
export const hasDark = (css: string): boolean =>
  pairs.some((pattern) =>
    [...css.matchAll(new RegExp(pattern, 'gi'))].some(
      ([, light = '', dark = '']) => readColour(light) !== undefined && readColour(dark) !== undefined,
    ),
  );
