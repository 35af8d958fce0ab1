import { type ChainModel, shippedChainModel } from '../chain/chain-model.ts';
import { tokenFeatures } from '../chain/token-features.ts';
import { type Token, tokensOf } from '../chain/tokens.ts';
import type { FeatureVector } from '../classify/features/feature-bag.ts';
import {
  aroundOf,
  type Correction,
  correctionsOf,
  meets,
  movedBy,
  type Region,
  type TokenSpan,
  within,
} from './correction.ts';
import { inFigures } from './counted.ts';
import { freshFeatures } from './fresh-features.ts';
import { oldFeatures } from './old-features.ts';
import { segmentFeatures } from './segment-features.ts';
import { regionsOf, type Segment, segmentsOf } from './segments.ts';
import { bestSpans, type LikelySpan, likelihoods, likelySpans, oneKind } from './tagged-spans.ts';

/** What is longer is looked at no further: reading takes time. */
const mostTokens = 2_000;
/** Nobody puts right more in one prompt; for each all that stands around it is looked through. */
const mostCorrections = 16;
/** A segment that is less likely to correct something does not: what it says would be lost. */
const leastCorrecting = 0.7;
/** What is less likely is not what holds. */
const leastFresh = 0.15;
/** From these likelihoods on something is carried out: that it is corrected, times that it takes the place of what it does. */
const least = 0.4;
/** Where nothing is named that holds instead, more is lost by a mistake. */
const leastDropped = 0.5;

/** Where a prompt puts something right, what holds then, and in place of what. */
export type CorrectionModels = Readonly<Record<'segments' | 'fresh' | 'old', () => ChainModel>>;

export const shippedModels: CorrectionModels = {
  segments: shippedChainModel('correction-segments.bin', oneKind),
  fresh: shippedChainModel('correction-fresh.bin', oneKind),
  old: shippedChainModel('correction-old.bin', oneKind),
};

/** A prompt as it is looked through. */
export interface Prompt {
  text: string;
  tokens: readonly Token[];
  segments: readonly Segment[];
  language: string;
  models: CorrectionModels;
  /** What is seen of its tokens, which only a prompt that corrects something needs. */
  seen: () => readonly FeatureVector[];
}

export function promptOf(text: string, language: string, models: CorrectionModels): Prompt {
  const tokens = inFigures(tokensOf(text, { hasWholeNumbers: true }).slice(0, mostTokens));
  let kept: readonly FeatureVector[] | undefined;
  const seen = () => (kept ??= tokenFeatures(text, tokens, language));
  return { text, tokens, segments: segmentsOf(tokens), language, models, seen };
}

function regionsIn({ tokens, segments, language, models }: Prompt): Region[] {
  const likely = likelihoods(models.segments(), segmentFeatures(tokens, segments, language));
  return regionsOf(
    segments,
    likely.map((likelihood) => (likelihood >= leastCorrecting ? likelihood : 0)),
  );
}

/** What of a region holds. */
function freshIn({ tokens, models, seen }: Prompt, region: Region): TokenSpan[] {
  const features = freshFeatures(tokens, seen(), region);
  const best = bestSpans(models.fresh(), features);
  const likely = likelySpans(models.fresh(), features).filter(({ likelihood }) => likelihood >= leastFresh);
  return (best.length > 0 ? best : likely.slice(0, 1)).map(({ from, to }) => ({
    from: from + region.from,
    to: to + region.from,
  }));
}

/** What a correction takes the place of: the likeliest stretch, and where the same words stand as likely. */
export function oldOf(
  { tokens, language, models }: Prompt,
  region: Region,
  correction: Correction,
  taken: readonly TokenSpan[],
): LikelySpan[] {
  const around = aroundOf(tokens, region);
  const likely = likelySpans(models.old(), oldFeatures(tokens, language, region, correction))
    .map((span) => movedBy(span, around.from))
    .filter((span) => !meets(span, region) && !taken.some((other) => meets(span, other)));
  const [best] = likely;
  const enough = (correction.fresh ? least : leastDropped) / region.likelihood;
  if (!best || best.likelihood < enough) return [];
  const words = (span: TokenSpan) =>
    within(tokens, span)
      .map(({ small }) => small)
      .join(' ');
  return likely.filter((span) => span === best || (span.likelihood >= enough && words(span) === words(best)));
}

/** A region and what it puts right. */
export interface Found {
  region: Region;
  corrections: readonly Correction[];
}

/** All that a prompt puts right. */
export function findCorrections(prompt: Prompt): Found[] {
  let left = mostCorrections;
  return regionsIn(prompt)
    .slice(0, mostCorrections)
    .flatMap((region) => {
      const corrections = correctionsOf(region, freshIn(prompt, region));
      left -= corrections.length;
      return left < 0 ? [] : [{ region, corrections }];
    });
}
