import { neutralSiteType } from '@sitewright/composer-content';
import type { Brief } from '@sitewright/contracts';
import { isSpaceless, type Token, tokensOf } from '../entries/scan/tokens.ts';
import { isOf, type Reading } from './reading.ts';

/** A noun of a site type in a text. */
interface Match {
  type: string;
  start: number;
  end: number;
  text: string;
  weight: number;
}

const folded = (text: string) => text.toLowerCase().normalize('NFC');

/** Every site type by its nouns; a noun of several types names none of them for sure. */
function nounsOf(reading: Reading): ReadonlyMap<string, readonly string[]> {
  const known = nounsByReading.get(reading.locales);
  if (known) return known;
  const types = new Map<string, string[]>();
  for (const { siteTypes } of reading.locales)
    for (const [type, { nouns }] of Object.entries(siteTypes))
      for (const noun of nouns) types.set(noun, [...new Set([...(types.get(noun) ?? []), type])]);
  nounsByReading.set(reading.locales, types);
  return types;
}

const nounsByReading = new WeakMap<Reading['locales'], ReadonlyMap<string, readonly string[]>>();

const longestNoun = 4;
/** A compound is told by its last part; shorter words end too many others. */
const shortestTail = 5;
const longestWord = 40;

function tailOf(word: string, nouns: ReadonlyMap<string, readonly string[]>): string | undefined {
  if (word.length > longestWord) return undefined;
  for (let at = 2; at <= word.length - shortestTail; at += 1) {
    const tail = word.slice(at);
    if (nouns.has(tail)) return tail;
  }
  return undefined;
}

const isArabic = (word: string) => /\p{Script=Arabic}/u.test(word);

/** Arabic joins "and", "for" and the article to a noun. */
const unprefixed = (word: string, nouns: ReadonlyMap<string, readonly string[]>): string | undefined =>
  [word.replace(/^[ولبفك]/u, ''), word.replace(/^[وف]?(?:ال|لل|بال)/u, '')].find((stem) => nouns.has(stem));

/** The longest noun that begins at a token. */
function nounAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  nouns: ReadonlyMap<string, readonly string[]>,
): { length: number; noun: string } | undefined {
  for (let length = Math.min(longestNoun, tokens.length - at); length > 0; length -= 1) {
    const first = tokens[at];
    const last = tokens[at + length - 1];
    if (!first || !last) continue;
    const phrase = folded(text.slice(first.start, last.end)).replaceAll(/[\s-]+/gu, ' ');
    if (nouns.has(phrase)) return { length, noun: phrase };
    if (length > 1) continue;
    const tail = isArabic(phrase) ? unprefixed(phrase, nouns) : tailOf(phrase, nouns);
    if (tail) return { length, noun: tail };
  }
  return undefined;
}

const romance = new Set(['es', 'fr', 'it', 'pt', 'ar']);

/**
 * Whether a noun is the head of its phrase: nothing but the site itself, a preposition, a name or the end stands behind it; in
 * Romance languages it is the first one.
 */
function isHead(
  tokens: readonly Token[],
  next: number,
  reading: Reading,
  { isFirst, name }: Around,
): boolean {
  const token = tokens[next];
  if (!token || token.kind === 'sign' || token.kind === 'number' || token.start === name) return true;
  if (romance.has(reading.language)) return isFirst;
  if (/^\p{Lu}/u.test(token.text) && reading.language !== 'de') return true;
  const small = token.text.toLowerCase();
  if (reading.siteWords.has(`${small} ${tokens[next + 1]?.text.toLowerCase() ?? ''}`)) return true;
  return wordsBehindHeads.has(small) || reading.siteWords.has(small);
}

/** What stands around a noun: whether it is the first one, and where the name begins. */
interface Around {
  isFirst: boolean;
  name: number;
}

const wordsBehindHeads = new Set(
  (
    'in for with that which who named called at from on near by and or run we i my it is called of to where offering serving ' +
    'in für mit die der das von bei am im aus namens und heißt met voor van in op di en'
  ).split(' '),
);

/** How much a noun says of the whole. */
const headWeight = 1;
const modifierWeight = 0.35;

function spacelessMatches(text: string, nouns: ReadonlyMap<string, readonly string[]>): Match[] {
  const small = folded(text);
  const found = [...nouns].filter(([noun]) => isSpaceless(noun) && small.includes(noun));
  const longest = found.filter(([noun]) => !found.some(([other]) => other !== noun && other.includes(noun)));
  return longest.flatMap(([noun, types]) => {
    const start = small.lastIndexOf(noun);
    const weight = (headWeight * Math.min(1, noun.length / fewestSigns)) / types.length;
    return types.map((type) => ({ type, start, end: start + noun.length, text: noun, weight }));
  });
}

