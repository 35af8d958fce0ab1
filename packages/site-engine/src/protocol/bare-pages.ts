import { isSafePath } from '../files/safe-path.ts';
import { namedFile, nameInPage } from './file-names.ts';
import { placeCandidates } from './placement.ts';
import type { AnswerReader, LineRange } from './reading.ts';
import { looksLikePage } from './whole-page.ts';

/** A page among the lines of an answer, found by its own beginning and end. */
export interface FoundPage extends LineRange {
  /** What the lines above it, or a comment in it, call it. */
  name: string | undefined;
  content: string;
  isEnded: boolean;
}

const endOfPage = /<\/html\s*>/i;
const mostAbove = 2;

/** The lines above a page that are not empty, the nearest first, down to what came before it. */
function linesAbove(lines: readonly string[], from: number, floor: number): string[] {
  const above: string[] = [];
  for (let at = from - 1; at >= floor && above.length < mostAbove; at -= 1) {
    if (lines[at]?.trim()) above.push(lines[at] ?? '');
  }
  return above;
}

/** A line that does little else but name a file. */
const longestHeading = 120;
const headingOf = (lines: readonly string[], from: number, floor: number): string | undefined => {
  const [line = ''] = linesAbove(lines, from, floor);
  return line.length <= longestHeading ? namedFile(line, 'html') : undefined;
};

const beginsDocument = /^\s*<!doctype/i;

/** Where pages begin: a second one only behind the end of the first, or, with its doctype, below a name of its own. */
function startsOf(lines: readonly string[]): number[] {
  const starts: number[] = [];
  let hasEnded = true;
  for (const [index, line] of lines.entries()) {
    const floor = (starts.at(-1) ?? -1) + 1;
    const isNamed = beginsDocument.test(line) && headingOf(lines, index, floor) !== undefined;
    if (looksLikePage(line) && (hasEnded || isNamed)) {
      starts.push(index);
      hasEnded = false;
    }
    hasEnded ||= endOfPage.test(line);
  }
  return starts;
}

/** Each page goes to the last end before the next one, the one that has none to where the next one's name stands. */
export function findPages(lines: readonly string[]): FoundPage[] {
  const starts = startsOf(lines);
  let floor = 0;
  return starts.map((from, index) => {
    const next = starts[index + 1] ?? lines.length;
    const end = lines.slice(from, next).findLastIndex((line) => endOfPage.test(line));
    const isEnded = end >= 0;
    const isLast = next === lines.length;
    const to = isEnded ? from + end : next - (isLast ? 1 : 2);
    const own = lines.slice(from, to + 1);
    const above = linesAbove(lines, from, floor).map((line) => namedFile(line, 'html'));
    const name = [nameInPage(own), ...above].find((path) => path !== undefined && isSafePath(path));
    floor = to + 1;
    return { from, to, name, isEnded, content: `${own.join('\n').trim()}\n` };
  });
}

/** Reads whole pages that stand in an answer as they are. */
export const bareReader: AnswerReader = {
  isCertain: true,
  read(lines, beside) {
    const candidates = findPages(lines).map(({ name, ...page }) => ({
      ...page,
      named: name,
      usual: 'index.html',
    }));
    return placeCandidates(candidates, lines, beside);
  },
};
