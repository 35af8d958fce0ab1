import { colours } from '@sitewright/composer-content';
import { clampChroma, formatHex } from 'culori';
import { isSpaceless, type Token, tokensOf } from '../../entries/scan/tokens.ts';
import { findPhrase, wordsOf } from '../../outline/phrase.ts';
import type { Reading } from '../reading.ts';

type Shade = 'dark' | 'deep' | 'light' | 'pale' | 'soft' | 'muted' | 'vivid';

/** A colour where a text names it. */
export interface Mention {
  css: string;
  words: string;
  start: number;
  end: number;
}

const hex = /#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])/giu;
const longestPhrase = 3;

/** What a shade does to lightness and chroma. */
const shadeOf: Readonly<Record<Shade, (l: number, c: number) => readonly [number, number]>> = {
  dark: (l, c) => [Math.min(l, 0.36), c * 0.85],
  deep: (l, c) => [Math.min(l, 0.38), c],
  light: (l, c) => [Math.max(l, 0.84), c * 0.6],
  pale: (l, c) => [Math.max(l, 0.93), c * 0.35],
  soft: (l, c) => [l + (0.85 - l) * 0.4, c * 0.6],
  muted: (l, c) => [l, c * 0.5],
  vivid: (l, c) => [l, Math.min(0.26, c * 1.25)],
};

const whole = (short: string) =>
  short.length === 4 ? `#${[...short.slice(1)].map((digit) => digit + digit).join('')}` : short;

/** Each word for a colour, in small letters, with the colour's English name. */
function colourWords({ locales }: Pick<Reading, 'locales'>): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const { words: lists } of locales)
    for (const [name, list] of Object.entries(lists.colours))
      for (const word of list) words.set(word, words.get(word) ?? name);
  return words;
}

function shadeWords({ locales }: Reading): ReadonlyMap<string, Shade> {
  const words = new Map<string, Shade>();
  for (const { words: lists } of locales)
    for (const [shade, list] of Object.entries(lists.shades))
      for (const word of list) words.set(word, shade as Shade);
  return words;
}

function cssOf(name: string, shade: Shade | undefined): string | undefined {
  const value = colours().values[name];
  if (!value) return undefined;
  const [l, c, h] = value;
  const [lightness, chroma] = shade ? shadeOf[shade](l, c) : [l, c];
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c: chroma, h }, 'oklch'));
}

interface Found {
  mention: Mention;
  /** The last token of it. */
  last: number;
}

interface ColourNames {
  names: ReadonlyMap<string, string>;
  shades: ReadonlyMap<string, Shade>;
}

const isNextTo = (one: Token, other: Token) => other.start - one.end <= 1;

/** The shade right before a colour or, in languages that say it there, behind it. */
function shadeBeside(tokens: readonly Token[], first: number, last: number, { shades }: ColourNames) {
  const [lead, from, to, tail] = [tokens[first - 1], tokens[first], tokens[last], tokens[last + 1]];
  const before = lead && from && isNextTo(lead, from) ? shades.get(lead.text.toLowerCase()) : undefined;
  if (before && lead) return { shade: before, start: lead.start };
  const behind = tail && to && isNextTo(to, tail) ? shades.get(tail.text.toLowerCase()) : undefined;
  return behind && tail ? { shade: behind, end: tail.end } : {};
}

const shortestInflected = 5;

/** The colour that an adjective declines: "doradas", "schwarzen", "noires". */
function uninflected(word: string, names: ColourNames['names']): string | undefined {
  if (word.length < shortestInflected) return undefined;
  const singular = word.replace(/s$/u, '');
  const forms = [
    singular,
    singular.replace(/a$/u, 'o'),
    singular.replace(/e$/u, ''),
    word.replace(/e[nmrs]$/u, ''),
    word.replace(/[ei]$/u, 'o'),
  ];
  return forms.flatMap((form) => (form === word ? [] : (names.get(form) ?? []))).at(0);
}

function mentionOf(text: string, tokens: readonly Token[], at: number, length: number, words: ColourNames) {
  const first = tokens[at];
  const last = tokens[at + length - 1];
  const phrase = first && last ? text.slice(first.start, last.end).toLowerCase() : '';
  const name =
    words.names.get(phrase) ??
    words.names.get(phrase.replaceAll(/[\s-]+/gu, ' ')) ??
    (length === 1 ? uninflected(phrase, words.names) : undefined);
  if (!first || !last || !name) return undefined;
  const beside = shadeBeside(tokens, at, at + length - 1, words);
  const css = cssOf(name, beside.shade);
  const { start = first.start, end = last.end } = beside;
  return css && { mention: { css, words: text.slice(start, end), start, end }, last: at + length - 1 };
}

