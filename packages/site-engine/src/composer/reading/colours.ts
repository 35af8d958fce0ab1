import { converter, parse } from 'culori';
import { colourMoods, colourValues } from './colour-names.ts';
import { anyShade, type Oklch, shaded } from './colour-shades.ts';
import { type ColourWord, type ColourWords, colourWordsIn } from './colour-words.ts';
import { anyOf } from './lexicon.ts';
import { fold } from './tokens.ts';
import type { WordTables } from './word-tables.ts';

export interface NamedColour extends Oklch {
  /** As the person wrote it. */
  name: string;
}

type ColourTables = ColourWords & Pick<WordTables, 'capitalNouns'>;

const moodPattern = new RegExp(`(?:${anyOf(Object.keys(colourMoods))})(?!\\sde(?![\\p{L}]))`, 'iu');
const moods = new Map(Object.entries(colourMoods).map(([mood, names]) => [fold(mood), names]));

/** Words that are colours only beside a colour word: "a rose garden", "coffee shop", "wine bar", "green energy". */
const ambiguous =
  /^(?:jade|graphite|ink|bone|pearl|petrol|marigold|tangerine|eggplant|coffee|wine|rose|forest|chocolate|mint|peach|gold|golden|silver|sand|plum|olive|moss|amber|lime|sage|cream|coral|violet|copper|rust|tan|slate|ivory|lavender|orange|aqua|blush|mustard|charcoal|brass|clay|honey|caramel|raspberry|denim|emerald|salmon|champagne|bronze|apricot|or|oro|ouro|argent|plata|prata|argento|arena|areia|sable|sabbia|vino|vinho|menta|menthe|oliva|salvia|sauge|pesca|prune|prugna|ameixa|oro|café|chocolat|chocolate|cioccolato|crema|creme|crème|musgo|mousse|muschio|petróleo|pétrole|petrolio|perla|perle|pérola|corail|corallo|senape|senf|rame|cuivre|cobre|ocre|ocra|金|クリーム)$/iu;
const colourContext =
  /(?:(?<![\p{L}])(?:colou?rs?|palette|accents?|tones?|scheme|theme|background|shades?|hues?|branding|buttons?|tints?|farb\p{L}*|töne|color(?:es|i)?|couleurs?|cor(?:es)?|tonos?|tons?|toni|paleta|fondo|fond|fundo|sfondo|hintergrund)(?![\p{L}])|色|[أا]?لوان|اللون)/iu;
const otherSense =
  /^\s(?:tea|peace|energy|house|card|room|street|road|friday|market|belt|bean|beans|shop|bar|cake|garden|fish|oil|ice|wood|river|lion|horse|bear|fox|café|cafe|pepper|hair|box|roof|door|sky|sea|light|paper|button|knopf|taste|botón|botão|bouton|pulsante)(?![\p{L}])/iu;

const toOklch = converter('oklch');

function fromHex(name: string): NamedColour | undefined {
  const colour = toOklch(parse(name));
  return colour && { name, l: colour.l, c: colour.c, h: colour.h ?? 0 };
}

function fromName(name: string, shade: string | undefined, english: string): NamedColour | undefined {
  const values = colourValues[english];
  if (!values) return undefined;
  const [l, c, h] = values;
  return { name, ...shaded({ l, c, h }, shade) };
}

/** A colour as a text names it: a word with what shades it, or a hex value. */
interface Mention {
  index: number;
  end: number;
  shade?: string | undefined;
  word?: ColourWord;
}

const hex = /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-f])/giu;
const shadeBefore = new RegExp(`(?<![\\p{L}\\p{N}])(${anyShade})[\\s-]?$`, 'iu');
const shadeAfter = new RegExp(`^\\s(${anyShade})(?![\\p{L}])`, 'iu');
const longestShade = 16;

