import type { Head } from '../cut-writer.ts';
import { verbatimKeys } from './function-words.ts';
import type { Range, Run } from './run.ts';

/** A key of words that are printed as they are. Its first or last word tells: "Hero headline", "Slogan below the logo". */
export function isVerbatim(key: string): boolean {
  const words = key.toLowerCase().split(' ');
  return verbatimKeys.has(words.at(-1) ?? '') || verbatimKeys.has(words[0] ?? '');
}

const longestExact = 16;
const longestKey = 5;

/** "Slogan: Fresh. Every day." as a line: one statement to its end, with all its commas and full stops. */
export function exactWords(run: Run, depth: number): { head: Head; value: Range } | undefined {
  const colon = run.tokens.slice(0, longestKey + 1).findIndex(({ kind }) => kind === 'colon');
  if (colon < 1 || colon + 1 >= run.whole.to || run.length(run.whole) > longestExact) return undefined;
  const key = run.text({ from: 0, to: colon });
  return isVerbatim(key) ? { head: { key, depth }, value: { from: colon + 1, to: run.whole.to } } : undefined;
}
