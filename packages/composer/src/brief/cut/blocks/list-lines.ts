import { isPostalAddress } from '../../address/postal-addresses.ts';
import { isContact } from '../../classify/contact-shape.ts';
import { isFree } from '../../frames/words.ts';
import { lineAmounts } from '../../read/entries/scan/line-amounts.ts';
import { findMoney, findPercentages } from '../../read/entries/scan/money.ts';
import { findDates, findTimes } from '../../read/entries/scan/when.ts';
import { isCostLabel } from '../../sheet/labels.ts';
import type { ListedAs } from '../cut.ts';
import { subjects } from '../prose/function-words.ts';
import type { SetLine } from './detail-lines.ts';
import { isTitle, shapeOf, startsWithKey } from './line-shape.ts';

/** A longer line is a paragraph. */
const longest = 180;
/** So many lines with prices make a list; numbers alone may be anything, unless they are written as prices are. */
const fewest = { priced: 2, numbered: 3, decimals: 2 };

/** "… the oven. We also": one sentence ends and another begins. "60 Min. Rücken" is a word cut short. */
const seam = /\p{Ll}{4}[.!?]\s+\p{Lu}/u;
const opensWithSign = /^[\p{Sc}(+]/u;
const decimals = /(?<![\p{L}\p{N}.,])\d{1,3}[.,]\d{2}(?![\p{N}.,:])/u;
const endsOpen = /[:：?？]$/u;

const firstWord = (text: string): string => text.split(/\s/u, 1)[0]?.toLowerCase() ?? '';

/** "Mains" between lines with prices stands over what follows. */
const isShortTitle = (text: string): boolean =>
  isTitle(text) && text.split(/\s+/u).length <= longestTitle && !isFree(text);
const longestTitle = 2;

/** "Prices: GCSE £32, A level £38": several things behind one label. */
const isPriceRow = (text: string): boolean =>
  startsWithKey(text) && isCostLabel(text.split(/[:：]/u, 1)[0] ?? '') && findMoney(text).length > 1;

/** Whether a line names something, and is neither a sentence nor a way to reach somebody nor a day. */
function isListable(text: string): boolean {
  if (text.length > longest || seam.test(text) || endsOpen.test(text) || opensWithSign.test(text))
    return false;
  if (subjects.has(firstWord(text)) || isContact(text) || isPostalAddress(text)) return false;
  if (findMoney(text)[0]?.start === 0 || isShortTitle(text)) return false;
  if (isPriceRow(text)) return false;
  const dates = findDates(text);
  return dates[0]?.start !== 0 && findTimes(text, dates)[0]?.start !== 0;
}

function listedAs(text: string): ListedAs | undefined {
  if (!isListable(text)) return undefined;
  if (findMoney(text).length > 0) return 'priced';
  return lineAmounts(text).length > 0 ? 'numbered' : 'plain';
}

interface Listed {
  at: number;
  text: string;
  as: ListedAs | undefined;
}

/** A list of lines with prices, or with numbers that stand where prices would; nothing where they are anything else. */
function pricesOf(lines: readonly Listed[]): ListedAs | undefined {
  const priced = lines.filter(({ as }) => as === 'priced').length;
  if (priced >= fewest.priced) return 'priced';
  const numbered = lines.filter(({ as }) => as === 'numbered');
  const written = numbered.filter(({ text }) => decimals.test(text)).length;
  const isMenu = numbered.length >= fewest.numbered || written >= fewest.decimals;
  return isMenu && priced === 0 && numbered.length * 2 >= lines.length ? 'numbered' : undefined;
}

/** Among prices with a currency a number is one where it ends its line: "puncture 12". */
const isAmong = ({ text, as }: Listed, prices: ListedAs): boolean =>
  as === prices || (as === 'numbered' && lineAmounts(text).at(-1)?.end === text.length);

const told = /^\p{L}[^,:;|·]{1,40}(?:,|\s[|·–—-])\s.{0,120}\p{N}/u;
/** So much of a list without prices tells when or how much, each behind a name. */
const mostOthers = 1 / 3;

/** "Irish for beginners, Mondays 7-9pm, 10 weeks": lines under a head that are told alike. */
function toldLines(lines: readonly Listed[]): Map<number, ListedAs> {
  const alike = lines.filter(({ text, as }) => as !== undefined && told.test(text) && !startsWithKey(text));
  const isList = alike.length > 1 && lines.length - alike.length <= lines.length * mostOthers;
  return new Map(isList ? alike.map(({ at }) => [at, 'told']) : []);
}

/** What has no price in such a list stands in it all the same, as long as others follow, or a mark or a share says so. */
function membersOf({ lines, mark, isHeaded }: Block): Map<number, ListedAs> {
  const prices = pricesOf(lines);
  if (prices === undefined) return isHeaded ? toldLines(lines) : new Map();
  const isMarked = mark !== '';
  const from = isMarked ? 0 : lines.findIndex((line) => isAmong(line, prices));
  const last = lines.findLastIndex((line) => isAmong(line, prices) || findPercentages(line.text).length > 0);
  return new Map(
    lines.slice(from, isMarked ? lines.length : last + 1).flatMap((line) => {
      if (line.as === undefined) return [];
      return [[line.at, isAmong(line, prices) ? line.as : ('plain' as const)] as const];
    }),
  );
}

/** Lines that stand right below each other and are marked alike; `mark` is empty where they have none. */
interface Block {
  mark: string;
  /** Whether a line without a mark stands right above them that ends with a colon. */
  isHeaded: boolean;
  lines: Listed[];
}

type Marked = Listed & { mark: string };

/** A line and its mark; nothing where it is neither an item nor text. */
function markedLine({ text, indent, isTag }: SetLine, at: number): Marked | undefined {
  const shape = shapeOf(text);
  if (isTag || text === '' || (shape.kind !== 'item' && shape.kind !== 'text')) return undefined;
  const isItem = shape.kind === 'item';
  const content = isItem ? text.slice(shape.content) : text;
  return { at, text: content, as: listedAs(content), mark: isItem ? `item ${indent}` : '' };
}

const isHead = ({ mark, text }: Marked): boolean => mark === '' && endsOpen.test(text);

/** Empty lines part only what has no mark, and a line that heads others begins anew. */
function blocksOf(lines: readonly SetLine[]): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  let isHeaded = false;
  for (const [at, line] of lines.entries()) {
    const isBlank = line.text === '' && !line.isTag;
    const marked = markedLine(line, at);
    if (marked === undefined) open = isBlank && open?.mark !== '' ? open : undefined;
    else if (isHead(marked)) open = undefined;
    else if (open?.mark === marked.mark) open.lines.push(marked);
    else {
      open = { mark: marked.mark, lines: [marked], isHeaded };
      blocks.push(open);
    }
    isHeaded = marked !== undefined && isHead(marked);
  }
  return blocks;
}

/** The lines that are each one thing of a list with prices, whatever signs stand in them. */
export const listLines = (lines: readonly SetLine[]): ReadonlyMap<number, ListedAs> =>
  new Map(blocksOf(lines).flatMap((block) => [...membersOf(block)]));
