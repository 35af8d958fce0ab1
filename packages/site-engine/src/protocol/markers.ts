/** A path without quotes has to end where it can: giving back its letters one by one would cost each line dearly. */
const fileOpener =
  /^ {0,3}<file\s+(?:path|name)\s*=\s*(?:"([^"]{0,500})"|'([^']{0,500})'|([^\s"'>]{1,500})(?=[\s"'>]))[^<>]{0,200}>/i;
const fileCloser = /^ {0,3}<\/file\s*>/i;
const closerAfterPage = /<\/html\s*>[ \t]*(<\/file\s*>)[ \t]*$/i;
const closerAtEnd = /<\/file\s*>[ \t]*$/i;
/** The marker takes every sign of its kind, so that there is one way only to read a line. */
const fence = /^ {0,3}(`{3,}(?!`)|~{3,}(?!~))([^`]*)$/;

/** Any part of `</file>` that a cut-off answer may end in. */
const cutCloser = /^ {0,3}<(?:\/(?:f(?:i(?:le?)?)?)?)?$/i;

export interface FileOpener {
  path: string;
  /** What follows on the same line. */
  rest: string;
}

/** Reads `<file path="…">` at the start of a line. */
export function readOpener(line: string): FileOpener | undefined {
  const match = fileOpener.exec(line);
  if (!match) return undefined;
  const path = (match[1] ?? match[2] ?? match[3] ?? '').trim();
  return { path: path.replace(/^\.\//, ''), rest: line.slice(match[0].length) };
}

export interface FileCloser {
  /** The last of the content, when it shares the line. */
  before?: string | undefined;
  rest: string;
}

/** Reads `</file>` at the start of a line, or right after the end of a page. Anywhere else it is content. */
export function readCloser(line: string): FileCloser | undefined {
  const atStart = fileCloser.exec(line);
  return atStart ? { rest: line.slice(atStart[0].length) } : readCloserAfterPage(line);
}

/** Reads `</file>` right after the end of a page, at the end of the line. */
export function readCloserAfterPage(line: string): FileCloser | undefined {
  const afterPage = closerAfterPage.exec(line);
  if (!afterPage?.[1]) return undefined;
  return { before: line.slice(0, line.lastIndexOf(afterPage[1])), rest: '' };
}

/** The content of a file that opens and closes on one line. */
export function readOneLine(rest: string): string | undefined {
  const closer = closerAtEnd.exec(rest);
  return closer ? rest.slice(0, closer.index) : undefined;
}

export interface Fence {
  marker: string;
  info: string;
}

/** Reads a Markdown code fence (CommonMark, section 4.5). */
export function readFence(line: string): Fence | undefined {
  const match = fence.exec(line);
  return match?.[1] ? { marker: match[1], info: (match[2] ?? '').trim() } : undefined;
}

export const closesFence = (line: string, opened: string): boolean => {
  const found = readFence(line);
  return found !== undefined && found.info === '' && found.marker.startsWith(opened);
};

export const isCutCloser = (line: string): boolean => cutCloser.test(line);

const thoughtOpener = /^\s*<think(?:ing)?>/i;
const thoughtCloser = /<\/think(?:ing)?>/i;

export const opensThought = (line: string): boolean => thoughtOpener.test(line);
export const isStrayThoughtEnd = (line: string): boolean => /^\s*<\/think(?:ing)?>/i.test(line);

/** What follows the end of a thought on this line, `undefined` when it goes on. */
export function afterThought(line: string): string | undefined {
  const match = thoughtCloser.exec(line);
  return match ? line.slice(match.index + match[0].length) : undefined;
}
