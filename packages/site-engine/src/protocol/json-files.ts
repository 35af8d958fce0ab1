import { asSitePath, modelPathProblem, printablePath } from './accepted-path.ts';
import { readLooseJson } from './loose-json.ts';
import type { DroppedFile, TextFile } from './output.ts';
import { type AnswerReader, createLineCounter, type LineRange, withoutRanges } from './reading.ts';

const pathNames = ['path', 'filePath', 'file_path', 'filename', 'fileName', 'file_name', 'name', 'file'];
const contentNames = [
  ...['content', 'contents', 'code', 'source', 'text', 'body', 'html'],
  ...['file_text', 'fileContent', 'file_content', 'data', 'file'],
];
/** What holds files and is no folder itself, in answers and in calls of tools. */
const groupNames =
  /^(?:(?:files?|site|project|website|output|result|data|artifacts?|tree|directory|children|content|contents|pages|code)|(?:arguments|parameters|input|args|function|tool_?calls?|calls|changes|edits|operations|actions|steps))$/i;
/** What a file is called that only its language names. */
const languages: Record<string, string> = {
  html: 'index.html',
  css: 'styles.css',
  js: 'script.js',
  javascript: 'script.js',
};

type Data = Record<string, unknown>;
const isData = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isLines = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((line) => typeof line === 'string');

/** A text, the lines of one, or an object that holds one. */
function contentOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (isLines(value)) return value.join('\n');
  if (!isData(value)) return undefined;
  return contentNames.map((name) => contentOf(value[name])).find((text) => text !== undefined);
}

const pathIn = (data: Data): string | undefined =>
  pathNames.map((name) => data[name]).find((name) => typeof name === 'string');

const mostDepth = 12;

/** Collects the files of one value, wherever in it they are: names that hold others are folders, unless they only group them. */
class JsonFiles {
  readonly files = new Map<string, TextFile>();
  readonly dropped: DroppedFile[] = [];

  /** Of an object, what says its own path is one file; otherwise each of its names may be one. */
  take(value: unknown, folder = '', depth = 0): void {
    if (depth > mostDepth) return;
    if (Array.isArray(value)) for (const item of value) this.take(item, folder, depth + 1);
    else if (typeof value === 'string') this.#takeCall(value, folder, depth);
    else if (isData(value) && !this.#isFile(value, folder)) this.#takeNames(value, folder, depth);
  }

  /** The arguments of a call may be JSON as a text. */
  #takeCall(text: string, folder: string, depth: number): void {
    if (/^\s*[[{]\s*["{]/.test(text)) this.take(readLooseJson(text).value, folder, depth + 1);
  }

  #isFile(data: Data, folder: string): boolean {
    const path = pathIn(data);
    const content = contentOf(data);
    const isOne = path !== undefined && /\.\w{1,12}$/.test(path) && content !== undefined && content !== path;
    if (isOne) this.#add(folder + asSitePath(path), content);
    return isOne;
  }

  #takeNames(data: Data, folder: string, depth: number): void {
    const before = this.files.size;
    for (const [name, value] of Object.entries(data)) {
      const content = /\.\w{1,12}$/.test(name) ? contentOf(value) : undefined;
      if (content !== undefined) this.#add(folder + asSitePath(name), content);
      else if (typeof value !== 'string' || /^(?:arguments|parameters|input|args)$/i.test(name)) {
        this.take(value, folder + this.#folderOf(name, data), depth + 1);
      }
    }
    if (this.files.size > before) return;
    for (const [language, path] of Object.entries(languages)) {
      const content = contentOf(data[language]);
      if (content !== undefined) this.#add(path, content);
    }
  }

  /** The children of a named folder are in it; anything else that holds files is a folder by its own name. */
  #folderOf(name: string, data: Data): string {
    if (name === 'children' && typeof data.name === 'string') return `${asSitePath(data.name)}/`;
    return groupNames.test(name) || Array.isArray(data[name]) ? '' : `${asSitePath(name)}/`;
  }

  #add(path: string, text: string): void {
    const content = text.replaceAll('\0', '').replaceAll('\r\n', '\n').trim();
    if (content === '') return;
    const problem = modelPathProblem(path);
    if (problem === undefined) this.files.set(path, { path, content: `${content}\n` });
    else this.dropped.push({ path: printablePath(path), reason: problem });
  }
}

/** A value at the beginning of a line, or behind what says that a call of a tool follows, or what a program calls it. */
const valueStart = /^[ \t]{0,40}(?:[^\n{"]{0,200}[>\]=][ \t]{0,9})?(?=[[{]\s*(?:["[{]|$))/gm;
/** Of what holds no files: each may go through the whole rest. */
const mostInVain = 10;

/** Reads JSON objects and lists of files, cut off or with line ends inside their texts as they may be, and calls of tools in JSON. */
export const jsonReader: AnswerReader = {
  isCertain: false,
  read(lines) {
    const text = lines.join('\n');
    const lineOf = createLineCounter(text);
    const found = new JsonFiles();
    const read: LineRange[] = [];
    let inVain = 0;
    valueStart.lastIndex = 0;
    for (let match = valueStart.exec(text); match && inVain < mostInVain; match = valueStart.exec(text)) {
      const start = match.index + match[0].length;
      const { value, end } = readLooseJson(text, start);
      const before = found.files.size;
      found.take(value);
      if (found.files.size === before) inVain += 1;
      else read.push({ from: lineOf(match.index), to: lineOf(end) });
      valueStart.lastIndex = found.files.size === before ? start + 1 : end;
    }
    const files = [...found.files.values()];
    return { files, dropped: found.dropped, open: files.at(-1), rest: withoutRanges(lines, read) };
  },
};
