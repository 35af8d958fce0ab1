import type { Statement, StatementClass } from '@sitewright/contracts';
import { asks } from '../brief/read/facts/words.ts';
import { isForMaker } from '../brief/read/guard/maker-talk.ts';
import { lostBehindName, lostBesideName } from './naming-clauses.ts';
import { isShown, isValueShown, type Kept, type Shown, valuesIn } from './values-in.ts';

/** What of a statement is on no page. */
export interface Loss {
  index: number;
  statement: Statement;
  values: readonly Kept[];
  /** What it stands under is not beside it: "Motor" of "85 Nm". */
  isKeyLost: boolean;
  /** Nothing of it stands anywhere, and it is short enough to stand as it is. */
  isWhole: boolean;
  /** Clauses of the sentence that names the whole. */
  clauses: readonly string[];
}

const printed: ReadonlySet<StatementClass> = new Set([
  'fact',
  'item',
  'event',
  'person',
  'story',
  'quotation',
]);
export const isPrinted = ({ class: name }: Statement): boolean => printed.has(name);

/** What is said to the maker may name a budget or a deadline; how to reach somebody is for visitors wherever it stands. */
const spoken: ReadonlySet<StatementClass> = new Set(['context', 'meta', 'design_wish']);
const reaching: ReadonlySet<Kept['kind']> = new Set(['email', 'link', 'phone']);

/** A bare number in a wish counts what the site is to have: "six questions". */
function isKept({ class: name }: Statement, { kind }: Kept): boolean {
  if (spoken.has(name)) return reaching.has(kind);
  return kind !== 'number' || printed.has(name);
}

const isGone = ({ class: name, withdrawnBy, corrects, settled }: Statement): boolean =>
  name === 'prohibition' ||
  withdrawnBy !== undefined ||
  corrects !== undefined ||
  settled === 'leave_out' ||
  settled === 'corrected';

const carrying = /[\p{L}\p{N}]{3,}|\p{N}+/gu;
const longestKey = 60;
const mostWords = 8;

/** Whether a value stands without the words that say what it is. */
function losesKey(statement: Statement, shown: Shown): boolean {
  const { key, text } = statement;
  if (key === undefined || key.length > longestKey || !isPrinted(statement) || isForMaker(key)) return false;
  if (text.split(/\s+/u).length > mostWords) return false;
  const isContactOnly = valuesIn(text).every(({ kind }) => reaching.has(kind)) && !/\p{N}/u.test(key);
  const isValued = /\p{N}/u.test(text) || /\p{N}/u.test(key);
  const words = key.match(carrying) ?? [];
  const numbers = words.filter((word) => /\p{N}/u.test(word));
  const areGone =
    numbers.length > 0
      ? numbers.some((word) => !isShown(word, shown))
      : words.length > 0 && !words.some((word) => isShown(word, shown));
  return isValued && !isContactOnly && areGone;
}

/** What says what it is and stands nowhere: the town in the brackets behind the name. */
function isLostWhole(statement: Statement, shown: Shown): boolean {
  const { class: name, text } = statement;
  const words = text.match(carrying) ?? [];
  if (name !== 'identity' || words.length === 0 || words.length > mostWords) return false;
  return !isForMaker(text) && !asks(text) && !words.some((word) => isShown(word, shown));
}

function clausesOf({ class: name, text }: Statement, anchors: readonly string[], shown: Shown): string[] {
  if (name !== 'identity') return [];
  const anchor = anchors.find((each) => text.includes(each));
  return anchor === undefined ? lostBesideName(text, shown) : lostBehindName(text, anchor, shown);
}

/** What of the statements the pages lack, but for what has been answered. `anchors` are the name and what it is. */
export function lossesIn(
  statements: readonly Statement[],
  shown: Shown,
  answered: ReadonlySet<number>,
  anchors: readonly string[],
): Loss[] {
  return statements.flatMap((statement, index) => {
    if (isGone(statement) || answered.has(index)) return [];
    const values = valuesIn(statement.text).filter(
      (value) => isKept(statement, value) && !isValueShown(value, shown),
    );
    const isKeyLost = losesKey(statement, shown);
    const isWhole = isLostWhole(statement, shown);
    const clauses = isWhole ? [] : clausesOf(statement, anchors, shown);
    return values.length > 0 || isKeyLost || isWhole || clauses.length > 0
      ? [{ index, statement, values, isKeyLost, isWhole, clauses }]
      : [];
  });
}
