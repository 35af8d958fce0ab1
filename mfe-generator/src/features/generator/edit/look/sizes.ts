import { declarations, type Value } from './values.ts';

/** Corners of buttons, of cards, and of what lies in cards. */
type CornerOf = 'control' | 'card' | 'card-inner';

/** Radii in pixels. */
export const cornerKinds = {
  square: { name: 'Square', control: 0, card: 0, 'card-inner': 0 },
  slight: { name: 'Slight', control: 4, card: 6, 'card-inner': 4 },
  round: { name: 'Round', control: 10, card: 18, 'card-inner': 12 },
  full: { name: 'Full', control: 999, card: 28, 'card-inner': 20 },
} as const;
export type CornerKind = keyof typeof cornerKinds;

/** Below how many pixels corners are square, slight and round. */
const limits = { control: [2, 8, 40], card: [2, 12, 23], 'card-inner': [2, 8, 16] } as const;

export interface Corner extends Value {
  /** Names the place among those of a site. */
  id: string;
  of: CornerOf;
}

const toPixels = (length: string) => Number.parseFloat(length) * (length.trim().endsWith('rem') ? 16 : 1);

/** What a radius is for, by the name that a model gave it. */
function radiusOf(name: string): CornerOf {
  if (/control|button|btn|input|field|pill|chip|tag/.test(name)) return 'control';
  return /^(?:xs|sm|md)$|inner/.test(name) ? 'card-inner' : 'card';
}

function namedCorners(css: string): Corner[] {
  const names = new Set([...css.matchAll(/--radius-([\w-]+)\s*:/g)].map(([, name = '']) => name));
  return [...names].flatMap((name) =>
    declarations(css, `--radius-${name}`).map((value) => ({ ...value, id: name, of: radiusOf(name) })),
  );
}

/** Where the radii of buttons and cards stand: in rules of the offline composer, or in a theme as a model writes it. */
export function cornersIn(css: string): Corner[] {
  const rules = /\.rounded-(control|card-inner|card)\s*\{\s*border-radius\s*:\s*([\d.][^;{}]*)/g;
  const composed = [...css.matchAll(rules)].map((match) => {
    const text = match[2] ?? '';
    const end = match.index + match[0].length;
    const of = match[1] as CornerOf; // As the pattern has it.
    return { id: of, of, text, start: end - text.length, end };
  });
  return composed.length > 0 ? composed : namedCorners(css);
}

/** Buttons say it best. */
export function cornerKindIn(css: string): CornerKind | undefined {
  const corners = cornersIn(css);
  const corner =
    corners.find(({ of }) => of === 'control') ?? corners.find(({ of }) => of === 'card') ?? corners[0];
  if (!corner) return undefined;
  const pixels = toPixels(corner.text);
  const [square, slight, round] = limits[corner.of];
  if (pixels < square) return 'square';
  if (pixels < slight) return 'slight';
  return pixels < round ? 'round' : 'full';
}

export interface Spacing extends Value {
  /** The space between parts, or the step that all space on the pages is counted in. */
  of: 'parts' | 'step';
  /** Of parts at most: windows that are smaller have less. */
  pixels: number;
}

/** Where the space stands. */
export function spacingIn(css: string): Spacing | undefined {
  const [section] = declarations(css, '--section');
  const most = section && /clamp\([^,]*,[^,]*,\s*([\d.]+(?:rem|px))\s*\)/.exec(section.text)?.[1];
  if (section && most) return { ...section, of: 'parts', pixels: toPixels(most) };
  const [step] = declarations(css, '--spacing');
  return step && /^[\d.]+(?:rem|px)\s*$/.test(step.text)
    ? { ...step, of: 'step', pixels: toPixels(step.text) }
    : undefined;
}
