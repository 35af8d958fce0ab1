import { type Locale, localeFor, localeOf } from '@sitewright/composer-content';
import { wishHeadLength } from '../../tool-words.ts';
import type { Classified } from '../classify/classified.ts';
import type { Cut } from '../cut/cut.ts';
import { determiners, having, subjects, joining as usualJoining } from '../cut/prose/function-words.ts';
import { splitCuts } from '../cut/split-cuts.ts';
import { countWords } from '../read/entries/scan/tokens.ts';
import { isPrintable } from '../read/outline/heads.ts';

const longest = 400;
const mostWords = 3;
const separator = /[,;、，،]\s{0,3}|\s(?=\p{L}{1,5}\s)/gu;

/** What sections and functions are called in a language. */
const kept = new Map<Locale, ReadonlySet<string>>();

export function namesIn(language: string): ReadonlySet<string> {
  const locale = localeOf(localeFor(language) ?? 'en');
  const known = kept.get(locale);
  if (known) return known;
  const locales = locale.id === 'en' ? [locale] : [locale, localeOf('en')];
  const names = new Set(
    locales.flatMap(({ words }) =>
      [words.sections, words.functions].flatMap((lists) => Object.values(lists).flat()),
    ),
  );
  kept.set(locale, names);
  return names;
}

export interface Member {
  start: number;
  end: number;
  /** Whether it is called what a section or a function is called. */
  isWish?: boolean;
}

/** Words that join or determine are shorter: of a text without spaces no more is looked at. */
const longestFirst = 40;
const firstWord = (text: string): string =>
  text.slice(0, longestFirst).split(/\s/u, 1)[0]?.toLowerCase() ?? '';

const withoutFirst = (text: string, words: ReadonlySet<string>): string =>
  words.has(firstWord(text)) ? text.slice(firstWord(text).length).trimStart() : text;

/** As it is listed, or in a German plural: "mit Preisen". */
export const isName = (text: string, names: ReadonlySet<string>): boolean =>
  names.has(text) || (text.endsWith('n') && names.has(text.slice(0, -1)));

/** "a contact form", "the schedule": called what sections and functions are called, with a word or two before it. */
export function isWish(member: string, names: ReadonlySet<string>): boolean {
  const words = withoutFirst(member.trim().toLowerCase(), determiners).split(/\s+/u);
  const isNamed = (at: number) => isName(words.slice(at).join(' '), names);
  return isNamed(0) || (words.length <= mostWords && words.some((_, at) => isNamed(at)));
}

/** "en" is "and" in Dutch, and leads to a place elsewhere. */
const dutchJoining: ReadonlySet<string> = new Set([...usualJoining, 'en']);

/** How a language says what is wished for in a row. */
interface Row {
  names: ReadonlySet<string>;
  joining: ReadonlySet<string>;
}

const rowWords = (language: string): Row => ({
  names: namesIn(language),
  joining: localeFor(language) === 'nl' ? dutchJoining : usualJoining,
});

/** The members of a row: parted by commas, the last by "and". */
function membersOf(text: string, from: number, { joining }: Row): Member[] {
  const members: Member[] = [];
  let start = from;
  for (const { 0: sign, index } of text.slice(from).matchAll(separator)) {
    const at = from + index;
    const next = text.slice(at + sign.length);
    if (sign.trim() === '' && !joining.has(firstWord(next))) continue;
    if (at > start) members.push({ start, end: at });
    start = text.length - withoutFirst(next, joining).length;
  }
  if (start < text.length) members.push({ start, end: text.length });
  return members;
}

/** "A gallery and a map": nothing but sections and functions. */
export function areAllWishes(text: string, language: string): boolean {
  const row = rowWords(language);
  const members = membersOf(text, 0, row);
  return members.length > 0 && members.every(({ start, end }) => isWish(text.slice(start, end), row.names));
}

/** "Needs a cart and a map": a sentence of nothing but sections and functions behind the word by which they are wanted. */
function neededRow(text: string, row: Row): Member[] {
  const lead = wishHeadLength(text);
  const members = lead > 0 ? membersOf(text, lead + 1, row) : [];
  const [first, ...others] = members;
  // "Includes 12 video lessons" counts what there is.
  const isCounted = first !== undefined && /^\s*\p{N}/u.test(text.slice(first.start, first.end));
  const areWishes = first && members.every(({ start, end }) => isWish(text.slice(start, end), row.names));
  return areWishes && !isCounted
    ? [{ start: 0, end: first.end }, ...others].map((one) => ({ ...one, isWish: true }))
    : [];
}

const fewestKnown = 2;
const mostOtherWords = 2;

/** Whether a row is of sections and functions: at least half are called so, and the others by a word or two. */
function areMostlyWishes(text: string, members: readonly Member[]): boolean {
  const others = members.filter((member) => !member.isWish);
  const isShort = ({ start, end }: Member) => {
    const said = text.slice(start, end);
    return countWords(said) <= mostOtherWords && !/[\p{N}.!?]/u.test(said);
  };
  const known = members.length - others.length;
  return others.length === 0 || (known >= Math.max(fewestKnown, others.length) && others.every(isShort));
}

