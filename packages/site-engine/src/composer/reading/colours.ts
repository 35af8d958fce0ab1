import { converter, parse } from 'culori';
import { colourMoods, colourValues } from './colour-names.ts';
import { anyShade, type Oklch, shaded } from './colour-shades.ts';
import { headColour } from './compound-colours.ts';
import { anyOf } from './lexicon.ts';
import { bare, fold } from './tokens.ts';
import type { WordTables } from './word-tables.ts';

export interface NamedColour extends Oklch {
  /** As the person wrote it. */
  name: string;
}

type ColourTables = Pick<WordTables, 'anyColour' | 'colours' | 'capitalNouns'>;

const moodPattern = new RegExp(`(?:${anyOf(Object.keys(colourMoods))})(?!\\sde(?![\\p{L}]))`, 'iu');
const moods = new Map(Object.entries(colourMoods).map(([mood, names]) => [fold(mood), names]));

/** Words that are colours only beside a colour word: "a rose garden", "coffee shop", "wine bar", "green energy". */
const ambiguous =
  /^(?:jade|graphite|ink|bone|pearl|petrol|marigold|tangerine|eggplant|coffee|wine|rose|forest|chocolate|mint|peach|gold|golden|silver|sand|plum|olive|moss|amber|lime|sage|cream|coral|violet|copper|rust|tan|slate|ivory|lavender|orange|aqua|blush|mustard|charcoal|brass|clay|honey|caramel|raspberry|denim|emerald|salmon|champagne|bronze|apricot|or|oro|ouro|argent|plata|prata|argento|arena|areia|sable|sabbia|vino|vinho|menta|menthe|oliva|salvia|sauge|pesca|prune|prugna|ameixa|oro|café|chocolat|chocolate|cioccolato|crema|creme|crème|corail|corallo|senape|senf|rame|cuivre|cobre|ocre|ocra|金|クリーム)$/iu;
const colourContext =
  /(?:(?<![\p{L}])(?:colou?rs?|palette|accents?|tones?|scheme|theme|background|shades?|hues?|branding|buttons?|tints?|farb\p{L}*|töne|color(?:es|i)?|couleurs?|cor(?:es)?|tonos?|tons?|toni|paleta|fondo|fond|fundo|sfondo|hintergrund)(?![\p{L}])|色|[أا]?لوان|اللون)/iu;
const otherSense =
  /^\s(?:tea|peace|energy|house|card|room|street|road|friday|market|belt|bean|beans|shop|bar|cake|garden|fish|oil|ice|wood|river|lion|horse|bear|fox|café|cafe|pepper|hair|box|roof|door|sky|sea|light|paper)(?![\p{L}])/iu;

const toOklch = converter('oklch');

function fromHex(name: string): NamedColour | undefined {
  const colour = toOklch(parse(name));
  return colour && { name, l: colour.l, c: colour.c, h: colour.h ?? 0 };
}

/** A word as the tables hold it, whatever its language glues to it. */
const keysOf = (word: string): string[] => {
  const key = fold(word).replace(/[\s-]+/gu, ' ');
  return [key, bare(key), key.replace(/^[وفبل]/u, '')];
};

function fromName(name: string, shade: string | undefined, english: string): NamedColour | undefined {
  const values = colourValues[english];
  if (!values) return undefined;
  const [l, c, h] = values;
  return { name, ...shaded({ l, c, h }, shade) };
}

const joint =
  '(?:\\s?[,、・&+/]|\\s(?:and|with|on|y|e|et|und|mit|con|com|avec|sur|auf|su|sobre)(?=\\s)|と|\\sو)';

interface Patterns {
  colour: RegExp;
  before: RegExp;
  after: RegExp;
}

const made = new Map<string, Patterns>();

