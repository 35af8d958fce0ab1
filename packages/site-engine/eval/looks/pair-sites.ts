import { createRandom } from '../../src/testing/random.ts';
import type { LookPrompt } from './read-prompts.ts';

export const sides = ['X', 'Y'] as const;

export interface Pairs {
  /** What judges read: two sites of each prompt, in an order that tells nothing. */
  text: string;
  /** Of each prompt, which site is the changed one; nothing where both are the same. */
  changed: Record<string, (typeof sides)[number] | undefined>;
}

/** The sites of each prompt before a change and after it, beside each other. */
export function pairSites(
  prompts: readonly LookPrompt[],
  before: readonly string[],
  after: readonly string[],
  seed: number,
): Pairs {
  const random = createRandom(seed);
  const pairs: Pairs = { text: '', changed: {} };
  for (const [at, { id, text }] of prompts.entries()) {
    const [old = '', made = ''] = [before[at], after[at]];
    const isFirst = random() < 0.5;
    const isSame = old === made;
    pairs.changed[id] = isSame ? undefined : isFirst ? 'X' : 'Y';
    const [x, y] = isFirst ? [made, old] : [old, made];
    pairs.text += `\n#################### ${id}\n${text}\n\n>>>>> X\n${x}\n\n>>>>> Y\n${isSame ? '(as X)' : y}\n`;
  }
  return pairs;
}
