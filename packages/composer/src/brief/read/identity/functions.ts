import { type Brief, type BriefFunction, briefFunctions } from '@sitewright/contracts';
import { refusedThings } from '../../../negation.ts';
import { makeablePhrases, toolsIn } from '../../../tool-words.ts';
import type { Classified } from '../../classify/classified.ts';
import { trimSeparators } from '../entries/scan/trim.ts';
import { isForMaker } from '../guard/maker-talk.ts';
import { findPhrase, wordsOf } from '../outline/phrase.ts';
import { sectionWordsFor } from '../outline/prompt-words.ts';
import { refusedFunctions } from '../outline/refused-functions.ts';
import { functionOf, sectionTypeOf } from '../outline/section-type.ts';
import type { SectionWords } from '../outline/section-words.ts';
import { functionOfHead, isBelow, rowOf } from '../outline/settle-functions.ts';
import { isOf, type Reading } from './reading.ts';

type FunctionWish = Brief['functions'][number];

interface Named {
  type: BriefFunction;
  /** The phrase that names it. */
  phrase: string;
}

const phrasesByLocales = new WeakMap<Reading['locales'], readonly Named[]>();

/** The phrases for every function in a prompt's languages, gathered once a prompt. */
function phrasesFor(locales: Reading['locales']): readonly Named[] {
  const known = phrasesByLocales.get(locales);
  if (known) return known;
  const phrases = briefFunctions.flatMap((type) =>
    [...new Set(locales.flatMap((locale) => makeablePhrases(locale, type)))].map((phrase) => ({
      type,
      phrase,
    })),
  );
  phrasesByLocales.set(locales, phrases);
  return phrases;
}

/** "at the table", "book a table": nobody asks for rows and columns there. */
const furniture =
  /(?<!\p{L})(?:at|on|to|per|by|book|reserve|reserving|booking)\s(?:a\s|the\s|your\s|each\s|their\s)?tables?(?!\p{L})/iu;
const isFurniture = (text: string): boolean => furniture.test(text);

/** All functions that a text names; a phrase within a longer one of another function does not count. */
function functionsIn(text: string, { locales }: Reading): Named[] {
  const words = wordsOf(text);
  const found = phrasesFor(locales).flatMap(({ type, phrase }) => {
    const at = findPhrase(words, phrase);
    return at ? [{ type, phrase, start: at.end - phrase.split(/[\s-]/u).length, ...at }] : [];
  });
  const isWithin = (one: (typeof found)[number], other: (typeof found)[number]) =>
    other.length > one.length && one.start >= other.start && one.end <= other.end;
  const kept = found.filter(
    (one) =>
      !found.some((other) => other.type !== one.type && isWithin(one, other)) &&
      !(one.type === 'table' && isFurniture(text)),
  );
  const longestFirst = kept.toSorted((one, other) => other.length - one.length);
  return longestFirst.filter(({ type }, at) => longestFirst.findIndex((each) => each.type === type) === at);
}

/** What opens the list of what a function has, the surest first: its fields behind "with", then what it goes by or is for. */
const openings = [
  /(?:\s(?:with|asking for|mit|con|avec|com|met)\s|[:：])/iu,
  /\s(?:by|for|of|between|nach|für|zwischen|por|para|par|pour|per|entre)\s/iu,
];
/** Functions that go by something; whom any other is for is no option of it. */
const goingBy: ReadonlySet<BriefFunction> = new Set(['filter', 'sort', 'tabs', 'table', 'chart', 'form']);
const parting = /\s{0,4}(?:[,;、،，/]|\s(?:and|or|und|oder|y|o|et|ou|e|و)\s)\s*/iu;
const leading =
  /^(?:and|or|und|oder|y|o|et|ou|e|a|an|the|der|die|das|el|la|los|las|le|les|il|o|os|as|un|una|une|um|uma|your|my|their|filter|show)\s+/iu;

const longestOption = 60;
const cutBracket = (option: string) => option.slice(0, -1);

