import { type Brief, type BriefFunction, briefFunctions } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { trimSeparators } from '../entries/scan/trim.ts';
import { findPhrase, wordsOf } from '../outline/phrase.ts';
import { sectionWordsFor } from '../outline/prompt-words.ts';
import { sectionTypeOf } from '../outline/section-type.ts';
import { isOf, type Reading } from './reading.ts';

type FunctionWish = Brief['functions'][number];

const named = briefFunctions.filter((type) => type !== 'other');

/** All functions that a text names; a phrase within a longer one of another function does not count. */
function functionsIn(text: string, { locales }: Reading): BriefFunction[] {
  const words = wordsOf(text);
  const found = named.flatMap((type) =>
    [...new Set(locales.flatMap((locale) => locale.words.functions[type]))].flatMap((phrase) => {
      const at = findPhrase(words, phrase);
      return at
        ? [{ type, start: at.end - phrase.split(/[\s-]/u).length, end: at.end, length: at.length }]
        : [];
    }),
  );
  const isWithin = (one: (typeof found)[number], other: (typeof found)[number]) =>
    other.length > one.length && one.start >= other.start && one.end <= other.end;
  const kept = found.filter((one) => !found.some((other) => other.type !== one.type && isWithin(one, other)));
  return [...new Set(kept.map(({ type }) => type))];
}

/** What opens the list of what a function has: its fields, its choices, what it goes by. */
const opening =
  /(?:\s(?:with|by|for|of|asking for|between|mit|nach|für|zwischen|con|por|para|avec|par|pour|per|com|entre|to)\s|[:：(（])/iu;
const parting = /\s*(?:[,;、،，/]|\s(?:and|or|und|oder|y|o|et|ou|e|و)\s)\s*/iu;
const leading =
  /^(?:and|or|und|oder|y|o|et|ou|e|a|an|the|der|die|das|el|la|los|las|le|les|il|o|os|as|un|una|une|um|uma|your|my|their|filter|show)\s+/iu;

const longestOption = 60;

/** The options a text gives behind its opening word: "with name, phone and date". */
function optionsIn(text: string): string[] {
  const at = opening.exec(text);
  if (!at) return [];
  const list = text.slice(at.index + at[0].length).replace(/[)）].*$/u, '');
  return list
    .split(parting)
    .map((option) => trimSeparators(option).replace(leading, '').trim())
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

function wishesOf(statement: Classified, index: number, reading: Reading): FunctionWish[] {
  const types = functionsIn(statement.text, reading);
  const options = [...optionsIn(statement.text), ...optionsUnder(reading, index)];
  if (types.length === 0)
    return statement.class === 'function_wish' ? unnamedWish(statement, index, reading) : [];
  return types.map((type) => ({ type, options: withOptions.has(type) ? options : [], from: [index] }));
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