/** The patterns for a language's colours, made once. */
function patternsFor({ anyColour }: ColourTables): Patterns {
  const known = made.get(anyColour);
  if (known) return known;
  const patterns = {
    colour: new RegExp(
      `#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-f])|(?:(?<![\\p{L}\\p{N}])(${anyShade})[\\s-]?)?(${anyColour})(?:\\s(${anyShade})(?![\\p{L}]))?`,
      'giu',
    ),
    before: new RegExp(`(?:${anyColour})(?:\\s(?:${anyShade}))?${joint}\\s?(?:(?:${anyShade})\\s)?$`, 'iu'),
    after: new RegExp(`^(?:\\s(?:${anyShade}))?${joint}\\s?(?:\\p{L}+\\s){0,2}(?:${anyColour})`, 'iu'),
  };
  made.set(anyColour, patterns);
  return patterns;
}

/** A colour that is a whole part of a list of wishes: "friendly, orange". */
const isAlone = (before: string, after: string): boolean =>
  /(?:^|[,.;!]\s)$/u.test(before) && /^\s*(?:[,.;!]|$)/u.test(after) && !/:[^.!?\n]*$/u.test(before);

function isMeant(text: string, match: RegExpExecArray, tables: ColourTables): boolean {
  const [found, , word] = match;
  if (!word) return true;
  const before = text.slice(Math.max(0, match.index - 60), match.index);
  const after = text.slice(match.index + found.length, match.index + found.length + 40);
  if (before.endsWith('-') || otherSense.test(after)) return false;
  const isName = !tables.capitalNouns && /^\p{Lu}/u.test(found) && /[\p{L},]\s$/u.test(before);
  if (!isName && !ambiguous.test(word)) return true;
  const { before: colourBefore, after: colourAfter } = patternsFor(tables);
  const isBeside = colourBefore.test(before.slice(-30)) || colourAfter.test(after);
  const hasContext = colourContext.test(before.slice(-40) + found + after);
  if (isName && !isBeside && !hasContext) return false;
  return !ambiguous.test(word) || isBeside || hasContext || isAlone(before, after);
}

const coloursOf = (mood: string): NamedColour[] =>
  (moods.get(mood) ?? []).flatMap((name) => fromName(name, undefined, name) ?? []);

/** A mood is certain right before a word for colour: "pastel colours". */
function moodIn(text: string): { name: string; isCertain: boolean } | undefined {
  const found = moodPattern.exec(text);
  if (!found) return undefined;
  const after = text.slice(found.index + found[0].length, found.index + found[0].length + 12);
  const name = fold(found[0]).replace('-', ' ');
  return { name, isCertain: /^\s(?:colou?r|palette|tone|shade)/iu.test(after) || name.includes(' ') };
}

function colourOf([found, before, word, after]: RegExpExecArray, { colours }: ColourTables): NamedColour[] {
  const english =
    word && [...keysOf(word), ...keysOf(headColour(word) ?? '')].map((key) => colours.get(key)).find(Boolean);
  const colour = english ? fromName(found, before ?? after, english) : fromHex(found);
  return colour ? [colour] : [];
}

const firstOfEach = (colours: readonly NamedColour[]): NamedColour[] => {
  const names = colours.map(({ name }) => name.toLowerCase());
  return colours.filter((_, index) => names.indexOf(names[index] ?? '') === index);
};

/** Colours by name, by hex or by mood, in the order they are named; four at most. */
export function readColours(text: string, brand: string, tables: ColourTables): NamedColour[] {
  const start = text.slice(0, 6000).replaceAll(brand, ' '.repeat(brand.length));
  const mood = moodIn(start);
  const found = [...start.matchAll(patternsFor(tables).colour)]
    .filter((match) => isMeant(start, match, tables))
    .flatMap((match) => colourOf(match, tables));
  if (mood?.isCertain && !found.some(({ name }) => name.startsWith('#'))) return coloursOf(mood.name);
  return found.length > 0 ? firstOfEach(found).slice(0, 4) : coloursOf(mood?.name ?? '');
}
