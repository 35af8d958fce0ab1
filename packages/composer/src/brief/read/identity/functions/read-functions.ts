import type { Brief, BriefFunction } from '@sitewright/contracts';
import { asksForGuests } from '../../../../guests.ts';
import { statedFormula } from '../../../../plan/functions/stated-formula.ts';
import { toolsIn } from '../../../../tool-words.ts';
import type { Classified } from '../../../classify/classified.ts';
import { letsAct } from '../../../relate/asked/asked-acts.ts';
import { findMoney } from '../../entries/scan/money.ts';
import { findDates, findTimes } from '../../entries/scan/when.ts';
import { askForReach, asksForMore, fieldListOf, fieldLists } from '../../outline/field-lists.ts';
import { findPhrase, wordsOf } from '../../outline/phrase.ts';
import { sectionWordsFor } from '../../outline/prompt-words.ts';
import { refusedFunctions } from '../../outline/refused-parts.ts';
import { functionAt, functionOf, sectionTypeOf } from '../../outline/section-type.ts';
import type { SectionWords } from '../../outline/section-words.ts';
import { functionOfHead, isBelow, rowOf } from '../../outline/settle-functions.ts';
import { isOf, type Reading } from '../reading.ts';
import { withPurpose } from './form-purpose.ts';
import { functionsIn, type Named } from './named.ts';
import { isDeadline, isOptionText, optionsIn, optionsOfList, withChoices } from './option-texts.ts';
import { optionOf, optionsInRow, optionsUnder } from './options.ts';

type FunctionWish = Brief['functions'][number];

/** Functions that show what stands under them, which stays content. */
const showing: ReadonlySet<BriefFunction> = new Set(['tabs', 'table', 'chart', 'quiz', 'statuses']);

