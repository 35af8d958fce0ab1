import type { Token } from '../../entries/scan/tokens.ts';
import { headsFirst } from '../kind/nouns.ts';
import type { Reading } from '../reading.ts';
import { isNounOfSite, isPerson, speaks } from './heads.ts';
import { isJoining } from './phrase.ts';

const mostContent = 4;
const mostNarrowing = 2;
const relatives: ReadonlySet<string> = new Set(
  'that which who whose where qui que dont où che dove onde donde quien die dat waar wo który która które gdzie الذي التي'.split(
    ' ',
  ),
);
/** What may stand for the subject of its clause. */
const subjects: ReadonlySet<string> = new Set(['that', 'which', 'who', 'qui']);

/** What stands behind a noun is gone through by steps: each takes a whole phrase, or nothing. */
interface Walk {
  tokens: readonly Token[];
  reading: Reading;
}

const smallAt = ({ tokens }: Walk, at: number): string => tokens[at]?.text.toLowerCase() ?? '';

/** A preposition with its article: "festival du vin". */
const contracted: ReadonlySet<string> = new Set(
  'du des del della dello dei delle dell do da dos das'.split(' '),
);

const isLeading = (walk: Walk, at: number): boolean => {
  const { grammar, placeWords } = walk.reading;
  const small = smallAt(walk, at);
  if (isJoining(small, walk.reading) || small === '' || !/\p{L}/u.test(small) || isRelative(walk, at))
    return false;
  if (contracted.has(small)) return true;
  const isArticle =
    grammar.articles.has(small) && !(walk.reading.language === 'de' && grammar.ends.has(small));
  return (
    !isArticle && [grammar.ends, grammar.links, grammar.having, placeWords].some((list) => list.has(small))
  );
};

const isRelative = (walk: Walk, at: number): boolean =>
  relatives.has(smallAt(walk, at)) && !(walk.reading.language === 'de' && smallAt(walk, at) === 'die');

/** Words that belong to no phrase behind a noun: who speaks, what they wish, what the site has, and verbs. */
function isForeign(walk: Walk, at: number): boolean {
  const token = walk.tokens[at];
  if (!token) return false;
  const { grammar, siteWords } = walk.reading;
  const small = smallAt(walk, at);
  const { wants, copulas, owners, called } = grammar;
  return (
    [wants, copulas, owners, called, siteWords].some((list) => list.has(small)) ||
    isPerson(token, walk.reading)
  );
}

const isContent = (walk: Walk, at: number): boolean => {
  const token = walk.tokens[at];
  if (!token || isForeign(walk, at) || isRelative(walk, at) || isLeading(walk, at)) return false;
  const { articles } = walk.reading.grammar;
  const small = smallAt(walk, at);
  return token.kind === 'sign'
    ? "'’-&".includes(token.text)
    : !articles.has(small) && !isJoining(small, walk.reading);
};

/** Behind so many content words, whether the phrase can end here. */
const mayEnd = (walk: Walk, at: number): boolean =>
  at >= walk.tokens.length ||
  walk.tokens[at]?.kind === 'sign' ||
  isJoining(smallAt(walk, at), walk.reading) ||
  isLeading(walk, at) ||
  isRelative(walk, at);

/** The end of a row of content words, at most so many; the start where it goes on with anything else. */
function contentEnd(walk: Walk, start: number, most: number): number {
  let [end, words] = [start, 0];
  for (; isContent(walk, end); end += 1) if (walk.tokens[end]?.kind !== 'sign') words += 1;
  return words > 0 && words <= most && mayEnd(walk, end) ? end : start;
}

/** "in the old town", "de la playa", "for children and adults". */
function leadEnd(walk: Walk, start: number): number {
  const { grammar, placeWords } = walk.reading;
  if (!isLeading(walk, start)) return start;
  let at = start;
  while (isLeading(walk, at) || grammar.articles.has(smallAt(walk, at)) || isElision(walk, at)) at += 1;
  const end = contentEnd(walk, at, mostContent);
  if (end === at) return start;
  return placeWords.has(smallAt(walk, start)) ? joinedPlace(walk, end) : joinedEnd(walk, end);
}

const isElision = (walk: Walk, at: number): boolean => "'’".includes(smallAt(walk, at) || ' ');

/** "salsa, bachata and tango": a row with a last one is a row. */
function joinedEnd(walk: Walk, start: number): number {
  let end = start;
  while (smallAt(walk, end) === ',') {
    const next = contentEnd(walk, end + 1, mostNarrowing);
    if (next === end + 1) return start;
    end = next;
  }
  if (!isJoining(smallAt(walk, end), walk.reading)) return start;
  const last = contentEnd(walk, end + 1, mostNarrowing);
  return last === end + 1 ? start : last;
}

/** "in Rome and Bari"; "near Gruyères and sell" goes on with what they do. */
const joinedPlace = (walk: Walk, end: number): number =>
  isJoining(smallAt(walk, end), walk.reading) && /^\p{Lu}/u.test(walk.tokens[end + 1]?.text ?? '')
    ? joinedEnd(walk, end)
    : end;

/** "a café and bookshop" is one thing. */
function twinEnd(walk: Walk, start: number): number {
  const { tokens, reading } = walk;
  const end = isJoining(smallAt(walk, start), walk.reading)
    ? contentEnd(walk, start + 1, mostNarrowing + 1)
    : start;
  const isNoun = tokens.slice(start + 1, end).some(({ text }) => isNounOfSite(text, reading));
  return isNoun ? end : start;
}

/** "that maps moss": of a relative clause one may be sure where its verb stands right behind it. */
function clauseEnd(walk: Walk, start: number): number {
  const next = walk.tokens[start + 1];
  const isTold = subjects.has(smallAt(walk, start)) && next !== undefined;
  if (!isTold || (walk.reading.language === 'en' && !/(?<!s)s$/u.test(next.text))) return start;
  const end = walk.tokens.findIndex(({ text }, at) => at > start && /^[,;:.(–—]$/u.test(text));
  const last = end < 0 ? walk.tokens.length : end;
  return speaks(walk.tokens.slice(start, last), walk.reading) ? start : last;
}

/** "mobile vet nurse": one more noun, as far as it is written like no verb. German ones have a capital. */
function compoundEnd(walk: Walk, start: number): number {
  const { text = '' } = walk.tokens[start] ?? {};
  const isNoun = { en: !/(?:(?<!s)s|ing)$/u.test(text), de: /^\p{Lu}/u.test(text) }[walk.reading.language];
  return isNoun ? contentEnd(walk, start, 1) : start;
}

/** Polish adjectives of other cases than the first: they agree with a noun that is put into it. */
const declined = /(?:ej|ego|emu|ą|ym|im|ych|ich)$/u;

/** Words right behind a noun: adjectives where nouns stand first, another noun in its second case in Polish. */
function narrowedEnd(walk: Walk, start: number): number {
  const { language } = walk.reading;
  if (!headsFirst.has(language) && language !== 'pl') return compoundEnd(walk, start);
  const end = contentEnd(walk, start, mostNarrowing);
  const isDeclined =
    language === 'pl' && walk.tokens.slice(start, end).some(({ text }) => declined.test(text.toLowerCase()));
  return isDeclined ? start : end;
}

/** Where the whole phrases behind a noun end. */
export function behindHead(tokens: readonly Token[], head: number, reading: Reading): number {
  const walk = { tokens, reading };
  let end = twinEnd(walk, narrowedEnd(walk, head + 1));
  for (let next = leadEnd(walk, end); next > end; next = leadEnd(walk, end)) end = next;
  return clauseEnd(walk, end);
}
