import { findPages } from './bare-pages.ts';
import { readBlocks } from './fenced-blocks.ts';
import { usualPathOf } from './fenced-files.ts';
import { titleOf } from './name-of-page.ts';
import type { TextFile } from './output.ts';

const mostNotes = 5;
/** Each is looked for in all files. */
const mostParts = 50;
const longestQuote = 60;

/** What of the rest of an answer looks like a part of a site. */
function unreadParts(rest: readonly string[]): string[] {
  const blocks = readBlocks(rest);
  const outside = [...rest];
  for (const { from, to } of blocks) outside.fill('', from, to + 1);
  return [
    ...blocks.filter((block) => usualPathOf(block) !== undefined).map(({ lines }) => lines.join('\n').trim()),
    ...findPages(outside).map(({ content }) => content),
  ]
    .filter((part) => part !== '')
    .slice(0, mostParts);
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
