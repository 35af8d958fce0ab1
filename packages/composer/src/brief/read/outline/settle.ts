import type { StatementClass } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { areAllWishes } from '../../relate/wished-rows.ts';
import { bareNumbers } from '../entries/item.ts';
import { quotesOf } from '../entries/quotes.ts';
import { findMoney } from '../entries/scan/money.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { findDates, findTimes } from '../entries/scan/when.ts';
import { asks } from '../facts/words.ts';
import { isPrintable } from './heads.ts';
import { namesPages } from './pages.ts';
import { settleRefusals } from './refusals.ts';
import { headSectionTypeOf } from './section-type.ts';
import type { SectionWords } from './section-words.ts';
import { settleByPhone } from './settle-by-phone.ts';
import { settleFunctions } from './settle-functions.ts';
import { settleHouseRules } from './settle-house-rules.ts';
import { settleOpening } from './settle-opening.ts';
import { settleQuestions } from './settle-questions.ts';
import { settleShapes } from './settle-shapes.ts';
import { settleSiblings } from './settle-siblings.ts';
import { settleSiteHead } from './settle-site-head.ts';
import { settleWishes } from './settle-wishes.ts';

/** Facts, items and events are told apart by what they say; for a list they are one. */
const kin = (name: StatementClass): StatementClass => (name === 'item' || name === 'event' ? 'fact' : name);

const fewest = 3;
const majority = 0.6;
const longestEntry = 8;
const unsettled: ReadonlySet<StatementClass> = new Set([
  'not_understood',
  'page_or_section_wish',
  'function_wish',
]);

interface Majority {
  kind: StatementClass;
  name: StatementClass;
  sureness: number;
}

/** What most statements of a list are, where enough of them agree. */
function majorityOf(list: readonly Classified[]): Majority | undefined {
  const known = list.filter(({ class: name }) => name !== 'not_understood');
  const counts = new Map<StatementClass, Classified[]>();
  for (const statement of known) {
    const kind = kin(statement.class);
    const members = counts.get(kind);
    if (members) members.push(statement);
    else counts.set(kind, [statement]);
  }
  const [best] = [...counts].sort(([, a], [, b]) => b.length - a.length);
  const [first] = best?.[1] ?? [];
  if (best === undefined || first === undefined) return undefined;
  const [kind, members] = best;
  if (list.length < fewest || members.length < list.length * majority) return undefined;
  const sureness = members.reduce((sum, each) => sum + each.sureness, 0) / members.length;
  return { kind, name: first.class, sureness };
}

/** The class of a list is that of its parts: what is unsure among them is what they are. */
function settleLists(statements: readonly Classified[], words: SectionWords): Classified[] {
  const lists = new Map<string, Classified[]>();
  const listOf = ({ under, key }: Classified) =>
    (under ?? key) === undefined ? undefined : `${under ?? ''}/${key ?? ''}`;
  for (const statement of statements) {
    const list = listOf(statement);
    const members = list === undefined ? undefined : lists.get(list);
    if (members) members.push(statement);
    else if (list !== undefined) lists.set(list, [statement]);
  }
  const majorities = new Map([...lists].map(([id, list]) => [id, majorityOf(list)]));
  return statements.map((statement) => {
    const most = majorities.get(listOf(statement) ?? '');
    return most && isOneOf(statement, most, words)
      ? { ...statement, class: most.name, also: [], sureness: most.sureness }
      : statement;
  });
}

function isOneOf(statement: Classified, { kind }: Majority, words: SectionWords): boolean {
  if (statement.class === 'not_understood') return true;
  const isShort = countWords(statement.text) <= longestEntry;
  return (
    kind === 'fact' &&
    unsettled.has(statement.class) &&
    isShort &&
    (quotesOf(statement.text).length > 0 || headSectionTypeOf(statement.text, words) === undefined)
  );
}

const isWhole = (text: string) =>
  findDates(text).length > 0 && countWords(text) <= longestEntry && quotesOf(text).length === 0;

/** What has a day and an hour, or a quoted title with a date right behind it, is an event whatever it looked like. */
function settleEvents(statements: readonly Classified[]): Classified[] {
  return statements.map((statement, index) => {
    if (!unsettled.has(statement.class)) return statement;
    const { text } = statement;
    const next = statements[index + 1];
    const dates = findDates(text);
    const hasHour =
      dates.length === 1 && findTimes(text, dates).length === 1 && countWords(text) <= longestEntry + 2;
    const isTitled =
      quotesOf(text).length === 1 &&
      next?.kind === 'part' &&
      next.under === statement.under &&
      isWhole(next.text);
    const isEvent = statement.class !== 'function_wish' && (hasHour || isTitled);
    return isEvent ? { ...statement, class: 'event', also: [statement.class], sureness: 0.5 } : statement;
  });
}

const doubted = 0.6;
const doubtful: ReadonlySet<StatementClass> = new Set([
  'identity',
  'meta',
  'context',
  'item',
  'not_understood',
]);
const isWish = (statement: Classified | undefined) =>
  statement?.class === 'page_or_section_wish' || statement?.class === 'function_wish';

