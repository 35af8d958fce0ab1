import type { Classified } from '../../classify/classified.ts';
import { opening, ranging } from '../../cut/prose/function-words.ts';
import { sentenceSpans } from '../../prose/sentence-spans.ts';
import { findMoney } from '../entries/scan/money.ts';
import { smallWords } from '../entries/scan/tokens.ts';
import { findDates, findTimes } from '../entries/scan/when.ts';
import { isTownName } from '../identity/place-names.ts';

const as = (statement: Classified, name: Classified['class']): Classified => ({
  ...statement,
  class: name,
  also: [],
});

const isPriced = ({ text }: Classified): boolean => findMoney(text).length > 0;

/** "food truck, berlin, burgers 9 €": where what the site is of is. */
const isTown = ({ text }: Classified, before: Classified | undefined): boolean =>
  before?.class === 'identity' && isTownName(text);

/** "burgers 9 €, every friday at the mill": when that is, and nothing that is sold. */
const saysWhen = (statement: Classified): boolean =>
  statement.class === 'item' && findDates(statement.text).length > 0 && !isPriced(statement);

const wishes: ReadonlySet<string> = new Set(['function_wish', 'page_or_section_wish', 'design_wish']);
const sureWish = 0.9;

/** "90 € per session, online too, contact form": a price, whatever is wished for beside it. */
const isRate = (statement: Classified): boolean =>
  wishes.has(statement.class) && statement.sureness < sureWish && isPriced(statement);

/** "rings $40, earrings $25, ships worldwide": the one thing without a price, outside of those that have one, is told of the whole. */
function toldOfWhole(row: readonly Classified[]): Classified | undefined {
  const bare = row.filter((statement) => statement.class === 'item' && !isPriced(statement));
  const [only] = bare;
  const prices = row.flatMap((statement, at) => (isPriced(statement) ? [at] : []));
  const at = only ? row.indexOf(only) : -1;
  const isBetween = at > (prices[0] ?? at) && at < (prices.at(-1) ?? at);
  return bare.length === 1 && !isBetween ? only : undefined;
}

const fewestTimes = 2;
/** "pm" stands between times as well, and behind one. */
const isRange = (word: string): boolean => opening.has(word) || (word.length > 2 && ranging.has(word));

/** "ceremony 3pm": what begins at an hour, and is not open until then. */
function isOnProgramme({ class: name, text }: Classified): boolean {
  if (name !== 'fact' && name !== 'item') return false;
  const times = findTimes(text, []);
  const words = smallWords(text);
  return times.length === 1 && words.length > 1 && findDates(text).length === 0 && !words.some(isRange);
}

/** "ceremony 3pm, dinner 7pm": several such are a programme. */
function withProgramme(row: readonly Classified[]): Classified[] {
  const isProgramme = row.filter(isOnProgramme).length >= fewestTimes;
  return row.map((statement) =>
    isProgramme && isOnProgramme(statement) ? as(statement, 'event') : statement,
  );
}

function settleRow(row: readonly Classified[]): Classified[] {
  const settled: Classified[] = [];
  for (const statement of row) {
    if (isTown(statement, settled.at(-1))) settled.push(as(statement, 'identity'));
    else settled.push(saysWhen(statement) || isRate(statement) ? as(statement, 'fact') : statement);
  }
  const told = toldOfWhole(settled);
  return withProgramme(settled).map((statement) => (statement === told ? as(statement, 'fact') : statement));
}

/** What catchwords beside each other say, where their words alone take them for things like those beside them. */
export function settleCatchwords(statements: readonly Classified[]): Classified[] {
  const settled = [...statements];
  for (const { from, to } of sentenceSpans(statements)) {
    const row = statements.slice(from, to);
    if (row[0]?.sentence?.isOfCatchwords) settled.splice(from, to - from, ...settleRow(row));
  }
  return settled;
}
