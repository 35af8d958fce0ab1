import type { Classified } from '../../classify/classified.ts';
import type { Sentence } from '../../cut/cut.ts';
import { conjunctions, joining, measuring, placing, ranging } from '../../cut/prose/function-words.ts';
import { priceVerbs, pronounWords } from '../../frames/words.ts';
import { findMoney } from '../../read/entries/scan/money.ts';
import { countWords, type Span, tokensOf } from '../../read/entries/scan/tokens.ts';
import { trimSeparators } from '../../read/entries/scan/trim.ts';
import type { Reference } from './look-up.ts';
import { piecesOf } from './pieces.ts';
import { namingStems } from './stems.ts';

/** Classes whose statements are a thing with its values: without one of them the thing is left. */
const things: ReadonlySet<string> = new Set(['item', 'event', 'person']);
const leading = [measuring, placing, ranging];
const per = new Set('a an per each pro je par por al im la za the'.split(' '));

/** A value with the little words around it: "from £35 a head". */
function withSmallWords(text: string, { start, end }: Span): Span {
  const tokens = tokensOf(text);
  let from = start;
  for (const { kind, text: word, start: at, end: to } of tokens
    .filter((token) => token.end <= start)
    .toReversed()) {
    const isSmall = kind === 'word' && leading.some((words) => words.has(word.toLowerCase()));
    if (!isSmall || to < from - 1) break;
    from = at;
  }
  const behind = tokens.filter((token) => token.start >= end);
  const [first, second] = behind;
  const isPer = first !== undefined && (per.has(first.text.toLowerCase()) || first.text === '/');
  return { start: from, end: isPer ? (second ?? first).end : end };
}

/** What stands in brackets says one thing: "Anna Weber (born in 1979)". */
function inBrackets(text: string, { start, end }: Span): Span | undefined {
  const open = text.lastIndexOf('(', start);
  const close = text.indexOf(')', end - 1);
  const isWithin = open >= 0 && close >= 0 && !text.slice(open, start).includes(')');
  return isWithin ? { start: open, end: close + 1 } : undefined;
}

const longestName = 3;

/** "Membership £30 a year": a name right before its price, without a verb. */
function isPriceOfName(text: string, price: Span, start: number): boolean {
  const piece = piecesOf(text).find((each) => each.start <= price.start && each.end > price.start);
  const name = text.slice(piece?.start ?? 0, price.start).trim();
  const isShort = name !== '' && countWords(name) <= longestName;
  const isClause = pronounWords().leading(name) > 0 || priceVerbs().ending(name) > 0;
  return isShort && !isClause && findMoney(text).some((money) => money.start === start);
}

/** The stretch that goes where a part of a statement is taken out. */
function stretchOf({ text, class: name, cells, kind }: Classified, reference: Reference): Span[] {
  if (!reference.of) return [reference];
  const bracket = inBrackets(text, reference);
  if (bracket) return [bracket];
  const value = withSmallWords(text, reference);
  const isOfThing = things.has(name) || kind === 'key_value' || isPriceOfName(text, value, reference.start);
  if (cells || (reference.of === 'thing' && isOfThing)) return [value];
  return piecesOf(text).filter(({ start, end }) => start < reference.end && end > reference.start);
}

const joins = [...new Set([...conjunctions, ...joining])].join('|');
const looseStart = new RegExp(`^(?:\\s{0,3}(?:${joins})(?=\\s|$)){1,3}\\s{0,3}`, 'iu');
const looseEnd = new RegExp(`(?:[\\s,;]{1,3}(?:${joins})){1,3}\\s{0,3}$`, 'iu');

const tidied = (text: string): string =>
  trimSeparators(
    text
      .replaceAll(/\s{2,40}/gu, ' ')
      .replaceAll(/\s{1,3}(?=[,.;:!?])/gu, '')
      .replaceAll(/([,;:])(?:\s?[,;:]){1,3}/gu, '$1')
      .replace(looseStart, '')
      .replace(looseEnd, ''),
  );

/** A text without some stretches of it; nothing where no more than small words is left. */
export function withoutSpans(text: string, spans: readonly Span[]): string | undefined {
  const sorted = spans.toSorted((a, b) => a.start - b.start);
  let kept = '';
  let from = 0;
  for (const { start, end } of sorted) {
    if (end <= from) continue;
    // What joins the stretch to the one before it goes with it.
    kept = `${(kept + text.slice(from, Math.max(from, start))).replace(looseEnd, '')} `;
    from = end;
  }
  const left = tidied(kept + text.slice(from));
  return namingStems(left).length > 0 || /\d/u.test(left) ? left : undefined;
}

const withCapital = (text: string, like: string): string =>
  /^\p{Lu}/u.test(like) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** A statement without what is referred to: what is left of it, or that it was taken back. */
function taken(statement: Classified, references: readonly Reference[], by: number): Classified {
  const { text, cells, quoted: _, ...rest } = statement;
  const left = withoutSpans(
    text,
    references.flatMap((reference) => stretchOf(statement, reference)),
  );
  if (left === undefined) return { ...statement, class: 'context', also: [], withdrawnBy: by };
  const gone = references.map(({ start, end }) => text.slice(start, end));
  return {
    ...rest,
    text: withCapital(left, text),
    ...(cells && {
      cells: cells.map((cell) => ({
        ...cell,
        text: gone.reduce((kept, value) => kept.replace(value, '').trim(), cell.text),
      })),
    }),
  };
}

/** A sentence of which something was taken out is read by nobody as it was. */
function unspoken(statements: readonly Classified[], touched: ReadonlySet<Sentence>): Classified[] {
  const fresh = new Map([...touched].map((sentence) => [sentence, { ...sentence, text: '' }]));
  return statements.map((statement) => {
    const sentence = statement.sentence && fresh.get(statement.sentence);
    return sentence ? { ...statement, sentence } : statement;
  });
}

/** Takes what is referred to out of the statements, with what stands under it; `by` is the statement that refers to it. */
export function takeOut(
  statements: readonly Classified[],
  references: readonly (Reference & { by: number })[],
): Classified[] {
  if (references.length === 0) return [...statements];
  const byIndex = Map.groupBy(references, ({ index }) => index);
  const touched = new Set<Sentence>();
  const gone = new Map<number, number>();
  const result = statements.map((statement, index) => {
    const own = byIndex.get(index);
    const head = statement.under === undefined ? undefined : gone.get(statement.under);
    if (!own && head === undefined) return statement;
    const left: Classified = own
      ? taken(statement, own, own[0]?.by ?? index)
      : { ...statement, class: 'context', also: [], withdrawnBy: head ?? index };
    if (statement.sentence) touched.add(statement.sentence);
    if (left.withdrawnBy !== undefined) gone.set(index, left.withdrawnBy);
    return left;
  });
  return unspoken(result, touched);
}