/** A list at its commas, but for those in brackets: "name, size (S, M, L)". */
function partedOutside(list: string): string[] {
  const brackets = [...list.matchAll(/[(（][^()（）]{0,300}(?:[)）]|$)/gu)].map(([written]) => written);
  // A sign of no script stands for what is in brackets while the list is parted.
  const covered = brackets.reduce((text, written) => text.replace(written, '\uE000'), list);
  let next = 0;
  return covered.split(parting).map((part) => part.replace(/\uE000/gu, () => brackets[next++] ?? ''));
}

const optionsOfList = (list: string): string[] =>
  partedOutside(list)
    .map((option) =>
      trimSeparators(option)
        .replace(leading, '')
        .replace(/^[^(（]*[)）]$/u, cutBracket)
        .trim(),
    )
    .filter((option) => option !== '' && option.length <= longestOption);

/** The options a text gives behind the words that name the function: those in brackets, else those behind "with" or "by". */
function optionsIn(text: string, { phrase, type }: Named): string[] {
  const named = text.toLowerCase().lastIndexOf(phrase.split(' ')[0] ?? phrase);
  const rest = text.slice(Math.max(0, named));
  const bracket = /[(（]([^)）]{1,300})[)）]/u.exec(rest);
  const opens = goingBy.has(type) ? openings : openings.slice(0, 1);
  const at = opens.map((opening) => opening.exec(rest)).find((found) => found !== null);
  const isGoneBy = /^(?:filter|sort)/iu.test(phrase);
  const opened = at && rest.slice(at.index + at[0].length);
  // "with fruit: apple, pear" lists what stands behind the colon; a field has its choices there.
  const listed = type === 'form' ? opened : opened?.replace(/^[^,:：]{1,40}[:：]\s?/u, '');
  const behind = listed ?? (isGoneBy ? rest.replace(/^\S+\s?/u, '') : '');
  // Brackets behind the first option are its choices: "with size (S, M), colour".
  const isOfOption = at !== undefined && bracket !== null && bracket.index > at.index;
  return optionsOfList(isOfOption ? behind : (bracket?.[1] ?? behind));
}

/** An option with its choices in brackets: "meal (meat, fish)". */
interface Option {
  text: string;
  from: number[];
}

/** Statements by the one that they stand under, found once a prompt. */
const childrenByStatements = new WeakMap<readonly Classified[], ReadonlyMap<number | undefined, number[]>>();

function childrenOf(statements: readonly Classified[], index: number): readonly number[] {
  const known =
    childrenByStatements.get(statements) ??
    Map.groupBy(
      statements.flatMap(({ kind }, at) => (kind === 'markup' ? [] : [at])),
      (at) => statements[at]?.under,
    );
  childrenByStatements.set(statements, known);
  return known.get(index) ?? [];
}

function optionOf({ statements }: Reading, index: number): Option {
  const text = statements[index]?.text ?? '';
  const choices = childrenOf(statements, index);
  const said = choices.map((choice) => statements[choice]?.text ?? '').join(', ');
  return { text: said ? `${text} (${said})` : text, from: [index, ...choices] };
}

/** A list may have been cut off before its last bracket. */
const isOpen = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');

/** What follows a function in its sentence: "a form with name, phone", "a filter for wood, clay". */
function optionsInRow(reading: Reading, index: number): Option[] {
  const { statements, language } = reading;
  const words = sectionWordsFor(language);
  const options: Option[] = [];
  for (let at = index + 1; at < statements.length; at += 1) {
    if (statements[at]?.kind === 'aside') continue;
    if (rowOf(statements, at, words)?.head !== index) break;
    const { text, from } = optionOf(reading, at);
    const whole = isOpen(text) ? `${text})` : text;
    options.push(...optionsOfList(whole).map((option, place) => ({ text: option, from: place ? [] : from })));
  }
  return options;
}

/** What stands under a function in the prompt is an option of it, unless it is one itself. */
function optionsUnder(reading: Reading, index: number): Option[] {
  const { statements, language } = reading;
  const isPart = (child: number): boolean => {
    const statement = statements[child];
    return statement !== undefined && isBelow(statement, statements[index]?.text, language);
  };
  return childrenOf(statements, index)
    .filter(isPart)
    .map((child) => optionOf(reading, child));
}

