import { isVerbatim } from '../../exact-words.ts';
import type { Head } from '../cut-writer.ts';
import type { Range, Run } from './run.ts';

const longestExact = 16;
const longestKey = 5;

/** "Tagline - tea, toast, no fuss": behind its first word alone a dash is a colon. */
const isDash = (run: Run, at: number): boolean => at === 1 && run.tokens[at]?.kind === 'dash';

/** "Slogan: Fresh. Every day." as a line: one statement to its end, with all its commas and full stops. */
export function exactLine(run: Run, depth: number): { head: Head; value: Range } | undefined {
  const colon = run.tokens
    .slice(0, longestKey + 1)
    .findIndex(({ kind }, at) => kind === 'colon' || isDash(run, at));
  if (colon < 1 || colon + 1 >= run.whole.to || run.length(run.whole) > longestExact) return undefined;
  const key = run.text({ from: 0, to: colon });
  return isVerbatim(key) ? { head: { key, depth }, value: { from: colon + 1, to: run.whole.to } } : undefined;
}
