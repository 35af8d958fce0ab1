import { type Brief, type BriefFunction, briefFunctions } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { trimSeparators } from '../entries/scan/trim.ts';
import { findPhrase, wordsOf } from '../outline/phrase.ts';
import { sectionWordsFor } from '../outline/prompt-words.ts';
import { sectionTypeOf } from '../outline/section-type.ts';
import { isOf, type Reading } from './reading.ts';

type FunctionWish = Brief['functions'][number];

const named = briefFunctions.filter((type) => type !== 'other');

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
  const phrases = named.flatMap((type) =>
    [...new Set(locales.flatMap((locale) => locale.words.functions[type]))].map((phrase) => ({
      type,
      phrase,
    })),
  );
  phrasesByLocales.set(locales, phrases);
  return phrases;
}

/** All functions that a text names; a phrase within a longer one of another function does not count. */
function functionsIn(text: string, { locales }: Reading): Named[] {
  const words = wordsOf(text);
  const found = phrasesFor(locales).flatMap(({ type, phrase }) => {
    const at = findPhrase(words, phrase);
    return at ? [{ type, phrase, start: at.end - phrase.split(/[\s-]/u).length, ...at }] : [];
  });
  const isWithin = (one: (typeof found)[number], other: (typeof found)[number]) =>
    other.length > one.length && one.start >= other.start && one.end <= other.end;
  const kept = found.filter((one) => !found.some((other) => other.type !== one.type && isWithin(one, other)));
  const longestFirst = kept.toSorted((one, other) => other.length - one.length);
  return longestFirst.filter(({ type }, at) => longestFirst.findIndex((each) => each.type === type) === at);
}

/** What opens the list of what a function has, the surest first: its fields behind "with", then what it goes by or is for. */
const openings = [
  /(?:\s(?:with|asking for|mit|con|avec|com|met)\s|[:：])/iu,
  /\s(?:by|for|of|between|nach|für|zwischen|por|para|par|pour|per|entre)\s/iu,
];
const parting = /\s{0,4}(?:[,;、،，/]|\s(?:and|or|und|oder|y|o|et|ou|e|و)\s)\s*/iu;
const leading =
  /^(?:and|or|und|oder|y|o|et|ou|e|a|an|the|der|die|das|el|la|los|las|le|les|il|o|os|as|un|una|une|um|uma|your|my|their|filter|show)\s+/iu;

const longestOption = 60;
const cutBracket = (option: string) => option.slice(0, -1);

/** The options a text gives behind the words that name the function: those in brackets, else those behind "with" or "by". */
function optionsIn(text: string, phrase: string): string[] {
  const named = text.toLowerCase().lastIndexOf(phrase.split(' ')[0] ?? phrase);
  const rest = text.slice(Math.max(0, named));
  const bracketed = /[(（]([^)）]{1,300})[)）]/u.exec(rest)?.[1];
  const at = openings.map((opening) => opening.exec(rest)).find((found) => found !== null);
  const isGoneBy = /^(?:filter|sort)/iu.test(phrase);
  const behind = at ? rest.slice(at.index + at[0].length) : isGoneBy ? rest.replace(/^\S+\s?/u, '') : '';
  const list = bracketed ?? behind;
  return list
    .split(parting)
    .map((option) =>
      trimSeparators(option)
        .replace(leading, '')
        .replace(/^[^(（]*[)）]$/u, cutBracket)
        .trim(),
    )
    .filter((option) => option !== '' && option.length <= longestOption);
}

/** What stands under a function in the prompt is an option of it, unless it is one itself. */
const optionsUnder = ({ statements }: Reading, index: number): string[] =>
  statements.filter(({ under, kind }) => under === index && kind !== 'markup').map(({ text }) => text);

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
const isOption = (statement: Classified, { statements }: Reading): boolean => {
  const head = statement.under === undefined ? undefined : statements[statement.under];
  return statement.kind === 'aside' && head !== undefined && isOf(head, 'function_wish');
};

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

function wishesOf(statement: Classified, index: number, reading: Reading): FunctionWish[] {
  const types = functionsIn(statement.text, reading);
  if (types.length === 0)
    return statement.class === 'function_wish' ? unnamedWish(statement, index, reading) : [];
  const under = optionsUnder(reading, index);
  return types.map(({ type, phrase }) => {
    const own = optionsIn(statement.text, phrase);
    const options = type === 'form' ? withChoices(own, under) : under.length > 0 ? under : own;
    return { type, options: withOptions.has(type) ? options : [], from: [index] };
  });
}

/** A site in two languages has a switch between them, whether one is asked for or not. */
export const withLanguageSwitch = (
  functions: FunctionWish[],
  { value, from }: Brief['languages'],
): FunctionWish[] =>
  value.length < 2 || functions.some(({ type }) => type === 'language_switch')
    ? functions
    : [...functions, { type: 'language_switch', options: value, from }];

/** What the site is asked to do. Every statement that wishes for a function gives at least one. */
export const readFunctions = (reading: Reading): FunctionWish[] =>
  reading.statements.flatMap((statement, index) =>
    statement.class !== 'prohibition' && isOf(statement, ...wishClasses) && !isOption(statement, reading)
      ? wishesOf(statement, index, reading)
      : [],
  );