/** A doubtful statement that names a known block in a row of blocks is one of them. */
function settleRows(statements: readonly Classified[], words: SectionWords): Classified[] {
  return statements.map((statement, index) => {
    const isDoubted = doubtful.has(statement.class) && statement.sureness < doubted;
    if (!isDoubted || countWords(statement.text) > longestEntry) return statement;
    const beside = [statements[index - 1], statements[index + 1]].filter(
      (each) => each?.under === statement.under,
    );
    const isNamed = beside.some(isWish) && headSectionTypeOf(statement.text, words) !== undefined;
    return isNamed ? { ...statement, class: 'page_or_section_wish', also: [] } : statement;
  });
}

const longestName = 3;

const longestWish = 8;

/** "court booking" in a row of catchwords behind what the site is of. */
const isCatchword = ({ text, class: name, sureness, sentence }: Classified, index: number): boolean =>
  sentence?.isOfCatchwords === true &&
  countWords(text) <= longestName &&
  (name === 'not_understood' || (index > 0 && doubtful.has(name) && sureness < doubted));

/** What is said to the maker, or nobody is sure of. */
const mayAsk: ReadonlySet<StatementClass> = new Set(['not_understood', 'context', 'meta']);

/** "I do want a gallery", "A gallery and a map": it asks, or is nothing but names of sections. */
const asksForSection = ({ text, class: name, key, sureness }: Classified, language: string): boolean =>
  mayAsk.has(name) &&
  // What its form tells is sure.
  sureness < 1 &&
  key === undefined &&
  countWords(text) <= longestWish &&
  (asks(text) || areAllWishes(text, language));

/** What nobody is sure of, or what asks, and is called what a section is called is one. */
const settleNamed = (
  statements: readonly Classified[],
  words: SectionWords,
  language: string,
): Classified[] =>
  statements.map((statement, index) => {
    const { text } = statement;
    const isOpen = isCatchword(statement, index) || asksForSection(statement, language);
    return isOpen && headSectionTypeOf(text, words) !== undefined
      ? { ...statement, class: 'page_or_section_wish', also: [], sureness: Math.max(0.6, statement.sureness) }
      : statement;
  });

const colourKey =
  /^(?:the\s|our\s|brand\s|main\s|site\s)?(?:colou?rs?|colou?r (?:scheme|palette)|palette|farben?|farbschema|couleurs?|colores?|paleta|colori|cores|kleuren|kolory|färger|الألوان|颜色|配色|色)$/iu;

/** What is noted in brackets behind the title of a price list is a fact of all that it costs. */
const settleNotes = (statements: readonly Classified[]): Classified[] =>
  statements.map((statement, index) => {
    const { kind, under, class: name } = statement;
    const [head, next] = [statements[under ?? -1], statements[index + 1]];
    const isNote = kind === 'aside' && head?.kind === 'heading' && under === index - 1;
    const isOverPrices =
      next?.under === under && (hasMoney(next) || bareNumbers(next?.text ?? '').length > 0);
    return isNote && isOverPrices && name !== 'prohibition'
      ? { ...statement, class: 'fact', also: [], sureness: Math.max(0.6, statement.sureness) }
      : statement;
  });

const hasMoney = (statement: Classified | undefined): boolean => findMoney(statement?.text ?? '').length > 0;

const isOfColours = ({ key = '', text }: Classified): boolean =>
  colourKey.test(key.trim()) && findMoney(text).length === 0;

/** Colouring that is on offer has prices; what else stands under "Colours" is one, whatever it looked like alone. */
const settleColours = (statements: readonly Classified[]): Classified[] =>
  statements.map((statement) =>
    statement.class !== 'prohibition' && isOfColours(statement)
      ? { ...statement, class: 'design_wish', also: [], sureness: Math.max(0.6, statement.sureness) }
      : statement,
  );

const longestPage = 4;

/** What stands under "Pages" is one, whatever it looked like alone. */
const settlePages = (statements: readonly Classified[]): Classified[] =>
  statements.map((statement) => {
    const { class: name, key, text } = statement;
    const isListed = unsettled.has(name) || doubtful.has(name) || isPrintable(statement);
    return isListed && key !== undefined && countWords(text) <= longestPage && namesPages(key)
      ? { ...statement, class: 'page_or_section_wish', also: [], sureness: Math.max(0.6, statement.sureness) }
      : statement;
  });

/** Settles by the structure around them what the words of statements alone leave open. */
export function settle(
  statements: readonly Classified[],
  words: SectionWords,
  language: string,
): Classified[] {
  const opened = settleNamed(
    settleOpening(settleSiteHead(statements, words, language), words, language),
    words,
    language,
  );
  const told = settleByPhone(opened, words);
  const refusing = settleWishes(settleRefusals(told, words, language), words, language);
  const settled = settleEvents(
    settleShapes(settleSiblings(settleLists(settlePages(settleRows(refusing, words)), words), words), words),
  );
  const wished = settleWishes(
    settleNotes(settleColours(settleQuestions(settleFunctions(settled, words, language)))),
    words,
    language,
  );
  return settleHouseRules(wished, words, language);
}
