import { contrast, enough, nearestReadable } from './contrast.ts';
import { type Pairs, readPairs } from './read-pairs.ts';
import { type Colour, colourIn, declarations, hasDark, type Theme } from './values.ts';

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

/** What the offline composer names, and where: rules by ground, and the whole page's own. */
const composed = [
  { id: 'page', name: 'Page', ground: 'paper', property: '--ground', against: ['--text'] },
  { id: 'text', name: 'Text', ground: 'paper', property: '--text', against: ['--ground', '--panel'] },
  { id: 'panel', name: 'Panel', ground: 'paper', property: '--panel', against: ['--text'] },
  { id: 'button', name: 'Button', ground: 'paper', property: '--fill', against: ['--on-fill'] },
  { id: 'band', name: 'Coloured part', ground: 'deep', property: '--ground', against: ['--text'] },
  { id: 'accent', name: 'Accent', ground: 'accent', property: '--ground', against: ['--text'] },
] as const;

const grounds = /\[data-ground=["']?([\w-]+)["']?\]\s*\{([^{}]*)\}/g;

function ruleOf(css: string, ground: string): { from: number; to: number } | undefined {
  const match = [...css.matchAll(grounds)].find(([, name]) => name === ground);
  return match && { from: match.index, to: match.index + match[0].length };
}

function colourOf(css: string, ground: string, property: string, theme: Theme): Colour | undefined {
  const rule = ruleOf(css, ground);
  const [value] = rule ? declarations(css, property, rule.from, rule.to) : [];
  return value && colourIn(value, theme);
}

/** A light colour that is the dark one as well is changed for both. */
const themesOf = (css: string, { isShared }: Colour, theme: Theme): Theme[] =>
  theme === 'light' && isShared && hasDark(css) ? ['light', 'dark'] : [theme];

function composedRoles(css: string, theme: Theme): Role[] {
  const roles: Role[] = composed.flatMap(({ id, name, ground, property, against }) => {
    const colour = colourOf(css, ground, property, theme);
    if (!colour) return [];
    const beside = themesOf(css, colour, theme).flatMap((one) =>
      against.flatMap((other) => colourOf(css, ground, other, one)?.hex ?? []),
    );
    return [{ id, name, theme, value: colour.hex, against: [...new Set(beside)] }];
  });
  const [drawing] = declarations(css, '--art-fill');
  const drawn = drawing && colourIn(drawing, theme)?.hex;
  if (drawn) roles.push({ id: 'drawing', name: 'Drawing', theme, value: drawn, against: [] });
  return roles;
}

/** One that is said again in a way that cannot be read is not said in one place. */
function namedColour(css: string, property: string, theme: Theme): Colour | undefined {
  const colours = declarations(css, property).map((value) => colourIn(value, theme));
  return colours.includes(undefined) ? undefined : colours[0];
}

/** Colours that a theme names in one place, as a model writes them; pages say which of them are read on which. */
function namedRoles(css: string, theme: Theme, pairs: Pairs): Role[] {
  const names = new Set([...css.matchAll(/(--color-[\w-]+)\s*:/g)].map(([, name = '']) => name));
  return [...names].flatMap((property) => {
    const colour = namedColour(css, property, theme);
    if (!colour) return [];
    const words = property.slice('--color-'.length).replaceAll('-', ' ');
    const name = words.charAt(0).toUpperCase() + words.slice(1);
    const beside = themesOf(css, colour, theme).flatMap((one) =>
      [...(pairs.get(property) ?? [])].flatMap((other) => namedColour(css, other, one)?.hex ?? []),
    );
    return [{ id: property, name, theme, value: colour.hex, against: [...new Set(beside)] }];
  });
}

/**
 * The colours of a site by what they are for.
 * @param page one of its pages, from which is read what a model's colours are for
 */
export function readRoles(css: string, theme: Theme = 'light', page = ''): Role[] {
  const roles = composedRoles(css, theme);
  return roles.length > 0 ? roles : namedRoles(css, theme, readPairs(css, page));
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

/** Where one colour is for both themes, the theme in which it is harder to read counts. */
export const leastContrast = (value: string, against: readonly string[]): number =>
  Math.min(...against.map((other) => contrast(value, other)));

/** The nearest colour that can be read with all others; nothing when one can be read as it is, or none could. */
export function betterThan(value: string, against: readonly string[]): string | undefined {
  if (leastContrast(value, against) >= enough) return undefined;
  return against
    .flatMap((other) => nearestReadable(value, other) ?? [])
    .find((candidate) => leastContrast(candidate, against) >= enough);
}
