import type { KindId } from '../kinds/groups.ts';
import type { LanguageId } from '../languages/language.ts';
import { lexicons } from '../languages/lexicons.ts';
import { isKnownPlace } from './known-places.ts';
import { neighbourKinds } from './neighbour-kinds.ts';
import { bare, fold, isUnspaced, type Token, tokensOf } from './tokens.ts';

/** A place in a text that names a kind. */
export interface Sighting {
  id: KindId;
  /** The folded words that name it, and where they begin and end in the folded text. */
  phrase: string;
  index: number;
  end: number;
}

type PhraseBook = ReadonlyMap<string, KindId>;

const longestPhrase = 4;
const longestUnspaced = 9;
/** The shortest end of a compound that says what it is: "Hochzeitsfotografin", "Fahrradwerkstatt". */
const shortestHead = 6;
const longestCompound = 40;

const keyOf = (phrase: string): string =>
  tokensOf(fold(phrase))
    .map(({ word }) => bare(word))
    .join(' ');

/** "cofee" is "coffee": letters that are doubled or not are the commonest slip. */
const singled = (key: string): string => key.replace(/(\p{L})\1+/gu, '$1');
const shortestSlip = 5;

/** "salonu fryzjerskiego" is "salon fryzjerski": Polish, Czech and Turkish change the ends of words. */
const ending =
  /(?<=\p{L}{4})(?:iego|ego|emu|iej|ej|ymi|ami|ach|owi|ow|om|em|ie|lerimiz|larimiz|[iu]miz|umuz|leri|lari|ler|lar|nin|nun|arna|orna|erna|en|et|[yiauoeı])$/u;
const uninflected = (key: string): string =>
  key
    .split(' ')
    .map((word) => word.replace(ending, ''))
    .join(' ');

/** A phrase as it is and, marked, with its doubled letters written once or without its endings. */
const entriesOf = (key: string, id: KindId, isInflected: boolean): [string, KindId][] => [
  [key, id],
  ...(/(\p{L})\1/u.test(key) ? [[`~${singled(key)}`, id] satisfies [string, KindId]] : []),
  ...(isInflected ? [[`^${uninflected(key)}`, id] satisfies [string, KindId]] : []),
];

const bookOf = (lexicon: Readonly<Record<string, readonly string[]>>, isInflected: boolean): PhraseBook =>
  new Map(
    Object.entries(lexicon).flatMap(([id, phrases]) =>
      phrases.flatMap((phrase) => entriesOf(keyOf(phrase), id as KindId, isInflected)),
    ),
  );

/** The languages trades are read in: those of sites, and those that get an English site. */
export type Readable = LanguageId | 'neighbours';

const books = new Map<Readable, PhraseBook>();

/** The trades of a language, made ready when they are first asked for. */
function bookIn(language: Readable): PhraseBook {
  const known = books.get(language);
  if (known) return known;
  const book = language === 'neighbours' ? bookOf(neighbourKinds, true) : bookOf(lexicons[language], false);
  books.set(language, book);
  return book;
}

const arabicLetter = /^[وفبلك](?=\p{Script=Arabic}{3})/u;

/** A word as it is, in the singular, and without a letter glued to its front. */
const formsOf = (key: string): string[] => [
  key,
  ...(key.endsWith('s') ? [key.slice(0, -1)] : []),
  ...(key.endsWith('es') ? [key.slice(0, -2)] : []),
  ...(arabicLetter.test(key) ? [key.slice(1), bare(key.slice(1))] : []),
];

function lookUp(book: PhraseBook, key: string): KindId | undefined {
  for (const form of formsOf(key)) {
    const id = book.get(form);
    if (id) return id;
  }
  return key.length < shortestSlip
    ? undefined
    : (book.get(`~${singled(key)}`) ?? book.get(`^${uninflected(key)}`));
}

/** The longest phrase that begins with a word. */
function phraseAt(book: PhraseBook, tokens: readonly Token[], start: number): Sighting | undefined {
  for (let length = longestPhrase; length > 0; length -= 1) {
    const part = tokens.slice(start, start + length);
    const last = part.at(-1);
    const first = part[0];
    if (!first || !last || part.length < length) continue;
    const id = lookUp(book, part.map(({ word }) => bare(word)).join(' '));
    if (id)
      return {
        id,
        phrase: part.map(({ word }) => word).join(' '),
        index: first.index,
        end: last.index + last.word.length,
      };
  }
  return undefined;
}

/** Words written without spaces are looked for from each letter on, the longest first. */
function unspacedSightings(book: PhraseBook, { word, index }: Token): Sighting[] {
  const found: Sighting[] = [];
  for (let start = 0; start < word.length; start += 1) {
    for (let length = longestUnspaced; length > 0; length -= 1) {
      const phrase = word.slice(start, start + length);
      const id = phrase.length === length ? book.get(phrase) : undefined;
      if (!id) continue;
      found.push({ id, phrase, index: index + start, end: index + start + length });
      start += length - 1;
      break;
    }
  }
  return found;
}

function compoundAt(book: PhraseBook, { word, index }: Token): Sighting | undefined {
  if (word.length > longestCompound || isKnownPlace(word)) return undefined;
  for (let start = 3; start <= word.length - shortestHead; start += 1) {
    const phrase = word.slice(start);
    const id = book.get(phrase);
    if (id) return { id, phrase: word, index, end: index + word.length };
  }
  return undefined;
}

/** What ends a compound and says no more than that somebody works there: "Yogastudio", "bijlespraktijk". */
const house =
  /(?:praktijk|praxis|studio|salon|laden|geschaft|betrieb|unternehmen|firma|service|buro|kanzlei|schule|werkstatt|meister|meisterin|meisterbetrieb|zaak|winkel|bedrijf|bureau|school|centrum|zentrum|shop|team|klinik|verkstad|byra|lehrer|lehrerin|trainer|trainerin)$/u;
const shortestTrade = 4;

/** "Massagepraxis": the trade that stands before the word for a house. */
function houseOf(book: PhraseBook, { word, index }: Token): Sighting | undefined {
  const trade = word.length > longestCompound ? word : word.replace(house, '');
  const id = trade === word || trade.length < shortestTrade ? undefined : lookUp(book, trade);
  return id && { id, phrase: word, index, end: index + word.length };
}

/** Every place in a folded text that names a kind in one language; no place counts twice. */
export function sightings(folded: string, language: Readable): Sighting[] {
  const book = bookIn(language);
  const tokens = tokensOf(folded);
  const found: Sighting[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (isUnspaced(token.word)) {
      found.push(...unspacedSightings(book, token));
      continue;
    }
    const sighting = phraseAt(book, tokens, at) ?? houseOf(book, token) ?? compoundAt(book, token);
    if (!sighting) continue;
    found.push(sighting);
    at += sighting.phrase.split(' ').length - 1;
  }
  return found;
}
