import type { StatementClass } from '@sitewright/contracts';
import { isWishHead } from '../../../tool-words.ts';
import type { Classified } from '../../classify/classified.ts';
import { freeWords } from '../../frames/words.ts';
import { bareNumbers } from '../entries/item.ts';
import { findMoney } from '../entries/scan/money.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { namesPages } from './pages.ts';
import { functionOf, headSectionTypeOf } from './section-type.ts';
import type { SectionWords } from './section-words.ts';

/** What the members of one row can be: things for visitors, or parts that the site is to have. */
const things: ReadonlySet<StatementClass> = new Set(['item', 'fact', 'person', 'event', 'identity']);
const wishes: ReadonlySet<StatementClass> = new Set(['page_or_section_wish', 'function_wish', 'design_wish']);
/** Classes that a row gives its members: a date makes an event of its own. */
const shared = ['item', 'fact', 'person'] as const;
type Shared = (typeof shared)[number];

const fewest = 2;
const fewestUnnamed = 3;
const longestMember = 8;
/** Above this a statement is what its own words say. */
const sureWish = 0.9;
const hasValue = /\p{N}|@/u;

const inRows: ReadonlySet<Classified['kind']> = new Set(['key_value', 'aside', 'part']);

const isMember = ({ kind, key, text }: Classified): boolean =>
  inRows.has(kind) && key !== undefined && countWords(text) <= longestMember;

const goesOn = (statement: Classified, before: Classified | undefined): boolean =>
  before !== undefined &&
  statement.joined === true &&
  statement.under === before.under &&
  statement.key === before.key;

/** "Starters: broth 6, salad 7.5" may be one statement, and is a row. */
const isRow = (indexes: readonly number[], statements: readonly Classified[]): boolean =>
  indexes.length >= fewest ||
  indexes.some((index) => bareNumbers(statements[index]?.text ?? '').length >= fewest);

/** The rows of one sentence under one head, as indexes. */
function rowsOf(statements: readonly Classified[]): number[][] {
  const rows: number[][] = [];
  statements.forEach((statement, index) => {
    if (!isMember(statement)) return;
    const last = rows.at(-1);
    if (last?.at(-1) === index - 1 && goesOn(statement, statements[index - 1])) last.push(index);
    else rows.push([index]);
  });
  return rows.filter((row) => isRow(row, statements));
}

/** What a statement is taken for, and for what next where that is unsure. */
const takenFor = ({ class: name, also }: Classified): StatementClass =>
  name === 'not_understood' ? (also[0] ?? name) : name;

/** How much speaks for each class in a row: the likelihoods of all members together. */
function evidenceOf(row: readonly Classified[]): ReadonlyMap<StatementClass, number> {
  const evidence = new Map<StatementClass, number>();
  for (const statement of row) {
    const name = takenFor(statement);
    evidence.set(name, (evidence.get(name) ?? 0) + statement.sureness);
  }
  return evidence;
}

const sum = (evidence: ReadonlyMap<StatementClass, number>, of: ReadonlySet<StatementClass>): number =>
  [...evidence].reduce((total, [name, weight]) => (of.has(name) ? total + weight : total), 0);

const best = (evidence: ReadonlyMap<StatementClass, number>, of: readonly StatementClass[]) =>
  of.toSorted((one, other) => (evidence.get(other) ?? 0) - (evidence.get(one) ?? 0))[0];

const hasMoney = ({ text }: Classified): boolean => findMoney(text).length > 0;
const hasNumber = ({ text }: Classified): boolean => bareNumbers(text).length > 0;

/** "broth 6, salad 7.5": each has a number, and at least one of them may be sold for it. */
const isBarePriced = (row: readonly Classified[]): boolean =>
  row.every(hasNumber) && row.some(({ class: name, also }) => name === 'item' || also.includes('item'));

/** "free, premium 9.99/month, family 14.99/month": where most have a price all are sold. */
const isPriceList = (row: readonly Classified[]): boolean =>
  row.filter(hasMoney).length * 2 > row.length || isBarePriced(row);

/** Whether a member of such a list has a price, or is called by there being none. */
const costs = (statement: Classified): boolean =>
  hasMoney(statement) ||
  hasNumber(statement) ||
  freeWords().leading(statement.text) === statement.text.length;