function withShade(text: string, word: ColourWord): Mention {
  const before = shadeBefore.exec(text.slice(Math.max(0, word.index - longestShade), word.index));
  const after = shadeAfter.exec(text.slice(word.end, word.end + longestShade));
  return {
    index: word.index - (before?.[0].length ?? 0),
    end: word.end + (after?.[0].length ?? 0),
    shade: before?.[1] ?? after?.[1],
    word,
  };
}

/** "verde musgo": a thing beside a colour says which. */
const saysWhich = (a: ColourWord, b: ColourWord): boolean =>
  b.index - a.end === 1 && ambiguous.test(b.word) && !ambiguous.test(a.word);

function joinedWords(found: readonly ColourWord[], text: string): ColourWord[] {
  const words: ColourWord[] = [];
  for (const next of found) {
    const last = words.at(-1);
    const isOne = last && text.charAt(last.end) === ' ' && saysWhich(last, next);
    if (isOne) words.pop();
    words.push(isOne ? { ...next, word: text.slice(last.index, next.end), index: last.index } : next);
  }
  return words;
}

function mentionsIn(text: string, tables: ColourTables): Mention[] {
  const words = joinedWords(colourWordsIn(text, tables), text).map((word) => withShade(text, word));
  const values = [...text.matchAll(hex)].map(({ 0: value, index }) => ({ index, end: index + value.length }));
  return [...words, ...values].sort((a, b) => a.index - b.index);
}

/** What stands between two colours that are named together. */
const joint =
  /^(?:\s?[,、・&+/]|\s(?:and|with|on|y|e|et|und|mit|con|com|avec|sur|auf|su|sobre)(?=\s)|と|\sو)\s?(?:\p{L}+\s){0,2}$/iu;

const isBeside = (text: string, a: Mention | undefined, b: Mention | undefined): boolean =>
  a !== undefined && b !== undefined && joint.test(text.slice(a.end, b.index));

/** A colour that is a whole part of a list of wishes: "friendly, orange". */
const isAlone = (before: string, after: string): boolean =>
  /(?:^|[,.;!]\s)$/u.test(before) &&
  /^\s*(?:[,.;!]|$|on\s)/u.test(after) &&
  !/:[^.!?\n]{0,60}$/u.test(before);

function isMeant(text: string, mentions: readonly Mention[], at: number, capitalNouns: boolean): boolean {
  const mention = mentions[at];
  if (!mention?.word) return mention !== undefined;
  const { index, end } = mention;
  const { word } = mention.word;
  const found = text.slice(index, end);
  const before = text.slice(Math.max(0, index - 60), index);
  const after = text.slice(end, end + 40);
  if ((before.endsWith('-') && mentions[at - 1]?.end !== index - 1) || otherSense.test(after)) return false;
  const isName = !capitalNouns && /^\p{Lu}/u.test(found) && /[\p{L},]\s$/u.test(before);
  if (!isName && !ambiguous.test(word)) return true;
  const isPaired = isBeside(text, mentions[at - 1], mention) || isBeside(text, mention, mentions[at + 1]);
  const hasContext = colourContext.test(before.slice(-40) + found + after);
  if (isName && !isPaired && !hasContext) return false;
  return !ambiguous.test(word) || isPaired || hasContext || isAlone(before, after);
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

function colourOf(text: string, { index, end, word, shade }: Mention): NamedColour[] {
  const name = text.slice(index, end);
  const colour = word ? fromName(name, shade, word.english) : fromHex(name);
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
  const mentions = mentionsIn(start, tables);
  const found = mentions
    .filter((_, at) => isMeant(start, mentions, at, tables.capitalNouns))
    .flatMap((mention) => colourOf(start, mention));
  const isMore = found.length > 1 || found.some(({ name }) => name.startsWith('#'));
  if (mood?.isCertain && !isMore) return coloursOf(mood.name);
  return found.length > 0 ? firstOfEach(found).slice(0, 4) : coloursOf(mood?.name ?? '');
}
