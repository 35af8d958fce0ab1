import { asSitePath, modelPathProblem } from './accepted-path.ts';
import type { TextFile } from './output.ts';
import { type AnswerReader, type LineRange, withoutRanges } from './reading.ts';
import { looksLikePage } from './whole-page.ts';

/** A line that is nothing but a file's name, dressed as a heading; the last group are forms that a script may hold as well. */
const heading =
  /^(?:(?:={2,}|-{3,}(?!-)|\*{3,}|#{1,6})\s{0,3}(?:(?:begin\s{1,3})?file(?:name)?\s{0,3}:)?|(?:file(?:name|path)?|path)\s{0,3}:|\*\*(?:file(?:name)?\s{0,3}:)?|\[|<!--|\/\/|\/\*)\s{0,3}`?([\w./\\-]{1,200}\.(?:html|css|js|svg|txt|json|xml))`?\s{0,3}(?:(?:={2,}|-{3,}|\*{2,}|#+|\]|-->|\*\/)\s{0,3}:?|:\s{0,3}(?:={2,}|-{3,}|\*{2,})?)?$/i;
const commentHeading = /^\s*(?:<!--|\/\/|\/\*)/;
const endHeading = /^(?:={2,}|-{3,}|\*{3,})\s{0,3}end\s{1,3}(?:of\s{1,3})?file\b/i;
const longestLine = 400;

interface Section extends LineRange {
  path: string;
  lines: string[];
  /** A page ends with its own end, any file with a line that says so: what follows is prose, or the next name. */
  hasEnded: boolean;
}

function toFile({ path, lines, from, to }: Section): (TextFile & LineRange)[] {
  const content = `${lines.join('\n').trim()}\n`;
  const isFile = modelPathProblem(path) === undefined && content !== '\n';
  return isFile && (!/\.html$/i.test(path) || looksLikePage(content)) ? [{ path, content, from, to }] : [];
}

function takeLine(section: Section, line: string, index: number): void {
  section.to = index;
  if (endHeading.test(line.slice(0, longestLine))) {
    section.hasEnded = true;
    return;
  }
  section.lines.push(line);
  section.hasEnded = /\.html$/i.test(section.path) && /<\/html\s*>/i.test(line);
}

/** Finds files that stand one after the other under lines with their names, without any fence or marker. */
export function readSections(lines: readonly string[]): (TextFile & LineRange)[] {
  const sections: Section[] = [];
  for (const [index, line] of lines.entries()) {
    const short = line.slice(0, longestLine);
    const open = sections.at(-1);
    const isInside = open !== undefined && !open.hasEnded;
    const path = isInside && commentHeading.test(short) ? undefined : heading.exec(short.trim())?.[1];
    if (path !== undefined) {
      const range = { from: index, to: index };
      sections.push({ ...range, path: asSitePath(path), lines: [], hasEnded: false });
    } else if (isInside) takeLine(open, line, index);
  }
  return sections.flatMap(toFile);
}

/** A later section of the same name takes the place of an earlier one. */
export const sectionReader: AnswerReader = {
  isCertain: false,
  read(lines) {
    const sections = readSections(lines);
    const files = new Map(sections.map(({ path, content }) => [path, { path, content }]));
    const list = [...files.values()];
    return { files: list, dropped: [], open: list.at(-1), rest: withoutRanges(lines, sections) };
  },
};
