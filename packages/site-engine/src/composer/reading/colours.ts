import { converter, parse } from 'culori';

export interface Oklch {
  l: number;
  c: number;
  h: number;
}

export interface NamedColour extends Oklch {
  /** As the person wrote it. */
  name: string;
}

const names: Readonly<Record<string, readonly [number, number, number]>> = {
  black: [0.17, 0.005, 60],
  charcoal: [0.3, 0.01, 260],
  grey: [0.6, 0.008, 260],
  gray: [0.6, 0.008, 260],
  silver: [0.8, 0.006, 260],
  white: [0.99, 0.002, 90],
  ivory: [0.975, 0.018, 95],
  cream: [0.955, 0.035, 90],
  beige: [0.92, 0.03, 80],
  sand: [0.9, 0.04, 82],
  red: [0.58, 0.22, 27],
  crimson: [0.53, 0.2, 20],
  scarlet: [0.6, 0.23, 30],
  burgundy: [0.36, 0.12, 15],
  maroon: [0.36, 0.12, 22],
  wine: [0.36, 0.12, 8],
  orange: [0.72, 0.18, 52],
  terracotta: [0.62, 0.13, 40],
  rust: [0.55, 0.14, 42],
  peach: [0.84, 0.09, 55],
  coral: [0.72, 0.16, 30],
  copper: [0.6, 0.11, 50],
  amber: [0.78, 0.16, 72],
  yellow: [0.87, 0.17, 95],
  mustard: [0.76, 0.14, 85],
  gold: [0.76, 0.13, 84],
  golden: [0.76, 0.13, 84],
  ochre: [0.68, 0.13, 75],
  green: [0.58, 0.15, 148],
  'forest green': [0.38, 0.09, 150],
  forest: [0.38, 0.09, 150],
  emerald: [0.58, 0.14, 160],
  olive: [0.52, 0.1, 115],
  sage: [0.75, 0.05, 140],
  mint: [0.86, 0.09, 165],
  lime: [0.84, 0.2, 125],
  moss: [0.5, 0.09, 125],
  teal: [0.55, 0.1, 195],
  turquoise: [0.74, 0.12, 190],
  cyan: [0.78, 0.13, 205],
  aqua: [0.8, 0.11, 200],
  blue: [0.53, 0.19, 260],
  navy: [0.28, 0.1, 262],
  'sky blue': [0.78, 0.11, 235],
  'light blue': [0.82, 0.08, 235],
  'royal blue': [0.48, 0.2, 264],
  cobalt: [0.45, 0.19, 262],
  indigo: [0.43, 0.2, 275],
  slate: [0.45, 0.03, 255],
  purple: [0.5, 0.2, 300],
  violet: [0.54, 0.2, 295],
  lavender: [0.78, 0.09, 300],
  lilac: [0.8, 0.09, 310],
  plum: [0.4, 0.13, 325],
  aubergine: [0.33, 0.1, 320],
  pink: [0.75, 0.15, 0],
  magenta: [0.62, 0.25, 335],
  fuchsia: [0.64, 0.26, 330],
  rose: [0.68, 0.15, 10],
  blush: [0.87, 0.05, 15],
  brown: [0.43, 0.07, 55],
  chocolate: [0.36, 0.07, 50],
  coffee: [0.4, 0.06, 55],
  tan: [0.76, 0.07, 72],
};

/** Words for a whole mood of colour, and what they bring when no colour is named beside them. */
const moods: Readonly<Record<string, readonly string[]>> = {
  earthy: ['terracotta', 'olive', 'sand'],
  'earth tones': ['terracotta', 'olive', 'sand'],
  autumnal: ['rust', 'mustard'],
  autumn: ['rust', 'mustard'],
  pastel: ['lavender', 'mint'],
  pastels: ['lavender', 'mint'],
  neon: ['lime', 'black'],
  monochrome: ['black', 'white'],
  'black and white': ['black', 'white'],
  ocean: ['teal', 'navy'],
  sunset: ['coral', 'plum'],
  jewel: ['emerald', 'aubergine'],
  'warm colours': ['terracotta', 'mustard'],
  'warm colors': ['terracotta', 'mustard'],
  'cool colours': ['teal', 'slate'],
  'cool colors': ['teal', 'slate'],
  natural: ['sage', 'sand'],
  forest: ['forest green'],
};

const alternatives = (words: readonly string[]) =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(' ', '[\\s-]'))
    .join('|');
const colourPattern = new RegExp(
  `#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-f])|(?<![\\p{L}-])(?:(dark|deep|light|pale|soft|bright|vivid|muted|dusty)\\s)?(${alternatives(Object.keys(names))})(?![\\p{L}])`,
  'giu',
);
const moodPattern = new RegExp(
  `(?<![\\p{L}])(?:${alternatives(Object.keys(moods))})(?![\\p{L}])(?!\\sde(?![\\p{L}]))`,
  'iu',
);
/** Words that are colours only beside a colour word: "a rose garden", "coffee shop", "wine bar", "green energy". */
const ambiguous =
  /^(?:coffee|wine|rose|forest|chocolate|mint|peach|gold|golden|silver|sand|plum|olive|moss|amber|lime|sage|cream|coral|violet|copper|rust|tan|slate|ivory|lavender|orange|aqua|blush|mustard|copper|charcoal|emerald)$/iu;
