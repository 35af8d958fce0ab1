import type { FeatureBag } from '../classify/features/feature-bag.ts';
import { tokenFeatures } from './token-features.ts';
import { type Token, tokensOf } from './tokens.ts';

/** What is written behind them is not looked at: looking takes time. */
const mostTokens = 3_000;

export interface SeenTokens {
  tokens: readonly Token[];
  /** By token, what is seen of it. */
  features: readonly FeatureBag[];
}

let last: { prompt: string; language: string; seen: SeenTokens } | undefined;

/** The tokens of a prompt and what is seen of them. Those of the last prompt are kept: several models look at it. */
export function seenTokens(prompt: string, language: string): SeenTokens {
  if (last?.prompt === prompt && last.language === language) return last.seen;
  const tokens = tokensOf(prompt).slice(0, mostTokens);
  const seen = { tokens, features: tokenFeatures(prompt, tokens, language) };
  last = { prompt, language, seen };
  return seen;
}
