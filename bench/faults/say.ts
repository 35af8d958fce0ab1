import assert from 'node:assert/strict';
import { slack } from './options.ts';

const inSeconds = (milliseconds: number) => `${Number((milliseconds / 1000).toFixed(1))} s`;

/** Milliseconds in words, such as `140 ms` or `1.4 s`. */
export const inWords = (milliseconds: number): string =>
  milliseconds < 1000 ? `${milliseconds.toFixed(0)} ms` : inSeconds(milliseconds);

/** How long something may take here, in seconds. */
export const allowed = (seconds: number): number => seconds * slack;

/**
 * @returns what it took and may take, in words
 * @throws Error when it took longer
 */
export function within(seconds: number, what: string, took: number): string {
  const most = allowed(seconds) * 1000;
  assert.ok(took <= most, `${what} took ${inWords(took)}, and may take ${inWords(most)}`);
  return `${inWords(took)} (${inWords(most)} allowed)`;
}
