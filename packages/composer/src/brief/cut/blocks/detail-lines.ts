import { isMoney } from '../prose/values.ts';
import { shapeOf, startsWithKey } from './line-shape.ts';

/** A line as far as it matters for what stands under it. */
export interface SetLine {
  text: string;
  indent: number;
  isTag: boolean;
}

/** So many lines tell more of the thing above them. */
const mostDetails = 2;
const longestThing = 60;

/** "…… 6.20", "19 €": a line that ends with what it costs. */
function isPriced(text: string): boolean {
  const words = text.split(/\s+/u);
  return words.some(isMoney) || /(?:^|[^\p{L}\d])\d{1,4}(?:[.,]\d{1,2})?$/u.test(text);
}

const isText = (line: SetLine | undefined): line is SetLine =>
  line !== undefined && !line.isTag && line.text !== '' && shapeOf(line.text).kind === 'text';

/** How many lines set in under an item of a list tell more of it: no keys, and one price for all of them. */
export function detailsOfItem(lineAt: (index: number) => SetLine | undefined, at: number): number {
  const item = lineAt(at);
  let prices = item && isPriced(item.text) ? 1 : 0;
  let count = 0;
  for (
    let line = lineAt(at + 1);
    isText(line) && line.indent > (item?.indent ?? 0);
    line = lineAt(at + count + 1)
  ) {
    prices += isPriced(line.text) ? 1 : 0;
    count += 1;
    if (count > mostDetails || prices > 1 || startsWithKey(line.text)) return 0;
  }
  return count;
}

const startsLow = /^[(]?\p{Ll}/u;
const startsUp = /^["“«„]?[\p{Lu}\d]/u;

/** Whether a line that begins small tells of the one above it in a menu without list marks: one of the two has the price. */
export function isDetailOf(lineAt: (index: number) => SetLine | undefined, at: number): boolean {
  const [before, line, next, later] = [at - 1, at, at + 1, at + 2].map(lineAt);
  if (!isText(line) || !isText(next) || line.text.length > longestThing) return false;
  if (!startsUp.test(line.text) || !startsLow.test(next.text) || /[:.!?]$/u.test(line.text)) return false;
  if (isPriced(line.text)) return !/\d/u.test(next.text) && (!isText(later) || startsUp.test(later.text));
  const isInList = isText(before) && isPriced(before.text);
  return isInList && isPriced(next.text) && !(isText(later) && startsLow.test(later.text));
}
