import { converter, parse } from 'culori';
import { colourMoods, colourValues } from './colour-names.ts';

export interface Oklch {
  l: number;
  c: number;
  h: number;
}

export interface NamedColour extends Oklch {
  /** As the person wrote it. */
  name: string;
}

const alternatives = (words: readonly string[]) =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(' ', '[\\s-]'))
    .join('|');
const colourPattern = new RegExp(
  `#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-f])|(?<![\\p{L}-])(?:(dark|deep|light|pale|soft|bright|vivid|muted|dusty)\\s)?(${alternatives(Object.keys(colourValues))})(?![\\p{L}])`,
  'giu',
);
const moodPattern = new RegExp(
  `(?<![\\p{L}])(?:${alternatives(Object.keys(colourMoods))})(?![\\p{L}])(?!\\sde(?![\\p{L}]))`,
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
  const values = colourValues[word.toLocaleLowerCase('en').replace('-', ' ')];
  if (!values) return undefined;
  const [l, c, h] = values;
  const colour = adjust[shade?.toLocaleLowerCase('en') ?? '']?.({ l, c, h }) ?? { l, c, h };
  return { name, ...colour };
}

const joint = '(?:,|\\s?&|\\s?\\+|\\s?/|\\s(?:and|with|on))';
const anyColour = alternatives(Object.keys(colourValues));
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
  (colourMoods[mood] ?? []).flatMap((name) => fromName(name, undefined, name) ?? []);

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
