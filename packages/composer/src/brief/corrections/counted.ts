import { countOf } from '../../written-numbers.ts';
import type { Token } from '../chain/tokens.ts';
import { ranging } from '../cut/prose/function-words.ts';
import { type TokenSpan, within } from './correction.ts';
import { isNumber, stemOf } from './likeness.ts';

const isWritten = ({ small }: Token): boolean => (countOf(small) ?? 0) > 1;

/** Whether a token says how many: "3", "three". */
const isCount = (token: Token | undefined): boolean =>
  token !== undefined && (isNumber(token) || isWritten(token));

/** "three weeks … make that four weeks": what is counted more than once in words is looked at as if it were in figures. */
export function inFigures(tokens: readonly Token[]): readonly Token[] {
  const counted = tokens.flatMap((token, at) => {
    const unit = tokens[at + 1];
    return unit && isWritten(token) ? [{ at, unit: stemOf(unit) }] : [];
  });
  const again = [...Map.groupBy(counted, ({ unit }) => unit).values()].filter(({ length }) => length > 1);
  const places = new Set(again.flat().map(({ at }) => at));
  return tokens.map((token, at) => {
    const figure = places.has(at) ? String(countOf(token.small)) : undefined;
    return figure === undefined ? token : { ...token, text: figure, small: figure };
  });
}

/** Whether a stretch is one word for what a number counts: "three | weeks". */
const isUnit = (tokens: readonly Token[], { from, to }: TokenSpan): boolean =>
  to - from === 1 && isCount(tokens[from - 1]) && /^\p{Ll}/u.test(tokens[from]?.text ?? '');

/** What a number counts is put right by another unit, or by a number with its own: "three behind" says nothing. */
export const mayReplace = (tokens: readonly Token[], fresh: TokenSpan | undefined, old: TokenSpan): boolean =>
  fresh === undefined || !isUnit(tokens, old) || isUnit(tokens, fresh) || within(tokens, fresh).some(isCount);

const isRanging = (token: Token | undefined): boolean =>
  token !== undefined && (ranging.has(token.small) || /^[–-]$/u.test(token.text));

const endsRange = (tokens: readonly Token[], { from }: TokenSpan): boolean =>
  isCount(tokens[from]) && isRanging(tokens[from - 1]) && isCount(tokens[from - 2]);

/** "make that four to | five weeks": in place of a number alone stands the whole range that what holds ends. */
export const inFull = (tokens: readonly Token[], fresh: TokenSpan, olds: readonly TokenSpan[]): TokenSpan =>
  endsRange(tokens, fresh) && !olds.some((old) => endsRange(tokens, old))
    ? { from: fresh.from - 2, to: fresh.to }
    : fresh;