/** A noun of fewer signs of a script without spaces may be a part of another word. */
const fewestSigns = 3;

/** "academia de baile": what a head is of says more than the head. */
const ofWords = new Set(['de', 'di', 'da', 'do', 'del', 'della', 'du', "d'"]);
const complementWeight = 1.05;

/** Heads that say what something is only with the word before them: a webhook delivery service moves no furniture. */
const openHeads = new Set(
  'service services company centre center system platform group provider firma dienst'.split(' '),
);
const openWeight = 0.55;
const fillers = new Set(
  'a an the our my your new small local family free modern simple best eine ein unser neue kleine'.split(' '),
);

function isOpen(tokens: readonly Token[], at: number, length: number): boolean {
  const head = tokens[at + length - 1]?.text.toLowerCase() ?? '';
  const before = tokens[at - 1];
  return openHeads.has(head) && before?.kind === 'word' && !fillers.has(before.text.toLowerCase());
}

function weightAt(
  tokens: readonly Token[],
  at: number,
  length: number,
  reading: Reading,
  around: Around,
): number {
  const isComplement = !around.isFirst && ofWords.has(tokens[at - 1]?.text.toLowerCase() ?? '');
  if (isComplement && romance.has(reading.language)) return complementWeight;
  if (!isHead(tokens, at + length, reading, around)) return modifierWeight;
  return isOpen(tokens, at, length) ? openWeight : headWeight;
}

function matchesIn(
  text: string,
  reading: Reading,
  nouns: ReadonlyMap<string, readonly string[]>,
  name = -1,
): Match[] {
  if (isSpaceless(text)) return spacelessMatches(text, nouns);
  const tokens = tokensOf(text);
  const matches: Match[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const found = nounAt(text, tokens, at, nouns);
    const first = tokens[at];
    const last = tokens[at + (found?.length ?? 1) - 1];
    if (!found || !first || !last) continue;
    const types = nouns.get(found.noun) ?? [];
    const around = { isFirst: matches.length === 0, name };
    const weight = weightAt(tokens, at, found.length, reading, around) / types.length;
    for (const type of types)
      matches.push({
        type,
        start: first.start,
        end: last.end,
        text: text.slice(first.start, last.end),
        weight,
      });
    at += found.length - 1;
  }
  return matches;
}

/** Within a name only its head says something: "Keystone Credit Union", "Café Sternschnuppe"; lanterns are sold by no band. */
const headOfName = 0.8;
const inName = 0.3;
const lessForLater = 0.85;

function shareInName(
  { start, end, weight }: Match,
  name: { start: number; end: number },
  { language }: Reading,
): number {
  if (start < name.start || end > name.end) return weight;
  const isItsHead = language === 'en' ? end === name.end : start === name.start;
  return isItsHead ? headOfName : weight * inName;
}

function weighted(reading: Reading, name: string | undefined): Map<string, number> {
  const nouns = nounsOf(reading);
  const weights = new Map<string, number>();
  let share = 1;
  for (const statement of reading.statements) {
    if (!isOf(statement, 'identity') || statement.class === 'prohibition') continue;
    const at = name ? statement.text.indexOf(name) : -1;
    const span = { start: at, end: at + (name?.length ?? 0) };
    for (const match of matchesIn(statement.text, reading, nouns, at)) {
      const weight = at >= 0 ? shareInName(match, span, reading) * share : match.weight * share;
      weights.set(match.type, Math.max(weights.get(match.type) ?? 0, weight));
    }
    share *= lessForLater;
  }
  return weights;
}

/** The certainty of a type by its weight and by how far the next one is behind. */
const surenessOf = (best: number, next: number): number =>
  Math.min(0.95, best * (next >= best ? 0.5 : next > best * 0.6 ? 0.75 : 0.95));

/** What kind of site it is, by the head nouns of what the prompt says it is. */
export function readSiteType(reading: Reading, name: string | undefined, noun: string): Brief['siteType'] {
  const [best, next] = [...weighted(reading, name)].sort(([, one], [, other]) => other - one);
  const from = reading.statements.flatMap((statement, index) => (isOf(statement, 'identity') ? [index] : []));
  if (!best) return { value: { id: neutralSiteType, noun }, sureness: 0, from };
  return { value: { id: best[0], noun }, sureness: surenessOf(best[1], next?.[1] ?? 0), from };
}

/** Whether a phrase holds a noun of a site type. */
export const namesSiteType = (phrase: string, reading: Reading): boolean =>
  matchesIn(phrase, reading, nounsOf(reading)).length > 0;
