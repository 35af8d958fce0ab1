import { findPages } from './bare-pages.ts';
import { readBlocks } from './fenced-blocks.ts';
import { usualPathOf } from './fenced-files.ts';
import { titleOf } from './name-of-page.ts';
import type { TextFile } from './output.ts';
import { withoutRanges } from './reading.ts';

const mostNotes = 5;
/** Each is looked for in all files. */
const mostParts = 50;
const longestQuote = 60;

/** What of the rest of an answer looks like a part of a site. */
function unreadParts(rest: readonly string[]): string[] {
  const blocks = readBlocks(rest);
  const outside = withoutRanges(rest, blocks);
  const pages = findPages(outside);
  return [
    ...blocks.filter((block) => usualPathOf(block) !== undefined).map(({ lines }) => lines.join('\n').trim()),
    ...pages.map(({ content }) => content),
    ...sheetsIn(withoutRanges(outside, pages)),
  ]
    .filter((part) => part !== '')
    .slice(0, mostParts);
}

const longestLine = 500;
const lineOfSheet = /[{}]$|^[\w-]{1,60}\s{0,3}:\s.{0,400};$|^@[\w-]{1,40}\s.{0,400};$|^\/\*.{0,400}\*\/$/;
const declaration = /(?:^|[{;]\s{0,3})[a-z-]{1,60}\s{0,3}:\s{0,3}[^;{}]{1,200}(?:[;}]|$)/;
const leastOfSheet = 3;

const isSheet = (lines: readonly string[]): boolean =>
  lines.filter((line) => line.trim() !== '').length >= leastOfSheet &&
  lines.some((line) => line.includes('{')) &&
  lines.some((line) => declaration.test(line.trim()));

/** Several lines one below the other that are rules of styles, wherever they stand. */
function sheetsIn(lines: readonly string[]): string[] {
  const sheets: string[][] = [[]];
  for (const line of lines) {
    const text = line.slice(0, longestLine).trim();
    if (text === '' || lineOfSheet.test(text)) sheets.at(-1)?.push(line);
    else if (sheets.at(-1)?.length) sheets.push([]);
  }
  return sheets.filter(isSheet).map((rules) => rules.join('\n').trim());
}

function quote(part: string): string {
  const said = titleOf(part) || (part.split('\n').find((line) => line.trim() !== '') ?? '').trim();
  return said.length > longestQuote ? `${said.slice(0, longestQuote)}…` : said;
}

/**
 * Says which parts of an answer became no file. Of drafts before the first file with markers nobody needs to know, nor of what a file
 * has anyway.
 */
export function unreadNotes(
  rest: readonly string[],
  files: readonly TextFile[],
  draftLines: number,
): string[] {
  const later = rest.map((line, index) => (index < draftLines ? '' : line));
  const lost = unreadParts(later).filter(
    (part) => !files.some(({ content }) => content.includes(part.trim())),
  );
  return lost
    .slice(0, mostNotes)
    .map(
      (part) => `The model wrote something that belongs to no file, so it was left out: “${quote(part)}”.`,
    );
}
