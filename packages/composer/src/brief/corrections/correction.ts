import { type Token, tokensBetween } from '../chain/tokens.ts';

/** A row of tokens, by their numbers; `to` is not included. */
export interface TokenSpan {
  from: number;
  to: number;
}

export const meets = (one: TokenSpan, other: TokenSpan): boolean =>
  one.from < other.to && other.from < one.to;

/** Segments in which a writer puts something right: their words are for nobody else to read, but for what holds. */
export interface Region extends TokenSpan {
  /** That they do, from 0 to 1. */
  likelihood: number;
  startsSentence: boolean;
}

/** One thing that is put right. */
export interface Correction {
  /** What holds; nothing where something is only taken back. */
  fresh: TokenSpan | undefined;
  /** The words that lead to it, and those that follow it. */
  cues: readonly TokenSpan[];
}

export const within = (tokens: readonly Token[], { from, to }: TokenSpan): readonly Token[] =>
  tokensBetween(tokens, from, to);

/** The corrections of a region, each with the words around what holds. */
export function correctionsOf({ from, to }: Region, freshs: readonly TokenSpan[]): Correction[] {
  if (freshs.length === 0) return [{ fresh: undefined, cues: [{ from, to }] }];
  return freshs.map((fresh, at) => {
    const [start, end] = [freshs[at - 1]?.to ?? from, freshs[at + 1]?.from ?? to];
    const cues = [
      { from: start, to: fresh.from },
      { from: fresh.to, to: end },
    ];
    return { fresh, cues: cues.filter((cue) => cue.to > cue.from) };
  });
}

const mostBefore = 600;
const mostBehind = 60;

/** As much of a prompt around a region as is looked through for what it corrects: bounded, so that many regions are read in linear time. */
export const aroundOf = (tokens: readonly unknown[], { from, to }: Region): TokenSpan => ({
  from: Math.max(0, from - mostBefore),
  to: Math.min(tokens.length, to + mostBehind),
});

/** The same tokens with their numbers counted from another one on. */
export const movedBy = <Span extends TokenSpan>(span: Span, by: number): Span => ({
  ...span,
  from: span.from + by,
  to: span.to + by,
});