/** The longest name of a colour at a token. */
function mentionAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  words: ColourNames,
): Found | undefined {
  for (let length = longestPhrase; length > 0; length -= 1) {
    const found = mentionOf(text, tokens, at, length, words);
    if (found) return found;
  }
  return undefined;
}

function spacelessMentions(text: string, names: ReadonlyMap<string, string>): Mention[] {
  const found: Mention[] = [];
  for (const [word, name] of [...names].sort(([one], [other]) => other.length - one.length)) {
    const start = isSpaceless(word) || /\p{Script=Arabic}/u.test(word) ? text.indexOf(word) : -1;
    const end = start + word.length;
    const css = start < 0 ? undefined : cssOf(name, undefined);
    if (css && found.every((other) => end <= other.start || start >= other.end))
      found.push({ css, words: word, start, end });
  }
  return found;
}

const namesByLocales = new WeakMap<Reading['locales'], ColourNames>();

function namesFor(reading: Reading): ColourNames {
  const known = namesByLocales.get(reading.locales) ?? {
    names: colourWords(reading),
    shades: shadeWords(reading),
  };
  namesByLocales.set(reading.locales, known);
  return known;
}

const plainColours = new Set(
  'black white grey gray red green blue yellow orange purple pink brown'.split(' '),
);

/** Two names with nothing but a space between them are one colour, and the less common one says which: "أخضر زمردي". */
const withoutPlain = (mentions: readonly Mention[], names: ReadonlyMap<string, string>): Mention[] =>
  mentions.filter((mention) => {
    const isPlain = plainColours.has(names.get(mention.words.toLowerCase()) ?? '');
    return (
      !isPlain || !mentions.some(({ start, end }) => start === mention.end + 1 || end === mention.start - 1)
    );
  });

const widestGap = 3;

/** A name right beside digits says in words what they say exactly: "navy #0f2233", "#ff6b5e (coral)". */
function isSameColour(text: string, mention: Mention, digits: Mention): boolean {
  const [first, second] = mention.start < digits.start ? [mention, digits] : [digits, mention];
  const between = text.slice(first.end, second.start);
  return between.length <= widestGap && !/[,;/&]/u.test(between);
}

/** The colours that a mood goes by: "like the sea". */
export function moodIn(text: string, { locales }: Reading): Mention[] {
  const words = wordsOf(text);
  for (const { words: lists } of locales)
    for (const [mood, phrases] of Object.entries(lists.moods)) {
      const phrase = phrases.find((one) => findPhrase(words, one));
      if (!phrase) continue;
      const names = colours().moods[mood] ?? [];
      return names.flatMap((name, start) => {
        const css = cssOf(name, undefined);
        return css ? [{ css, words: phrase, start, end: start }] : [];
      });
    }
  return [];
}

/** The colours a text names, in their order. */
export function mentionsIn(text: string, reading: Reading): Mention[] {
  const exact = Array.from(text.matchAll(hex), (match) => ({
    css: whole(match[0].toLowerCase()),
    words: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
  const words = namesFor(reading);
  const named: Mention[] =
    isSpaceless(text) || /\p{Script=Arabic}/u.test(text) ? spacelessMentions(text, words.names) : [];
  const tokens = named.length > 0 ? [] : tokensOf(text);
  for (let at = 0; at < tokens.length; at += 1) {
    const found = mentionAt(text, tokens, at, words) ?? compoundAt(tokens, at, words);
    if (!found) continue;
    named.push(found.mention);
    at = found.last;
  }
  const alone = named.filter((mention) => !exact.some((digits) => isSameColour(text, mention, digits)));
  return [...exact, ...withoutPlain(alone, words.names)].sort((one, other) => one.start - other.start);
}

const shortestColour = 3;
const longestCompound = 30;

/** Compounds of German and its like: "Dunkelblau", "goldgelb". */
function compoundAt(tokens: readonly Token[], at: number, { names, shades }: ColourNames): Found | undefined {
  const token = tokens[at];
  const word = token?.text.toLowerCase() ?? '';
  if (token?.kind !== 'word' || word.length > longestCompound) return undefined;
  for (let cut = 2; cut < word.length - shortestColour; cut += 1) {
    const lead = word.slice(0, cut);
    const tail = word.slice(cut);
    const name = names.get(tail) ?? names.get(tail.replace(/e[nmrs]?$/u, ''));
    if (!name || !(shades.has(lead) || names.has(lead))) continue;
    const css = cssOf(names.get(lead) ?? name, shades.get(lead));
    if (css) return { mention: { css, words: token.text, start: token.start, end: token.end }, last: at };
  }
  return undefined;
}
