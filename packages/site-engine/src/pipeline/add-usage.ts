import type { TokenUsage } from '../engine.ts';

/** The tokens of two answers together; of one that does not tell them, nobody knows. */
export const addUsage = (
  one: TokenUsage | undefined,
  other: TokenUsage | undefined,
): TokenUsage | undefined =>
  one && other
    ? {
        inputTokens: one.inputTokens + other.inputTokens,
        outputTokens: one.outputTokens + other.outputTokens,
      }
    : (one ?? other);
