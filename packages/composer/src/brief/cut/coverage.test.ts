import { expect, it } from 'vitest';
import type { Cut } from './cut.ts';
import { cutStatements } from './cut-statements.ts';
import { effort } from './effort.ts';
import { nastyTexts, randomText } from './nasty-texts.ts';

/** What is wrong with the cuts of a prompt, or nothing. */
function fault(prompt: string, cuts: readonly Cut[]): string | undefined {
  let covered = 0;
  for (const [index, { start, end, under, depth }] of cuts.entries()) {
    if (start < covered || end <= start || end > prompt.length) return `cut ${index} is out of order`;
    if (prompt.slice(covered, start).trim() !== '') return `nobody has "${prompt.slice(covered, start)}"`;
    if (under !== undefined && under >= index) return `cut ${index} stands under a later one`;
    if (depth < 0) return `cut ${index} has depth ${depth}`;
    covered = end;
  }
  const rest = prompt.slice(covered).trim();
  return rest === '' ? undefined : `nobody has "${rest}" at the end`;
}

it('covers every character that is no space, once and in order, in random texts', () => {
  for (let seed = 1; seed <= 4000; seed += 1) {
    const prompt = randomText(seed);
    expect(fault(prompt, cutStatements(prompt)), JSON.stringify(prompt)).toBeUndefined();
  }
});

it.each(nastyTexts(20_000))('covers 20,000 characters of %s', (_, prompt) => {
  expect(fault(prompt, cutStatements(prompt))).toBeUndefined();
});

const costOf = (prompt: string): number => {
  const before = effort.steps;
  cutStatements(prompt);
  return effort.steps - before;
};

it('takes twice the steps for twice the text, whatever the text', () => {
  const short = nastyTexts(8_000);
  for (const [at, [name, long]] of nastyTexts(16_000).entries()) {
    const ratio = costOf(long) / costOf(short[at]?.[1] ?? '');
    expect(ratio, name).toBeGreaterThan(1.5);
    expect(ratio, name).toBeLessThan(2.3);
  }
});