const colourContext =
  /(?<![\p{L}])(?:colou?rs?|palette|accents?|tones?|scheme|theme|background|shades?|hues?|branding|buttons?|tints?)(?![\p{L}])/iu;
const otherSense =
  /^\s(?:tea|peace|energy|house|card|room|street|road|friday|market|belt|bean|beans|shop|bar|cake|garden|fish|oil|ice|wood|river|lion|horse|bear|fox|café|cafe|pepper|hair|box)/iu;

const toOklch = converter('oklch');
const adjust: Readonly<Record<string, (colour: Oklch) => Oklch>> = {
  dark: ({ l, c, h }) => ({ l: Math.min(l * 0.62, 0.38), c: c * 0.8, h }),
  deep: ({ l, c, h }) => ({ l: Math.min(l * 0.72, 0.42), c, h }),
  light: ({ l, c, h }) => ({ l: Math.max(l, 0.83), c: c * 0.6, h }),
  pale: ({ l, c, h }) => ({ l: Math.max(l, 0.9), c: c * 0.4, h }),
  soft: ({ l, c, h }) => ({ l: Math.max(l, 0.78), c: c * 0.6, h }),
  muted: ({ l, c, h }) => ({ l, c: c * 0.5, h }),
  dusty: ({ l, c, h }) => ({ l, c: c * 0.5, h }),
};

function fromHex(name: string): NamedColour | undefined {
  const colour = toOklch(parse(name));
  return colour && { name, l: colour.l, c: colour.c, h: colour.h ?? 0 };
}

function fromName(name: string, shade: string | undefined, word: string): NamedColour | undefined {
  const values = names[word.toLocaleLowerCase('en').replace('-', ' ')];
  if (!values) return undefined;
  const [l, c, h] = values;
  const colour = adjust[shade?.toLocaleLowerCase('en') ?? '']?.({ l, c, h }) ?? { l, c, h };
  return { name, ...colour };
}

const joint = '(?:,|\\s?&|\\s?\\+|\\s?/|\\s(?:and|with|on))';
const anyColour = alternatives(Object.keys(names));
const colourBefore = new RegExp(`(?<![\\p{L}])(?:${anyColour})${joint}\\s?$`, 'iu');
const colourAfter = new RegExp(`^${joint}\\s(?:\\p{L}+\\s)?(?:${anyColour})(?![\\p{L}])`, 'iu');

/** "black and gold": a colour right beside another one is meant as a colour. */
const isBesideColour = (text: string, index: number, length: number): boolean =>
  colourBefore.test(text.slice(Math.max(0, index - 26), index)) ||
  colourAfter.test(text.slice(index + length, index + length + 40));

function isMeant(text: string, match: RegExpExecArray, brand: string): boolean {
  const [found, , word] = match;
  if (!word) return true;
  if (brand.toLocaleLowerCase('en').includes(found.toLocaleLowerCase('en'))) return false;
  if (otherSense.test(text.slice(match.index + found.length, match.index + found.length + 12))) return false;
  if (/\p{Lu}/u.test(found.charAt(0)) && /[\p{L},]\s$/u.test(text.slice(0, match.index))) return false;
  if (!ambiguous.test(word)) return true;
  const near = text.slice(Math.max(0, match.index - 40), match.index + found.length + 40);
  return colourContext.test(near) || isBesideColour(text, match.index, found.length);
}

const coloursOf = (mood: string): NamedColour[] =>
  (moods[mood] ?? []).flatMap((name) => fromName(name, undefined, name) ?? []);

/** A mood is certain right before a word for colour: "pastel colours". */
function moodIn(text: string): { name: string; isCertain: boolean } | undefined {
  const found = moodPattern.exec(text);
  if (!found) return undefined;
  const after = text.slice(found.index + found[0].length, found.index + found[0].length + 12);
  return {
    name: found[0].toLocaleLowerCase('en').replace('-', ' '),
    isCertain: /^\s(?:colou?r|palette|tone|shade)/iu.test(after),
  };
}

/** Colours by name, by hex or by mood, in the order they are named; four at most. */
export function readColours(text: string, brand: string): NamedColour[] {
  const start = text.slice(0, 6000);
  const mood = moodIn(start.replace(brand, ' '));
  if (mood?.isCertain) return coloursOf(mood.name);
  const found = [...start.matchAll(colourPattern)]
    .filter((match) => isMeant(start, match, brand))
    .flatMap((match) => fromHexOrName(match));
  const unique = found.filter(
    (colour, index) =>
      found.findIndex(({ name }) => name.toLowerCase() === colour.name.toLowerCase()) === index,
  );
  if (unique.length > 0) return unique.slice(0, 4);
  return coloursOf(mood?.name ?? '');
}

function fromHexOrName([found, shade, word]: RegExpExecArray): NamedColour[] {
  const colour = word ? fromName(found, shade, word) : fromHex(found);
  return colour ? [colour] : [];
}
