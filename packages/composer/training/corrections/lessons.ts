import { tokenFeatures } from '../../src/brief/chain/token-features.ts';
import type { Token } from '../../src/brief/chain/tokens.ts';
import {
  aroundOf,
  correctionsOf,
  type Region,
  type TokenSpan,
} from '../../src/brief/corrections/correction.ts';
import { freshFeatures } from '../../src/brief/corrections/fresh-features.ts';
import { oldFeatures } from '../../src/brief/corrections/old-features.ts';
import { segmentFeatures } from '../../src/brief/corrections/segment-features.ts';
import { regionsOf, segmentsOf } from '../../src/brief/corrections/segments.ts';
import type { ChainLesson } from '../chain/train-chain.ts';
import type { Marked, MarkedText } from './marked-text.ts';

const [first, inner] = [1, 2];

/** The tags of spans in a row of so many tokens, the first of which has the number `offset`. */
function tagsOf(count: number, spans: readonly TokenSpan[], offset = 0): Int8Array {
  const tags = new Int8Array(count);
  for (const { from, to } of spans) {
    tags.fill(inner, Math.max(0, from - offset), Math.max(0, to - offset));
    if (from >= offset) tags[from - offset] = first;
  }
  return tags;
}

const isWord = ({ text }: Token): boolean => /^[\p{L}\p{N}]/u.test(text);

/** The tokens that a mark holds. */
export function tokensIn(tokens: readonly Token[], { start, end }: Marked): TokenSpan {
  const from = tokens.findIndex((token) => token.start >= start);
  let to = from;
  while (to < tokens.length && (tokens[to]?.end ?? 0) <= end) to += 1;
  return { from, to };
}

/** By segment, whether most of its words are marked as what corrects or as what holds. */
export function correctingSegments({ tokens, spans }: MarkedText): boolean[] {
  const marked = new Set<number>();
  for (const span of spans) {
    if (span.kind === 'old') continue;
    const { from, to } = tokensIn(tokens, span);
    for (let at = from; at < to; at += 1) marked.add(at);
  }
  return segmentsOf(tokens).map(({ from, to }) => {
    const words = Array.from({ length: to - from }, (_, index) => from + index).filter((at) =>
      isWord(tokens[at] as Token),
    );
    return words.length > 0 && words.filter((at) => marked.has(at)).length * 2 >= words.length;
  });
}

export const segmentLessonOf = (text: MarkedText): ChainLesson => {
  const is = correctingSegments(text);
  return {
    tokens: segmentFeatures(text.tokens, segmentsOf(text.tokens), text.language),
    target: Int8Array.from(is, (corrects, at) => (corrects ? (is[at - 1] ? 2 : 1) : 0)),
  };
};

/** A region with what is marked in it as what holds, and by that what no longer does. */
export interface MarkedRegion {
  region: Region;
  freshs: readonly TokenSpan[];
  /** By correction of the region. */
  olds: readonly (readonly TokenSpan[])[];
}

export function markedRegions(text: MarkedText): MarkedRegion[] {
  const { tokens, spans } = text;
  return regionsOf(segmentsOf(tokens), correctingSegments(text).map(Number)).map((region) => {
    const isIn = ({ from, to }: TokenSpan) => from >= region.from && to <= region.to && to > from;
    const of = (kind: Marked['kind']) => spans.filter((span) => span.kind === kind);
    const news = of('new')
      .map((span) => ({ id: span.id, ...tokensIn(tokens, span) }))
      .filter(isIn)
      .toSorted((one, other) => one.from - other.from);
    const ids =
      news.length > 0
        ? news.map(({ id }) => id)
        : of('cue')
            .flatMap((span) => (isIn(tokensIn(tokens, span)) ? [span.id] : []))
            .slice(0, 1);
    return {
      region,
      freshs: news.map(({ from, to }) => ({ from, to })),
      olds: ids.map((id) =>
        of('old')
          .filter((span) => span.id === id)
          .map((span) => tokensIn(tokens, span))
          .filter(({ from, to }) => to > from),
      ),
    };
  });
}

export const freshLessonsOf = (text: MarkedText): ChainLesson[] =>
  markedRegions(text).map(({ region, freshs }) => ({
    tokens: freshFeatures(text.tokens, tokenFeatures(text.text, text.tokens, text.language), region),
    target: tagsOf(region.to - region.from, freshs, region.from),
  }));

export const oldLessonsOf = ({ tokens, language, ...text }: MarkedText): ChainLesson[] =>
  markedRegions({ tokens, language, ...text }).flatMap(({ region, freshs, olds }) =>
    correctionsOf(region, freshs).flatMap((correction, at) => {
      const its = olds[at] ?? [];
      if (its.length === 0) return [];
      const around = aroundOf(tokens, region);
      const features = oldFeatures(tokens, language, region, correction);
      return [{ tokens: features, target: tagsOf(features.length, its, around.from) }];
    }),
  );
