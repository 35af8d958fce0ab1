import { phrases } from '@sitewright/composer-content';
import type { Classified } from '../../../classify/classified.ts';
import { calling, indefinite, opening, owning } from '../../../cut/prose/function-words.ts';
import { isCalendarWord } from '../../../cut/prose/values.ts';
import { hasOccasion } from '../../../relate/opening/opening-words.ts';
import { endingOf, textBefore } from '../grammar.ts';
import { speaksOfType } from '../kind/announced.ts';
import { folded, nounsOf } from '../kind/nouns.ts';
import { isNamedPlace } from '../place.ts';
import { isOf, type Reading } from '../reading.ts';
import type { Candidate } from './candidate.ts';
import { isCommon } from './common-words.ts';
import { isOfAddress } from './of-address.ts';
import { nameRuns, type Run } from './runs.ts';

const longestName = 60;
/** What stands behind a name is told by its first words. */
const seen = 60;

/** What stands around a run in its statement. */
interface Around {
  /** In small letters. */
  before: string;
  after: string;
  /** Whether it is what the statement begins with. */
  isFirst: boolean;
  /** How the statement begins, in small letters. */
  opening: string;
  statement: Classified;
}

/** Goes on with what it is: "Relay, a …", "Relay is a …", "Relay – …". */
function isSaidOf({ after }: Around, { grammar }: Reading): boolean {
  const rest = after.replace(/^["”“»」]/u, '');
  if (/^\s[–—-]\s|^:\s/u.test(rest)) return true;
  const [first = '', second = ''] = rest
    .replace(/^,/u, '')
    .trim()
    .toLowerCase()
    .split(/[^\p{L}'’]+/u);
  if (/^,/u.test(rest)) return grammar.articles.has(first) || /^,\s\p{Ll}/u.test(rest);
  return grammar.copulas.has(first) && (grammar.articles.has(second) || !isBare.has(first));
}

/** Copulas that a common noun has as well: "Sourdough is our passion". */
const isBare = new Set('is are ist sind est sont es son è sono é são war was hat has have'.split(' '));

const isEnd = (after: string): boolean => /^["”“»」]?\s*(?:[.,;:!?()]|$)/u.test(after);

/** "Jana und Malte" are the names of a couple only where somebody weds. */
const isOfCouple = (text: string, reading: Reading): boolean =>
  text.length <= seen && speaksOfType('wedding', text, reading);

/** In German every noun has a capital: a single one, or one with an adjective, is a common noun more often than not. */
function isGermanNoun(run: Run, around: Around, reading: Reading): boolean {
  if (reading.language !== 'de') return false;
  if (/^\p{L}+ (?:und|&) \p{L}+$/u.test(run.text))
    return !isOfCouple(around.statement.text.slice(0, run.start), reading);
  return (
    run.words === 1 ||
    /^\p{L}+(?:e|er|es|en|em)\s\p{L}+$/u.test(run.text) ||
    / (?:und|oder|von|der|für) /u.test(run.text)
  );
}

/** "for the" as "for". */
function withoutArticle(before: string, { grammar }: Reading): string {
  const article = endingOf(before, grammar.articles);
  return article ? before.slice(0, -article.length).trimEnd() : before;
}

/** Behind somebody who says who they are or whom the site is for. */
function weightBehindWords(run: Run, around: Around, reading: Reading): number | undefined {
  const { grammar } = reading;
  const { before, after } = around;
  const isClear = run.words > 1 || isSaidOf(around, reading) || (isEnd(after) && reading.language !== 'de');
  const bare = withoutArticle(before, reading);
  if (endingOf(bare, grammar.selves)) return isClear ? 0.88 : 0.6;
  const recipient = endingOf(before, grammar.recipients) ?? endingOf(bare, grammar.recipients);
  if (!recipient) return undefined;
  if (isGermanNoun(run, around, reading) && !isSaidOf(around, reading)) return 0.3;
  const isOwner = grammar.owners.has(recipient);
  if (isOwner && run.words === 1) return 0.3;
  return isClear ? 0.86 : 0.72;
}

function weightAtStart(run: Run, around: Around, reading: Reading): number {
  const isOther = isGermanNoun(run, around, reading);
  if (isSaidOf(around, reading)) return run.words > 1 && !isOther ? 0.85 : isOther ? 0.45 : 0.75;
  if (isOther || run.words === 1) return 0.25;
  return isEnd(around.after) ? 0.72 : 0.55;
}

/** Words that join a noun to the town or thing that it is of. */
const joinsNoun = /(?<![\p{L}\p{M}-])([\p{L}\p{M}-]+)\s(?:di|del|della|de|du|do|da|dos|von|vom|van|of)$/u;

/** "the museum of Agordo", "na marina de Viana": a town, or what the noun is about. A site can be "of" somebody. */
function isOfNoun({ words }: Run, { before }: Around, { siteWords, grammar }: Reading): boolean {
  const noun = joinsNoun.exec(before)?.[1];
  if (noun === undefined || siteWords.has(noun) || grammar.articles.has(noun)) return false;
  return words < 3 || endsInPlaceWord.test(before.slice(0, before.lastIndexOf(noun)).trimEnd());
}

const endsInPlaceWord = /(?:^|\s)(?:in|at|on|na|no|en|à|a|nella|nel|an|am|im|bei|te|w)$/u;

/** "A portfolio for me, Ada Obi". */
const selves = new Set('me myself mich mir moi mí mim mij mnie'.split(' '));

/** "for our rugby team, the Halifax Harriers": what somebody's own is called stands right behind it. */
function isApposition(run: Run, { before, statement }: Around, reading: Reading): boolean {
  const { grammar } = reading;
  const lead = withoutArticle(before, reading).trimEnd();
  if (run.words < 2 || !lead.endsWith(',') || !isOf(statement, 'identity')) return false;
  const said = statement.text.slice(0, run.start).toLowerCase().trimEnd();
  const isFirst =
    said.indexOf(',') ===
    said.replace(/,?\s?(?:the|la|le|el|il|die|der|das|de|het)?$/u, ',').lastIndexOf(',');
  const words = said.split(/[^\p{L}\p{M}'’]+/u);
  const isOwn = words.some((word) => grammar.owners.has(word) || selves.has(word));
  const isSite = words.some((word) => reading.siteWords.has(word)) && !isNamedPlace(run.text);
  const isOfOne = words.some((word) => indefinite.has(word));
  return isFirst && (isOwn || ((isSite || isTraded(run, reading)) && isOfOne));
}

/** "a small boarding kennels outside Ludlow, Fernbank Dog Hotel": a name that says itself what it is. */
const isTraded = ({ text }: Run, { grammar, ...reading }: Reading): boolean =>
  text.split(' ').some((word) => grammar.open.has(folded(word)) || nounsOf(reading).has(folded(word)));

/** "ring Nat": whom one calls. */
const isCalled = (before: string): boolean => calling.has(before.slice(before.lastIndexOf(' ') + 1));

/** "My grandma Edith turns 90", "my husband Graham and I run": somebody's own. */
const isKin = (run: Run, { before, statement }: Around, { grammar }: Reading): boolean => {
  const words = before.split(' ');
  const isOwn = grammar.owners.has(words.at(-2) ?? '');
  if (isOwn && phrases().kin.includes(words.at(-1) ?? '')) return true;
  return run.words === 1 && words.length <= 2 && statement.class !== 'identity' && isOwn;
};

/** "a memorial page for my grandfather Harold Green": whom a site is for that says nothing else of them. */
function isForKin(run: Run, around: Around, reading: Reading): boolean {
  const recipient = around.before.split(' ').at(-3) ?? '';
  return (
    reading.grammar.recipients.has(recipient) &&
    isKin(run, around, reading) &&
    isEnd(around.after) &&
    (run.words > 1 || hasOccasion(around.statement.text, reading.language))
  );
}

/** "Closed Mondays". */
function isOfHours({ text }: Run): boolean {
  const [first = '', second = ''] = text.toLowerCase().split(' ');
  return opening.has(first) && isCalendarWord(second);
}

/** What was a name once or is another's, and what is no name at all. */
function isNoName(run: Run, around: Around, reading: Reading): boolean {
  const { once, like } = reading.grammar;
  const isOther = [once, like].some((list) => endingOf(around.before, list));
  const isWord = isCommon(run.text, reading) || isTrade(run.text, reading) || isOfHours(run);
  return isOther || isWord || isOfAddress(run.text, around.statement) || isAttribute(run, around, reading);
}

/** "about European capitals", "for a UX designer": the first word of a phrase that goes on in small letters. */
function isAttribute(run: Run, { before, after }: Around, { grammar }: Reading): boolean {
  const [next = ''] = /^\s(\p{Ll}[\p{L}\p{M}’'-]*)/u.exec(after)?.slice(1) ?? [];
  const last = before.slice(before.lastIndexOf(' ') + 1);
  const isNoun =
    next !== '' &&
    ![
      grammar.edges,
      grammar.ends,
      grammar.copulas,
      grammar.links,
      grammar.stops,
      grammar.having,
      grammar.wants,
    ].some((list) => list.has(next));
  // "our PR agency": letters that narrow the noun behind them.
  const isOwn = /^\p{Lu}{2,3}$/u.test(run.text) && owning.has(last);
  return isNoun && run.words === 1 && (isOwn || indefinite.has(last) || phrases().topical.includes(last));
}

/** How likely a row of capitals is the name, by what stands around it. */
function weightOf(run: Run, around: Around, reading: Reading): number {
  const { before } = around;
  if (isNoName(run, around, reading)) return 0;
  if (isForKin(run, around, reading)) return 0.8;
  if (isCalled(before) || isKin(run, around, reading)) return 0.3;
  if (around.isFirst) return weightAtStart(run, around, reading);
  if (isOfNoun(run, around, reading)) return 0.3;
  if (isApposition(run, around, reading)) return 0.87;
  return weightWithin(run, around, reading);
}

/** By the words right before it. */
function weightWithin(run: Run, around: Around, reading: Reading): number {
  const { grammar, placeWords } = reading;
  const { before } = around;
  const behindWords = weightBehindWords(run, around, reading);
  const isPlace = endingOf(before, placeWords) !== undefined || isNamedPlace(run.text);
  if (isPlace) return behindWords && run.words > 2 ? 0.5 : 0;
  if (behindWords !== undefined) return behindWords;
  if (endingOf(before, grammar.others)) return 0.4;
  return weightBehindSign(run, around, reading) ?? weightBehindNoun(run, around, reading);
}

/** Behind a sign stands a name as well as a town or a new sentence. */
function weightBehindSign(run: Run, around: Around, reading: Reading): number | undefined {
  const sign = /[–—,.:;!?)-]$/u.exec(around.before)?.[0];
  if (sign === undefined) return undefined;
  if (run.words < 2 || isGermanNoun(run, around, reading)) return 0.25;
  if (sign === ',') {
    const isSelf = [...reading.grammar.selves].some((self) => around.opening.startsWith(`${self} `));
    return beginsWithArticle(run.text) || (isSelf && isEnd(around.after)) ? 0.72 : 0.3;
  }
  if ('–—-'.includes(sign)) return isEnd(around.after) ? 0.7 : 0.3;
  return 0.55;
}

/** So short that nothing parts a town from a name. */
const shortest = 40;

/** "we make Tindle, a small lamp": what is said with an indefinite article right behind it is its name. */
const isExplained = ({ after, before, statement }: Around, { grammar }: Reading): boolean =>
  isOf(statement, 'identity') &&
  indefinite.has(/^["”“»」]?,\s(\p{L}+)/u.exec(after)?.[1]?.toLowerCase() ?? '') &&
  !grammar.edges.has(before.slice(before.lastIndexOf(' ') + 1));

/** Behind the common noun of what it is: "the bakery Hearth", "escuela Duende Sur". */
function weightBehindNoun(run: Run, around: Around, reading: Reading): number {
  if (isExplained(around, reading)) return 0.8;
  const { before, after, statement } = around;
  const noun = /(?<![\p{L}\p{M}-])[\p{L}\p{M}-]+$/u.exec(before)?.[0] ?? '';
  const { grammar } = reading;
  if (noun.length < 3 || [grammar.edges, grammar.wants, grammar.copulas].some((list) => list.has(noun)))
    return 0.3;
  if (isGermanNoun(run, around, reading)) return 0.3;
  // A town is said without a word before it in the shortest prompts: "wedding photographer Oaxaca".
  const mayBePlace = run.words === 1 && isEnd(after) && statement.text.length <= shortest;
  return mayBePlace ? 0.3 : run.words > 1 ? 0.82 : 0.7;
}

/** Whether a text is nothing but what trades are called: "Wedding Photographer". */
const isTrade = (text: string, reading: Reading): boolean => nounsOf(reading).has(folded(text));

const beginsWithArticle = (text: string): boolean =>
  /^(?:The|La|Le|Les|El|Los|Las|Il|Lo|Gli|Os|As)\s/u.test(text);

const isPersonName = (text: string): boolean =>
  /^\p{Lu}[\p{L}\p{M}.'’-]{0,30}(?:\s\p{Lu}[\p{L}\p{M}.'’-]{0,30}){1,3}$/u.test(text);

/** What the site is called stands before its name in many languages: "Schlüsseldienst Nowak", "Chorale Les Voix du Lac". */
function withoutTrade(run: Run, reading: Reading): string {
  const words = run.text.split(' ');
  const nouns = nounsOf(reading);
  const isNoun = (word: string, at: number) => {
    const small = folded(word);
    return (
      at < words.length - 2 &&
      (nouns.has(small) || reading.grammar.open.has(small) || isCompound(small, reading))
    );
  };
  const at = reading.language === 'en' ? -1 : words.slice(0, 2).findLastIndex(isNoun);
  const rest = words.slice(at + 1).join(' ');
  const isOfPerson = isPersonName(rest) && isProfession(words[at] ?? '', reading);
  return at >= 0 && (isOfPerson || beginsWithArticle(rest)) ? rest : run.text;
}

/** Whether a noun of a trade is what somebody is, and not where it is done: "Fotografin", "Steuerberater", no "Bäckerei". */
const isProfession = (word: string, { language }: Reading): boolean => {
  const endings = phrases().professions[language] ?? [];
  return endings.some((ending) => folded(word).endsWith(ending));
};

/** A German compound ends with what it is: "Klavierstimmer". */
const isCompound = (word: string, { language, grammar }: Reading): boolean =>
  language === 'de' &&
  (/(?:er|erin|in)$/u.test(word) ||
    [...grammar.open].some((head) => word.length > head.length && word.endsWith(head)));

/** One of several under a head names itself, never the whole: "Projects: Reading Chair, Leaning Shelf". */
const isListed = ({ kind, key }: Classified): boolean =>
  key !== undefined && (kind === 'key_value' || kind === 'aside' || kind === 'list_item');

/** Statements that name others: what is sold, who works there, what is wished for. */
function shareOf(statement: Classified, { prompt, grammar, siteWords }: Reading): number {
  if (statement.class === 'identity') return 1;
  const said = prompt.slice(statement.start, statement.start + seen).toLowerCase();
  if (statement.class === 'person' && [...grammar.selves].some((self) => said.startsWith(`${self} `)))
    return 1;
  if (isListed(statement)) return 0.3;
  const [first = ''] = statement.text.toLowerCase().split(/[^\p{L}\p{M}-]+/u, 1);
  if (siteWords.has(first)) return 0.3;
  if (statement.class === 'prohibition') return 0.3;
  if (statement.class === 'function_wish' && statement.also[0] !== 'identity') return 0.3;
  if (isOf(statement, 'identity')) return 0.95;
  return isOf(statement, 'story', 'context', 'fact', 'not_understood') && statement.key === undefined
    ? 0.75
    : 0.4;
}

/** The rows of capitals of a statement, each with how much speaks for it. */
export function writtenNames(statement: Classified, index: number, reading: Reading): Candidate[] {
  const { text } = statement;
  const start = text.search(/\S/u);
  const share = shareOf(statement, reading);
  return nameRuns(text, reading.grammar)
    .filter((run) => run.end - run.start <= longestName)
    .map((run) => {
      const around = {
        before: textBefore(text, run.start),
        after: text.slice(run.end, run.end + seen),
        isFirst: run.start === start,
        opening: text.slice(0, seen).toLowerCase(),
        statement,
      };
      return {
        text: withoutTrade(run, reading),
        index,
        weight: weightOf(run, around, reading) * share,
      };
    });
}