/** Functions that are chosen from a list have options; a switch has none. */
const withOptions: ReadonlySet<BriefFunction> = new Set([
  'form',
  'table',
  'filter',
  'sort',
  'tabs',
  'calculator',
  'quiz',
  'todo',
  'chart',
  'other',
]);

const wishClasses = ['function_wish', 'page_or_section_wish', 'design_wish'] as const;

/** An option of a function that stands above it says nothing of its own. */
function isOption(statement: Classified, index: number, { statements, language }: Reading): boolean {
  const { kind, under, key } = statement;
  const words = sectionWordsFor(language);
  if (rowOf(statements, index, words)) return true;
  if (under === undefined) {
    const isShown =
      functionOf(statement.text, words) === undefined && showingFunction(key ?? '', words) !== undefined;
    return kind === 'key_value' && (isShown || functionOfHead(key, { words, language }) !== undefined);
  }
  const head = statements[under];
  if (!head) return false;
  if (kind === 'aside' && isOf(head, 'function_wish')) return true;
  return (
    isBelow(statement, head.text, language) && functionOfHead(head.text, { words, language }) !== undefined
  );
}

/** Sections that work by themselves: a newsletter has its field, a button its place. */
const working: ReadonlySet<string> = new Set([
  'newsletter',
  'download',
  'call',
  'contact',
  'gallery',
  'questions',
  'hero',
  'place',
]);

/** A wish without a word for a function: by what it has at hand, or by the section that does it; else nobody knows how. */
function unnamedWish({ text }: Classified, index: number, reading: Reading): FunctionWish[] {
  const of = (type: BriefFunction, options: string[] = []): FunctionWish[] => [
    { type, options, from: [index] },
  ];
  if (
    reading.locales.some(({ words }) =>
      [...words.dark, ...words.light].some((word) => text.toLowerCase().includes(word)),
    )
  )
    return of('theme_switch');
  if (/\d[\d\s().-]{6,}\d/u.test(text)) return of('phone_link');
  if (/\S@\S/u.test(text)) return of('email_link');
  const section = sectionTypeOf(text, sectionWordsFor(reading.language));
  if (section === 'booking') return of('form');
  return section && working.has(section) ? [] : of('other', [text]);
}

/** What stands in brackets behind the last field are its choices: "meal choice (meat, fish)". */
function withChoices(options: readonly string[], under: readonly string[]): string[] {
  const last = options.at(-1);
  if (under.length === 0 || last === undefined) return [...options, ...under];
  return [...options.slice(0, -1), `${last} (${under.join(', ')})`];
}

/** What no site can do by itself is answered for, too, where a statement asks for it beside something else. */
function outOfReach({ text }: Classified, index: number, { locales }: Reading): FunctionWish[] {
  const words = wordsOf(text);
  const named = locales
    .flatMap((locale) => locale.words.functions.other)
    .filter((one) => findPhrase(words, one));
  const options = [...new Set(named)].filter(
    (one) => !named.some((other) => other !== one && other.includes(one)),
  );
  return options.length > 0 ? [{ type: 'other', options, from: [index] }] : [];
}

function wishesOf(statement: Classified, index: number, reading: Reading): FunctionWish[] {
  const named = functionsIn(statement.text, reading);
  const refused = refusedFunctions(statement.text, reading.language, sectionWordsFor(reading.language));
  // A table that compares holds what is compared, and nothing else is it.
  const isComparing = sectionTypeOf(statement.text, sectionWordsFor(reading.language)) === 'comparison';
  const types = named.filter(({ type }) => !refused.includes(type) && !(isComparing && type === 'table'));
  if (isComparing && types.length === 0) return [];
  if (types.length === 0 && named.length > 0) return [];
  if (types.length === 0)
    return statement.class === 'function_wish' ? unnamedWish(statement, index, reading) : [];
  const under = optionsUnder(reading, index);
  const beyond = statement.class === 'identity' ? [] : outOfReach(statement, index, reading);
  const made = types.map(({ type, phrase }) => {
    const own = optionsIn(statement.text, { type, phrase });
    const row = optionsInRow(reading, index);
    const listed = under.map(({ text }) => text);
    const isAside = under.every(({ from: [first = 0] }) => reading.statements[first]?.kind === 'aside');
    const given = isAside && type === 'form' ? withChoices(own, listed) : listed.length > 0 ? listed : own;
    const options = [...given, ...row.map(({ text }) => text)].filter((option) =>
      isOptionText(option, reading),
    );
    const parts = [...under, ...row].flatMap((option) => option.from).filter((at) => isWishAt(reading, at));
    const from = [index, ...parts];
    return { type, options: withOptions.has(type) ? options : [], from };
  });
  return [...made, ...beyond];
}

