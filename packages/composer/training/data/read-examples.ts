import type { Example } from './example.ts';
import { readFirstSet } from './read-first-set.ts';
import { readWrittenSet } from './read-written-set.ts';

export type { Example } from './example.ts';

/** All labelled statements. `part` keeps what is learnt from and what is only tried apart, prompt by prompt. */
export function readExamples(): Example[] {
  return [...readFirstSet(), ...readWrittenSet()];
}
