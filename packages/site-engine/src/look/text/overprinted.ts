import type { Page } from 'playwright-core';
import type { LineReaders, TextLine, TextProblem } from './lines.ts';
import { runInPage } from './run-in-page.ts';

/** Letters of a word that are set one by one may lean on each other. */
function standOnEachOther(one: TextLine, other: TextLine): boolean {
  const least = 2;
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const areLetters = one.words.length === 1 && other.words.length === 1;
  const areOneText = areLetters || one.element.contains(other.element) || other.element.contains(one.element);
  return across > least && down > least && !areOneText;
}

/** Lines are compared with those that begin before they end. */
function overprinted({ readLines, lineInSource }: LineReaders): TextProblem[] {
  const lines = readLines().toSorted((a, b) => a.top - b.top);
  const found = new Map<string, TextProblem>();
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.top > one.bottom) break;
      if (!standOnEachOther(one, other)) continue;
      const message = `“${one.words}” and “${other.words}” stand on each other`;
      found.set(message, { message, line: lineInSource(one.element) });
    }
  }
  return [...found.values()];
}

/** Texts of two elements that stand on each other. */
export const findOverprinted = (page: Page): Promise<TextProblem[]> =>
  runInPage(page, overprinted, [standOnEachOther]);