/** What refuses something or speaks to the maker is no field: "… and please no storks". */
const isOptionText = (option: string, { language }: Reading): boolean =>
  !isForMaker(option) && refusedThings(option, language).length === 0;

/** What is printed by itself is no part of what a function is reported by. */
const isWishAt = ({ statements }: Reading, index: number): boolean =>
  ['function_wish', 'page_or_section_wish', 'design_wish', 'not_understood', 'meta'].includes(
    statements[index]?.class ?? '',
  );

/** A list under a key that names a function and is no statement itself: "Booking form: name, phone". */
function keyedWishes(reading: Reading): FunctionWish[] {
  const words = sectionWordsFor(reading.language);
  const keyed = reading.statements.flatMap(({ kind, under, key }, index) =>
    kind === 'key_value' && under === undefined && key !== undefined ? [{ key, index }] : [],
  );
  const lists: { key: string; indexes: number[] }[] = [];
  for (const { key, index } of keyed) {
    const last = lists.at(-1);
    if (last?.key === key) last.indexes.push(index);
    else lists.push({ key, indexes: [index] });
  }
  return lists.flatMap(({ key, indexes }) => {
    const type = functionOfHead(key, { words, language: reading.language }) ?? showingFunction(key, words);
    if (!type) return [];
    const options = indexes.map((index) => optionOf(reading, index));
    if (type === 'chart' && !options.some(({ text }) => /\p{N}/u.test(text))) return [];
    const from = options.flatMap((option) => option.from);
    const wished = from.filter((at) => isWishAt(reading, at));
    return [{ type, options: options.map(({ text }) => text), from: wished }];
  });
}

/** Functions that show what stands under them, which stays content. */
const showing: ReadonlySet<BriefFunction> = new Set(['tabs', 'table', 'chart', 'quiz', 'statuses']);

function showingFunction(key: string, words: SectionWords): BriefFunction | undefined {
  const type = functionOf(key, words);
  return type && showing.has(type) ? type : undefined;
}

/** A site in two languages has a switch between them, whether one is asked for or not. */
export const withLanguageSwitch = (
  functions: FunctionWish[],
  { value, from }: Brief['languages'],
): FunctionWish[] =>
  value.length < 2 || functions.some(({ type }) => type === 'language_switch')
    ? functions
    : [...functions, { type: 'language_switch', options: value, from }];

/** A site can be such a tool as a whole: "a quiz about mosses". */
const wholeSites: ReadonlySet<BriefFunction> = new Set(['quiz', 'todo', 'calculator', 'chart', 'statuses']);

function toolOfSite(statement: Classified, index: number, reading: Reading): FunctionWish[] {
  if (statement.class !== 'identity') return [];
  const isTool = toolsIn(statement.text, reading.language).length > 0;
  return wishesOf(statement, index, reading).filter(
    ({ type }) => wholeSites.has(type) || (type === 'other' && isTool),
  );
}

/** What the site is asked to do. Every statement that wishes for a function gives at least one. */
export const readFunctions = (reading: Reading): FunctionWish[] => [
  ...reading.statements.flatMap((statement, index) =>
    statement.class !== 'prohibition' &&
    isOf(statement, ...wishClasses) &&
    !isOption(statement, index, reading)
      ? wishesOf(statement, index, reading)
      : toolOfSite(statement, index, reading),
  ),
  ...keyedWishes(reading),
];