function showingFunction(key: string, words: SectionWords): BriefFunction | undefined {
  const type = functionOf(key, words);
  return type && showing.has(type) ? type : undefined;
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
  if (rowOf(statements, index, words) || fieldListOf(statements, index, words)) return true;
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

/** What a text gives by itself; a form with its fields has them behind its colon, whatever stands before it. */
const ownOptions = ({ text, asked }: Pick<Classified, 'text' | 'asked'>, named: Named): string[] =>
  asked?.as === 'form' && named.type === 'form' && text.includes(':')
    ? optionsOfList(text.slice(text.indexOf(':') + 1), 'form')
    : optionsIn(text, named);

/** A wish without a word for a function: by what it has at hand, or by the section that does it; else nobody knows how. */
function unnamedWish({ text, asked }: Classified, index: number, reading: Reading): FunctionWish[] {
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
  // "… ask for a visit, with name, phone and town": what is listed are the fields of a form.
  const own = ownOptions({ text, ...(asked && { asked }) }, { type: 'form', phrase: text });
  const fields = own.length > 0 ? own : optionsUnder(reading, index).map((option) => option.text);
  if (asked?.as !== 'form' && letsAct(text)) return of('form', askForReach(fields) ? fields : []);
  if (asked?.as === 'form' || askForReach(fields) || asksForGuests(text)) return of('form', fields);
  const section = sectionTypeOf(text, sectionWordsFor(reading.language));
  if (section === 'booking') return of('form');
  return section && working.has(section) ? [] : of('other', [text]);
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

const asksForActs = ({ class: name, text }: Classified): boolean =>
  name === 'page_or_section_wish' && letsAct(text);

/** What a statement names; of a form with its fields only what is said of it: "how many tables they need" asks for none. */
const namedBy = ({ text, asked }: Classified, reading: Reading): Named[] =>
  functionsIn(asked?.as === 'form' && text.includes(':') ? text.slice(0, text.indexOf(':')) : text, reading);

function wishesOf(statement: Classified, index: number, reading: Reading): FunctionWish[] {
  const named = namedBy(statement, reading);
  const refused = refusedFunctions(statement.text, reading.language, sectionWordsFor(reading.language));
  // A table that compares holds what is compared, and nothing else is it.
  const isComparing = sectionTypeOf(statement.text, sectionWordsFor(reading.language)) === 'comparison';
  // Who signs up to a newsletter does so in its own field.
  const isNewsletter =
    sectionTypeOf(statement.text, sectionWordsFor(reading.language)) === 'newsletter' &&
    !asksForMore(statement);
  const types = named.filter(
    ({ type }) =>
      !refused.includes(type) && !(isComparing && type === 'table') && !(isNewsletter && type === 'form'),
  );
  if ((isComparing || isNewsletter) && types.length === 0) return [];
  if (types.length === 0 && named.length > 0) return [];
  // "A page where people can see our concerts and ask to join" is a page, and has a form.
  if (types.length === 0)
    return statement.class === 'function_wish' || asksForActs(statement)
      ? unnamedWish(statement, index, reading)
      : [];
  const under = optionsUnder(reading, index);
  const beyond = statement.class === 'identity' ? [] : outOfReach(statement, index, reading);
  const made = types.map(({ type, phrase }) => {
    const own = ownOptions(statement, { type, phrase });
    const row = optionsInRow(reading, index);
    const listed = under.map(({ text }) => text);
    const isAside = under.every(({ from: [first = 0] }) => reading.statements[first]?.kind === 'aside');
    const given = isAside && type === 'form' ? withChoices(own, listed) : listed.length > 0 ? listed : own;
    const options = [...given, ...row.map(({ text }) => text)].filter(
      (option) => isOptionText(option, reading) && !isDeadline(option, type),
    );
    const parts = [...under, ...row].flatMap((option) => option.from).filter((at) => isWishAt(reading, at));
    const from = [index, ...parts];
    return { type, options: withOptions.has(type) ? options : [], from };
  });
  return [...made, ...beyond];
}

/** What is printed by itself is no part of what a function is reported by. */
const isWishAt = ({ statements }: Reading, index: number): boolean =>
  ['function_wish', 'page_or_section_wish', 'design_wish', 'not_understood', 'meta'].includes(
    statements[index]?.class ?? '',
  );

/** A list under a key that names a function and is no statement itself: "Booking form: name, phone". */
function keyedWishes(reading: Reading): FunctionWish[] {
  const words = sectionWordsFor(reading.language);
  const listed = new Set(fieldLists(reading.statements, words).map(({ head }) => head));
  const keyed = reading.statements.flatMap(({ kind, under, key }, index) =>
    kind === 'key_value' && under === undefined && key !== undefined && !listed.has(key)
      ? [{ key, index }]
      : [],
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

/** Fields that are listed make a form; under a statement that asks for one they are its options. */
function listedForms(reading: Reading): FunctionWish[] {
  const words = sectionWordsFor(reading.language);
  return fieldLists(reading.statements, words).flatMap(({ head, under, members }) => {
    const asking = under === undefined ? undefined : reading.statements[under];
    const isForm = functionOf(head, words) === 'form' || asksForGuests(head);
    if (asking && isOf(asking, ...wishClasses) && isForm) return [];
    const options = members.map((index) => optionOf(reading, index).text);
    return [{ type: 'form', options, from: members.filter((index) => isWishAt(reading, index)) }];
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

/** A site can be such a thing as a whole: "a quiz about mosses", "photo gallery of my watercolours". */
const wholeSites: ReadonlySet<BriefFunction> = new Set([
  'quiz',
  'todo',
  'calculator',
  'chart',
  'statuses',
  'gallery',
]);

/** "Pub quiz at the Crown, Thursdays 8 pm, £2": what has a price or an hour is nothing to use on a page. */
const isTakingPlace = ({ statements }: Reading): boolean =>
  statements.some(
    ({ text, class: name }) =>
      // The numbers of a sum are no hours.
      statedFormula(text) === undefined &&
      (name === 'item' || name === 'fact' || name === 'event') &&
      (findMoney(text).length > 0 || findTimes(text, findDates(text)).length > 0),
  );

/** "pub quiz night signup page": what the site is of, and the form that it is there for. */
function formOfSite({ class: name, text }: Classified, index: number, { language }: Reading): FunctionWish[] {
  const found = name === 'identity' ? functionAt(text, sectionWordsFor(language)) : undefined;
  return found?.name === 'form' && found.length > 1 ? [{ type: 'form', options: [], from: [index] }] : [];
}

function toolOfSite(statement: Classified, index: number, reading: Reading): FunctionWish[] {
  const isWhole = statement.class === 'not_understood' && reading.statements.length === 1;
  if (statement.class !== 'identity' && !isWhole) return [];
  if (isTakingPlace(reading)) return [];
  const isTool = toolsIn(statement.text, reading.language).length > 0;
  return wishesOf(statement, index, reading).filter(
    ({ type }) => wholeSites.has(type) || (type === 'other' && isTool),
  );
}

/** What the site is asked to do. Every statement that wishes for a function gives at least one. */
export const readFunctions = (reading: Reading): FunctionWish[] =>
  [
    ...reading.statements.flatMap((statement, index) =>
      statement.class !== 'prohibition' &&
      isOf(statement, ...wishClasses) &&
      !isOption(statement, index, reading)
        ? wishesOf(statement, index, reading)
        : [...toolOfSite(statement, index, reading), ...formOfSite(statement, index, reading)],
    ),
    ...keyedWishes(reading),
    ...listedForms(reading),
  ].map((wish) => withPurpose(wish, reading));