/** Where "with" begins a row of sections and functions, and its members. */
function wishedRow(text: string, row: Row): Member[] {
  for (const { 0: word, index } of text.matchAll(/(?<!\p{L})\p{L}{2,9}\s/gu)) {
    if (!having.has(word.trim().toLowerCase()) || countWords(text.slice(0, index)) < 2) continue;
    const members = membersOf(text, index + word.length, row).map((member) => ({
      ...member,
      isWish: isWish(text.slice(member.start, member.end), row.names),
    }));
    if (areMostlyWishes(text, members)) return [{ start: 0, end: index }, ...members];
  }
  return [];
}

/** "opening in March, newsletter signup": in a row of catchwords, what ends one and is nothing but a section or function. */
function endingRow({ text, joined }: Cut, row: Row): Member[] {
  const members = joined && !subjects.has(firstWord(text)) ? membersOf(text, 0, row) : [];
  const isNamed = ({ start, end }: Member) => isName(text.slice(start, end).trim().toLowerCase(), row.names);
  const first = members.findLastIndex((member) => !isNamed(member)) + 1;
  const told = members[first - 1];
  const wishes = members.slice(first).map((member) => ({ ...member, isWish: true }));
  return told && wishes.length > 0 ? [{ start: 0, end: told.end }, ...wishes] : [];
}

/** One cut as several, each where its words stand in the prompt; as it is where they are not found. */
export function parted(cut: Cut, prompt: string, members: readonly Member[]): Cut[] {
  const raw = prompt.slice(cut.start, cut.end);
  const cuts: Cut[] = [];
  let from = 0;
  for (const [at, { start, end, isWish: isWished }] of members.entries()) {
    const text = cut.text.slice(start, end).trim();
    const found = raw.indexOf(text, from);
    if (found < 0) return [cut];
    const before = cuts.at(-1);
    if (before) before.end = cut.start + raw.slice(0, found).trimEnd().length;
    const { quoted, sentence: _, ...rest } = cut;
    cuts.push({
      ...rest,
      ...(quoted !== undefined && text.includes(quoted) && { quoted }),
      start: at === 0 ? cut.start : cut.start + found,
      end: cut.end,
      text,
      ...(at > 0 && { kind: 'part' as const, joined: true }),
      ...(isWished && { isWish: true as const }),
    });
    from = found + text.length;
  }
  return cuts;
}

/** "A site for a yoga studio with class schedule, pricing and a contact form": what it is, and each thing that it is to have. */
export function partWishes(cuts: readonly Cut[], prompt: string, language: string): Cut[] {
  const row = rowWords(language);
  return goingOn(
    splitCuts(cuts, (cut) => wishesIn(cut, prompt, row)),
    row,
  );
}

/** "…, reservations and location", "avec projets, équipe et contact": each of a row that was cut already is a wish of its own. */
function goingOn(cuts: readonly Cut[], { names }: Row): Cut[] {
  const isNamed = (cut: Cut | undefined) => cut?.joined === true && isName(cut.text.toLowerCase(), names);
  const begins = ({ text }: Cut, at: number) => {
    const named = withoutFirst(text.toLowerCase(), having);
    return named.length < text.length && isName(named, names) && isNamed(cuts[at + 1]);
  };
  let isRow = false;
  return cuts.map((cut, at) => {
    isRow = cut.isWish === true || begins(cut, at) || (isRow && isNamed(cut));
    return isRow ? { ...cut, isWish: true as const } : cut;
  });
}

function wishesIn(cut: Cut, prompt: string, row: Row): Cut[] {
  const { text, kind, asked } = cut;
  // Networks behind what one is called there are ways to it.
  if (asked || (kind !== 'sentence' && kind !== 'part') || text.length > longest || text.includes('@'))
    return [cut];
  const needed = neededRow(text, row);
  if (needed.length > 0) return parted(cut, prompt, needed);
  const wished = wishedRow(text, row);
  const members = wished.length > 1 ? wished : endingRow(cut, row);
  return members.length > 1 ? parted(cut, prompt, members) : [cut];
}

const wishes: ReadonlySet<Classified['class']> = new Set(['page_or_section_wish', 'function_wish']);

const sure = 0.9;

const asClass = (statement: Classified, name: Classified['class']): Classified =>
  statement.class === name
    ? { ...statement, sureness: Math.max(sure, statement.sureness) }
    : { ...statement, class: name, also: [], sureness: sure };

/** What was cut as a wish is one, whatever it looks like by itself; what a prompt opens with before them is what the site is for. */
export function asWished(statement: Classified, at: number, all: readonly Classified[]): Classified {
  if (statement.class === 'prohibition') return statement;
  const isLead = at === 0 && all[1]?.isWish && !statement.isWish;
  if (isLead && wishes.has(statement.class)) return asClass(statement, 'identity');
  const asked = statement.asked?.as;
  if (asked === 'row') return asClass(statement, 'item');
  if (asked === 'entry') return isPrintable(statement) ? statement : asClass(statement, 'item');
  if (asked) return asClass(statement, asked === 'form' ? 'function_wish' : 'page_or_section_wish');
  return statement.isWish && !wishes.has(statement.class)
    ? asClass(statement, 'page_or_section_wish')
    : statement;
}
