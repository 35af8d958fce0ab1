import { asSitePath, modelPathProblem } from './accepted-path.ts';
import type { TextFile } from './output.ts';
import { looksLikePage } from './whole-page.ts';

/** A line that is nothing but a file's name, dressed as a heading; the last group are forms that a script may hold as well. */
const heading =
  /^(?:(?:={2,}|-{3,}(?!-)|\*{3,}|#{1,6})\s{0,3}(?:file(?:name)?\s{0,3}:)?|(?:file(?:name|path)?|path)\s{0,3}:|<(?:path|filename|filepath|file_path)>|\*\*(?:file(?:name)?\s{0,3}:)?|\[|<!--|\/\/|\/\*)\s{0,3}`?([\w./\\-]{1,200}\.(?:html|css|js|svg|txt|json|xml))`?\s{0,3}(?:(?:={2,}|-{3,}|\*{2,}|#+|<\/\w{1,20}>|\]|-->|\*\/)\s{0,3}:?|:\s{0,3}(?:={2,}|-{3,}|\*{2,})?)?$/i;
const commentHeading = /^\s*(?:<!--|\/\/|\/\*)/;
/** Wrappers of content that other products' tags put around it. */
const wrapper =
  /^\s*<\/?(?:file|files|document|documents|content|contents|source|document_content|code)>\s*$/i;
/** The wrapper right around the content, whose end is the end of the file: tools have their own tags behind it, and prose. */
const contentWrapper = /^\s*<(content|contents|document_content)>\s*$/i;
const longestLine = 400;

interface Section {
  path: string;
  lines: string[];
  isEmpty: boolean;
  /** What its content ends with, where a tag is around it. */
  closer?: string;
  /** A page ends with its own end: what follows is prose, or the next name. */
  hasEnded: boolean;
}

function toFile({ path, lines }: Section): TextFile[] {
  const kept = lines.filter((line) => !wrapper.test(line.slice(0, longestLine)));
  const content = `${kept.join('\n').trim()}\n`;
  const isFile = modelPathProblem(path) === undefined && content !== '\n';
  return isFile && (!/\.html$/i.test(path) || looksLikePage(content)) ? [{ path, content }] : [];
}

function takeLine(section: Section, line: string): void {
  const short = line.slice(0, longestLine);
  const wrapped = section.isEmpty ? contentWrapper.exec(short)?.[1] : undefined;
  if (wrapped) section.closer = `</${wrapped.toLowerCase()}>`;
  else if (short.trim().toLowerCase() === section.closer) section.hasEnded = true;
  else {
    section.lines.push(line);
    section.isEmpty &&= line.trim() === '';
    section.hasEnded = /\.html$/i.test(section.path) && /<\/html\s*>/i.test(line);
  }
}

/** Finds files that stand one after the other under lines with their names, without any fence or marker. */
export function readSections(lines: readonly string[]): TextFile[] {
  const sections: Section[] = [];
  for (const line of lines) {
    const short = line.slice(0, longestLine);
    const open = sections.at(-1);
    const isInside = open !== undefined && !open.hasEnded;
    const path = isInside && commentHeading.test(short) ? undefined : heading.exec(short.trim())?.[1];
    if (path !== undefined)
      sections.push({ path: asSitePath(path), lines: [], isEmpty: true, hasEnded: false });
    else if (isInside) takeLine(open, line);
  }
  return sections.flatMap(toFile);
}
