import { toHex } from './contrast.ts';

/** A value in a stylesheet, and where it stands. */
interface Value {
  start: number;
  end: number;
  text: string;
}

export type Theme = 'light' | 'dark';

/** A colour of the site by what it is for. */
export interface Role {
  id: string;
  name: string;
  theme: Theme;
  /** As `#rrggbb`. */
  value: string;
  /** The colours of the text on it, or of the ground below it: in both themes, where one colour is for both. */
  against: readonly string[];
}

export interface Look {
  roles: Role[];
  /** Pixels between the parts of a page, at most. */
  spacing: number | undefined;
  /** The radius of buttons, in pixels. */
  corners: number | undefined;
}

/** What the offline composer names, and where: rules by ground, and the whole page's own. */
const composed = [
  { id: 'page', name: 'Page', ground: 'paper', property: '--ground', against: '--text' },
  { id: 'text', name: 'Text', ground: 'paper', property: '--text', against: '--ground' },
  { id: 'panel', name: 'Panel', ground: 'paper', property: '--panel', against: '--text' },
  { id: 'button', name: 'Button', ground: 'paper', property: '--fill', against: '--on-fill' },
  { id: 'band', name: 'Coloured part', ground: 'deep', property: '--ground', against: '--text' },
  { id: 'accent', name: 'Accent', ground: 'accent', property: '--ground', against: '--text' },
] as const;

const grounds = /\[data-ground=["']?([\w-]+)["']?\]\s*\{([^{}]*)\}/g;

/** Every declaration of a property within a piece of a stylesheet. */
function declarations(css: string, property: string, from = 0, to = css.length): Value[] {
  const pattern = new RegExp(`(?<![\\w-])${property}\\s*:\\s*([^;{}]*)`, 'g');
  return [...css.slice(from, to).matchAll(pattern)].map((match) => {
    const start = from + match.index + match[0].length - (match[1]?.length ?? 0);
    return { start, end: start + (match[1]?.length ?? 0), text: match[1] ?? '' };
  });
}

/** A colour, or one for each theme, as stylesheets have them once they are built, and as people write them. */
const pairs = [
  /var\(--lightningcss-light\s*,\s*(#[0-9a-f]{3,6})\s*\)\s*var\(--lightningcss-dark\s*,\s*(#[0-9a-f]{3,6})\s*\)/i,
  /light-dark\(\s*(#[0-9a-f]{3,6})\s*,\s*(#[0-9a-f]{3,6})\s*\)/i,
];

interface Colour extends Value {
  hex: string;
  /** The other theme has the same one, in the same place. */
  isShared: boolean;
}

/** The colour of a theme in a value that may have one for the other theme, too. */
function colourIn({ start, text }: Value, theme: Theme): Colour | undefined {
  const pair = pairs.map((pattern) => pattern.exec(text)).find((found) => found !== null);
  const single = pair ? undefined : /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/i.exec(text);
  const written = pair ? pair[theme === 'light' ? 1 : 2] : single?.[0];
  const hex = written && toHex(written);
  if (!written || !hex) return undefined;
  const found = pair ?? single;
  const from = found?.index ?? 0;
  const whole = found?.[0] ?? '';
  const at = start + from + (theme === 'light' ? whole.indexOf(written) : whole.lastIndexOf(written));
  return { start: at, end: at + written.length, text: written, hex, isShared: !pair };
}

/** Whether the site has colours of its own for the dark theme. */
export const hasDark = (css: string): boolean => pairs.some((pattern) => pattern.test(css));

function ruleOf(css: string, ground: string): { from: number; to: number } | undefined {
  const match = [...css.matchAll(grounds)].find(([, name]) => name === ground);
  return match && { from: match.index, to: match.index + match[0].length };
}

function colourOf(css: string, ground: string, property: string, theme: Theme): Colour | undefined {
  const rule = ruleOf(css, ground);
  const [value] = rule ? declarations(css, property, rule.from, rule.to) : [];
  return value && colourIn(value, theme);
}

/** Colours that a theme names in one place, as a model writes them. */
function namedColours(css: string, theme: Theme): Role[] {
  const names = new Set([...css.matchAll(/(--color-([\w-]+))\s*:/g)].map((match) => match[1] ?? ''));
  return [...names].flatMap((property) => {
    const [value] = declarations(css, property);
    const colour = value && colourIn(value, theme);
    const words = property.slice('--color-'.length).replaceAll('-', ' ');
    const name = words.charAt(0).toUpperCase() + words.slice(1);
    return colour ? [{ id: property, name, theme, value: colour.hex, against: [] }] : [];
  });
}

function rolesOf(css: string, theme: Theme): Role[] {
  const roles: Role[] = composed.flatMap(({ id, name, ground, property, against }) => {
    const colour = colourOf(css, ground, property, theme);
    if (!colour) return [];
    // A light colour that is the dark one as well is changed for both.
    const isForBoth = theme === 'light' && colour.isShared && hasDark(css);
    const themes: Theme[] = isForBoth ? ['light', 'dark'] : [theme];
    const beside = themes.flatMap((one) => colourOf(css, ground, against, one)?.hex ?? []);
    return [{ id, name, theme, value: colour.hex, against: [...new Set(beside)] }];
  });
  const [drawing] = declarations(css, '--art-fill');
  const drawn = drawing && colourIn(drawing, theme)?.hex;
  if (drawn) roles.push({ id: 'drawing', name: 'Drawing', theme, value: drawn, against: [] });
  return roles.length > 0 ? roles : namedColours(css, theme);
}

const toPixels = (length: string) => Number.parseFloat(length) * (length.trim().endsWith('rem') ? 16 : 1);

/** Where the space between parts stands, and how large it is at most. */
export function spacingIn(css: string): (Value & { pixels: number }) | undefined {
  const [value] = declarations(css, '--section');
  const most = value && /clamp\([^,]*,[^,]*,\s*([\d.]+(?:rem|px))\s*\)/.exec(value.text)?.[1];
  return value && most ? { ...value, pixels: toPixels(most) } : undefined;
}

/** Where the radii of buttons and cards stand. */
export function cornersIn(css: string): (Value & { of: string })[] {
  const rules = /\.rounded-(control|card-inner|card)\s*\{\s*border-radius\s*:\s*([^;{}]*)/g;
  return [...css.matchAll(rules)].map((match) => {
    const text = match[2] ?? '';
    const end = match.index + match[0].length;
    return { of: match[1] ?? '', text, start: end - text.length, end };
  });
}

export function readLook(css: string, theme: Theme = 'light'): Look {
  const control = cornersIn(css).find(({ of }) => of === 'control');
  return {
    roles: rolesOf(css, theme),
    spacing: spacingIn(css)?.pixels,
    corners: control && toPixels(control.text),
  };
}

const propertyOf = (id: string) =>
  id === 'drawing' ? '--art-fill' : (composed.find((one) => one.id === id)?.property ?? id);

/** Where the colour of a role stands: in every rule that has the same one for the same purpose. */
export function placesOf(css: string, { id, value, theme }: Role): Colour[] {
  return declarations(css, propertyOf(id)).flatMap((declaration) => {
    const colour = colourIn(declaration, theme);
    return colour?.hex === value ? [colour] : [];
  });
}
