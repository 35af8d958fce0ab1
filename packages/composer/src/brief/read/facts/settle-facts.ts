import { isOfVisitors } from '../../../visitors.ts';
import type { Classified } from '../../classify/classified.ts';
import { isButtonKey, isHeadlineKey } from '../../exact-words.ts';
import { isQuestion } from '../entries/answers.ts';
import { quotesOf } from '../entries/quotes.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { isPrintable } from '../outline/heads.ts';
import { functionOf, isAboutSite as namesSite, sectionTypeOf } from '../outline/section-type.ts';
import type { SectionWords } from '../outline/section-words.ts';
import { isAskedInChat } from '../outline/settle-questions.ts';
import { settleCatchwords } from './catchwords.ts';
import { settleCommands } from './commands.ts';
import { settleLabelled } from './labelled.ts';
import { withLasting } from './lasting.ts';
import { settleShapes } from './list-shapes.ts';
import { settlePlain } from './plain-statements.ts';
import { settleRows } from './sentence-rows.ts';
import { withoutTelling } from './telling.ts';
import { withVisits } from './visits.ts';
import { asks } from './words.ts';

const word = /[\p{L}\p{M}]+/gu;

/** The names of a table's columns are no statement of their own. */
const withoutHeaders = (statements: readonly Classified[]): Classified[] =>
  statements.map((statement) =>
    statement.kind === 'heading' && statement.cells
      ? { ...statement, kind: 'markup', class: 'meta', also: [], sureness: 1 }
      : statement,
  );

/** "Landing page: “Quietly” — noise-cancelling curtains": what the first words call the site is its name, no quotation. */
function withNameFirst(
  statements: readonly Classified[],
  isAboutSite: (text: string) => boolean,
): Classified[] {
  const first = statements.findIndex(({ kind }) => kind !== 'markup');
  return statements.map((statement, index) => {
    const isName = index === first && statement.class === 'quotation' && isAboutSite(statement.key ?? '');
    return isName ? { ...statement, class: 'identity', also: [] } : statement;
  });
}

const longestHeadline = 12;
const longestButton = 5;

/** A sentence with its full stop in quotation marks, and nothing beside it: no title of a thing. */
function isWholeQuote(text: string): boolean {
  const [quote] = quotesOf(text);
  return quote?.start === 0 && quote.end === text.length && /[.。]$/u.test(quote.text);
}

const isGiven = (key: string, text: string): boolean =>
  isWholeQuote(text) ||
  (isHeadlineKey(key) && countWords(text) <= longestHeadline) ||
  (isButtonKey(key) && countWords(text) <= longestButton);

const mayBeGiven: ReadonlySet<Classified['class']> = new Set([
  'not_understood',
  'page_or_section_wish',
  'fact',
  'identity',
  'person',
  'story',
]);

/** What stands behind "The headline should be", and what is quoted behind "Text", is printed as it is. */
const withGivenWords = (statements: readonly Classified[]): Classified[] =>
  statements.map((statement) => {
    const { key, text, class: name, under } = statement;
    const isOpen = mayBeGiven.has(name);
    return isOpen && under === undefined && key !== undefined && isGiven(key, text)
      ? { ...statement, class: 'quotation', also: [] }
      : statement;
  });

const mostOfPlace = 3;

/** "serving Hull, Beverley and Cottingham": what goes on with what the site is says more of it. */
function withIdentityRows(statements: readonly Classified[]): Classified[] {
  const result: Classified[] = [];
  for (const statement of statements) {
    const before = result.at(-1);
    const isNext =
      statement.joined === true &&
      statement.class === 'not_understood' &&
      statement.also.includes('identity') &&
      before?.class === 'identity' &&
      before.under === statement.under;
    const isNamed = countWords(statement.text) <= mostOfPlace && /^\p{Lu}/u.test(statement.text);
    result.push(isNext && isNamed ? { ...statement, class: 'identity', also: [] } : statement);
  }
  return result;
}

const fewestQuestions = 2;

/** Several questions that are not put to the maker are those of visitors. */
function settleQuestions(statements: readonly Classified[]): Classified[] {
  const isAsked = (statement: Classified, index: number) =>
    isQuestion(statement) && !asks(statement.text) && !isAskedInChat(statements, index);
  if (statements.filter(isAsked).length < fewestQuestions) return [...statements];
  return statements.map((statement, index) =>
    isAsked(statement, index) && !isPrintable(statement)
      ? { ...statement, class: 'fact', also: [] }
      : statement,
  );
}

const ofAudience: ReadonlySet<Classified['class']> = new Set(['item', 'story', 'not_understood']);

/** "For flatmates, couples and trips" is told, and no list of things. */
const asAudience = (statement: Classified): Classified =>
  ofAudience.has(statement.class) && statement.kind === 'sentence' && isOfVisitors(statement.text)
    ? { ...statement, class: 'fact', also: [] }
    : statement;

/** Settles what statements are by their form, where their words alone left it open. */
export function settleFacts(
  statements: readonly Classified[],
  prompt: string,
  words: SectionWords,
): Classified[] {
  const isAboutSite = (text: string) =>
    namesSite(text, words) || (text.toLowerCase().match(word) ?? []).some((each) => words.pages.has(each));
  const parted = settleCatchwords(settleLabelled(withoutHeaders(statements)));
  const named = withGivenWords(withNameFirst(withIdentityRows(parted), isAboutSite));
  const told = withoutTelling(named).map(asAudience);
  const isOfSite = (text: string) =>
    isAboutSite(text) || sectionTypeOf(text, words) !== undefined || functionOf(text, words) !== undefined;
  const plain = settleQuestions(withVisits(withLasting(settlePlain(told, isAboutSite, isOfSite))));
  return settleShapes(settleRows(settleCommands(plain, isAboutSite), prompt));
}