/** The one class of a row of things; nothing where it is none. */
function thingOf(
  row: readonly Classified[],
  evidence: ReadonlyMap<StatementClass, number>,
): Shared | undefined {
  const least = evidence.has('design_wish') ? clear : 1;
  if (sum(evidence, things) <= sum(evidence, wishes) * least) return undefined;
  if (isPriceList(row)) return 'item';
  const isNamed = shared.some((name) => evidence.has(name));
  if (!isNamed) return row.length >= fewestUnnamed && evidence.has('identity') ? 'item' : undefined;
  return shared.find((name) => name === best(evidence, shared));
}

/** How much more has to speak for things where a look is among them: "Voice: honest, a bit wry". */
const clear = 3;

/** Below this a reading is a guess. */
const doubted = 0.6;
const parts: ReadonlySet<StatementClass> = new Set(['page_or_section_wish', 'function_wish']);

/**
 * Whether a row is taken for parts of a site by nothing but guesses: "Figma, prototypes" under "Skills" names none, and its head asks
 * for none.
 */
function isGuessed(row: readonly Classified[], words: SectionWords): boolean {
  const [{ key = '' } = { key: '' }] = row;
  return (
    row.every((each) => each.sureness < doubted && parts.has(takenFor(each))) &&
    row.every(
      ({ text }) => headSectionTypeOf(text, words) === undefined && functionOf(text, words) === undefined,
    ) &&
    !isWishHead(key) &&
    !namesPages(key) &&
    functionOf(key, words) === undefined
  );
}

function classOf(row: readonly Classified[], words: SectionWords): StatementClass | undefined {
  const evidence = evidenceOf(row);
  const isWished = sum(evidence, wishes) > sum(evidence, things);
  if (!isWished) return thingOf(row, evidence);
  return isGuessed(row, words) ? 'fact' : best(evidence, [...wishes]);
}

/**
 * What a row is by its head, however much it sounds like orders or wishes: "In three steps: type the bill, choose the tip", "About: born
 * in Voss", "Three posts: My knives, Baking at night".
 */
function byHead([first]: readonly Classified[], words: SectionWords): Shared | undefined {
  const type = first?.key === undefined ? undefined : headSectionTypeOf(first.key, words);
  if (type === 'posts') return 'item';
  return type === 'process' || type === 'about' ? 'fact' : undefined;
}

const isOpen = ({ class: name, sureness }: Classified): boolean =>
  name === 'not_understood' ||
  name === 'identity' ||
  name === 'item' ||
  (name === 'fact' && sureness < sureWish) ||
  (wishes.has(name) && sureness < sureWish);

const as = (statement: Classified, name: StatementClass): Classified => ({
  ...statement,
  class: name,
  also: [],
  sureness: Math.max(0.6, statement.sureness),
});

function settledMember(statement: Classified, name: StatementClass): Classified {
  if (statement.class === name || !isOpen(statement)) return statement;
  const isWish = wishes.has(name);
  // A value is for visitors whatever stands beside it, and no number is a person.
  if (hasValue.test(statement.text) && (isWish || name === 'person')) return statement;
  if (isWish && statement.class === 'fact') return statement;
  return as(statement, name);
}

/** A member of a row whose head says what its members are: a sure wish is no entry. */
function toldMember(statement: Classified, told: Shared): Classified {
  const isEntry = things.has(statement.class) || isOpen(statement) || statement.sureness < sureWish;
  const isTold = statement.class !== 'prohibition' && (told === 'fact' || isEntry);
  return isTold ? as(statement, told) : statement;
}

/** A member of a row in which each is of the class `name`, or sold. */
function memberOf(statement: Classified, isSold: boolean, name: StatementClass): Classified {
  return isSold && things.has(statement.class) && costs(statement)
    ? as(statement, 'item')
    : settledMember(statement, name);
}

/**
 * The members of a row under one head are of one class: apart, "leeks" would be asked about, "broad beans" sold and "garlic" told. All
 * of them together say which.
 */
export function settleSiblings(statements: readonly Classified[], words: SectionWords): Classified[] {
  const settled = [...statements];
  for (const indexes of rowsOf(statements)) {
    const row = indexes.flatMap((index) => statements[index] ?? []);
    const told = byHead(row, words);
    const name = told ?? classOf(row, words);
    if (name === undefined) continue;
    const isSold = !told && name === 'item' && isPriceList(row);
    for (const index of indexes) {
      const statement = settled[index];
      if (statement) settled[index] = told ? toldMember(statement, told) : memberOf(statement, isSold, name);
    }
  }
  return settled;
}
