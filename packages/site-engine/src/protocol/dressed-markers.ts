import { isPage } from '../files/site-files.ts';
import { modelPathProblem, printablePath } from './accepted-path.ts';
import { FileWriter } from './file-writer.ts';
import { readCloser, readOpener } from './markers.ts';
import type { DroppedFile, TextFile } from './output.ts';
import { unescapeSigns } from './plain-answer.ts';
import { type AnswerReader, type LineRange, withoutRanges } from './reading.ts';
import { looksLikePage } from './whole-page.ts';

/** An item of a list, its emphasis or sign of code; and angle brackets that are escaped. */
const dress =
  /^[ \t]{0,12}(?:(?:[-*+•]|\d{1,3}[.)])[ \t]{1,4})?(?:\*\*|__|`)?(?=(?:<|&lt;)\/?file(?:[\s>]|&gt;))/i;
const afterDress = /^(?:\*\*|__|`)?\s{0,9}:?\s*$/;
const longestDress = 600;

/** The marker that a line consists of without its dress; undefined where it is none. */
function undress(line: string): string | undefined {
  const match = dress.exec(line.slice(0, longestDress));
  if (!match) return undefined;
  const mark = line.slice(match[0].length);
  return mark.startsWith('&') ? unescapeSigns(mark) : mark;
}

interface Dressed extends LineRange {
  path: string;
  lines: string[];
  isClosed: boolean;
}

function begin(mark: string, from: number): Dressed | undefined {
  const opener = readOpener(mark);
  if (opener?.kind !== 'file') return undefined;
  const lines = afterDress.test(opener.rest) ? [] : [opener.rest];
  return { path: opener.path, lines, from, to: from, isClosed: false };
}

function takeLine(file: Dressed, line: string, mark: string | undefined): void {
  const closer = readCloser(mark ?? line);
  file.isClosed = closer !== undefined;
  const content = closer ? closer.before : line;
  if (content !== undefined) file.lines.push(content);
}

function filesIn(lines: readonly string[]): Dressed[] {
  const found: Dressed[] = [];
  for (const [index, line] of lines.entries()) {
    const mark = undress(line);
    const begun = mark === undefined ? undefined : begin(mark, index);
    const open = found.at(-1);
    if (begun) found.push(begun);
    else if (open && !open.isClosed) {
      open.to = index;
      takeLine(open, line, mark);
    }
  }
  return found;
}

const indentationOf = (line: string): number => line.length - line.trimStart().length;

/** What belongs to an item of a list is indented by its sign. */
function contentOf({ path, lines, isClosed }: Dressed): string {
  const indentation = lines.filter((line) => line.trim() !== '').map(indentationOf);
  const least = indentation.reduce((one, other) => Math.min(one, other), indentation[0] ?? 0);
  const writer = new FileWriter(path);
  for (const line of lines) writer.add(line.slice(least));
  return writer.finish(isClosed);
}

const isWrittenPage = ({ path, content }: TextFile): boolean => isPage(path) && looksLikePage(content);

/** A plan names files like this as well, and closes none. */
const toFiles = (dressed: Dressed): (Dressed & TextFile)[] => {
  const file = { ...dressed, content: contentOf(dressed) };
  return file.content !== '' && (file.isClosed || isWrittenPage(file)) ? [file] : [];
};

/**
 * Reads our own markers where they are dressed up: as items of a list, in bold or as code, or with angle brackets that are escaped
 * while the files are not.
 */
export const dressedReader: AnswerReader = {
  isCertain: true,
  read(lines, { files: known }) {
    const all = filesIn(lines).flatMap(toFiles);
    // Of an answer that is escaped as a whole no page looks like one: it is read once it is unescaped.
    const written = all.some(isWrittenPage) || known.some(isWrittenPage) ? all : [];
    const files = new Map<string, TextFile>();
    const dropped: DroppedFile[] = [];
    for (const { path, content } of written) {
      const problem = modelPathProblem(path);
      if (problem !== undefined) dropped.push({ path: printablePath(path), reason: problem });
      else if (!known.some((file) => file.path === path)) files.set(path, { path, content });
    }
    const last = written.at(-1);
    const open = last && !last.isClosed ? files.get(last.path) : undefined;
    return { files: [...files.values()], dropped, open, rest: withoutRanges(lines, written) };
  },
};
