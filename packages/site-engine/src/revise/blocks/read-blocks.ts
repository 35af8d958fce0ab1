import { readCloser, readFence, readOneLine, readOpener } from '../../protocol/markers.ts';
import { opensThought, Thought } from '../../protocol/thoughts.ts';
import type { EditBlock, WholeFile } from './edit-block.ts';

/** What an answer asks for, and the blocks whose end is missing. */
export interface ReadAnswer {
  blocks: EditBlock[];
  files: WholeFile[];
  unfinished: EditBlock[];
}

const searchLine = /^\s*<{5,9}\s*(?:search|original|before|head|old)?\b[:\s]*(?<path>[\w./-]*)\s*$/iu;
const dividerLine = /^\s*={5,9}\s*$/u;
const replaceLine = /^\s*>{5,9}\s*(?:replace|updated?|after|new)?[^<>]*$/iu;
const editOpener = /^ {0,3}<edit\s+(?:path|name|file)\s*=\s*["']?(?<path>[^"'>\s]{1,500})["']?\s*>\s*$/iu;
const editCloser = /^ {0,3}<\/edit\s*>\s*$/iu;
const pathLine =
  /^[\s#*`>:-]{0,20}(?:file|path|datei)?[\s:`*"']{0,20}(?<path>[\w-][\w./-]{0,300}\.(?:html?|css|js|svg|json|txt|webmanifest|ics))[`*"':]{0,10}\s{0,20}$/iu;

/** What a line names a file by. */
const pathIn = (line: string): string | undefined =>
  (editOpener.exec(line) ?? pathLine.exec(line))?.groups?.path?.replace(/^\.\//u, '');

type State =
  | { at: 'outside' }
  | { at: 'search' | 'replace'; path: string; search: string[]; replace: string[] }
  | { at: 'file'; path: string; lines: string[]; hasBlocks: boolean };

/** Reads an answer line by line; each line is looked at once. What is whole is in `answer` as soon as its last line is read. */
export class BlockReader {
  readonly answer: ReadAnswer = { blocks: [], files: [], unfinished: [] };
  #state: State = { at: 'outside' };
  /** What the model thinks between two blocks may hold drafts of them. */
  readonly #thought = new Thought();
  /** The file that the next block is of. */
  #path: string;
  #fences = 0;
  constructor(path: string) {
    this.#path = path;
  }

  take(line: string): void {
    let rest: string | undefined = line;
    while (rest !== undefined && (this.#thought.isOpen || this.#opensThought(rest)))
      rest = this.#thought.take(rest);
    if (rest !== undefined) this.#takeAnswer(rest);
  }

  #opensThought(line: string): boolean {
    return this.#state.at === 'outside' && opensThought(line);
  }

  #takeAnswer(line: string): void {
    const state = this.#state;
    if (state.at === 'search') this.#takeSearch(line, state);
    else if (state.at === 'replace') this.#takeReplace(line, state);
    else if (!this.#beginsBlock(line)) this.#takeBetween(line, state);
  }

  end(): ReadAnswer {
    const state = this.#state;
    if (state.at === 'search' || state.at === 'replace') this.answer.unfinished.push(blockOf(state));
    // Its last line may be lost: whoever takes it looks whether it is whole.
    if (state.at === 'file') this.#closeFile(state);
    return this.answer;
  }

  #beginsBlock(line: string): boolean {
    const found = searchLine.exec(line);
    if (!found) return false;
    const state = this.#state;
    const named = found.groups?.path;
    if (named) this.#path = named;
    if (state.at === 'file') this.#path = state.path;
    this.#state = { at: 'search', path: this.#path, search: [], replace: [] };
    return true;
  }

  #takeSearch(line: string, state: State & { at: 'search' | 'replace' }): void {
    if (dividerLine.test(line)) this.#state = { ...state, at: 'replace' };
    else if (replaceLine.test(line) || searchLine.test(line)) this.#giveUp(line, state);
    else state.search.push(line);
  }

  #takeReplace(line: string, state: State & { at: 'search' | 'replace' }): void {
    if (searchLine.test(line)) this.#giveUp(line, state);
    else if (!replaceLine.test(line)) state.replace.push(line);
    else {
      this.answer.blocks.push(blockOf(state));
      this.#state = { at: 'outside' };
    }
  }

  /** A block without its middle or its end says nothing for sure. */
  #giveUp(line: string, state: State & { at: 'search' | 'replace' }): void {
    this.answer.unfinished.push(blockOf(state));
    this.#state = { at: 'outside' };
    this.#beginsBlock(line);
  }

  #takeBetween(line: string, state: State): void {
    if (state.at === 'file') this.#takeContent(line, state);
    else if (editCloser.test(line) || readFence(line)) this.#fences += 1;
    else if (!this.#opensFile(line)) this.#path = pathIn(line) ?? this.#path;
  }

  #opensFile(line: string): boolean {
    const opener = readOpener(line);
    if (!opener) return false;
    const { path, rest } = opener;
    const only = readOneLine(rest);
    if (only !== undefined) this.answer.files.push({ path, content: only });
    else this.#state = { at: 'file', path, lines: rest.trim() ? [rest] : [], hasBlocks: false };
    this.#path = path;
    return true;
  }

  #takeContent(line: string, state: State & { at: 'file' }): void {
    const closer = readCloser(line);
    if (!closer) {
      state.lines.push(line);
      return;
    }
    if (closer.before !== undefined) state.lines.push(closer.before);
    this.#closeFile(state);
    this.#state = { at: 'outside' };
  }

  #closeFile({ path, lines }: State & { at: 'file' }): void {
    const content = withoutFences(lines).join('\n');
    if (content.trim() !== '') this.answer.files.push({ path, content: `${content.trimEnd()}\n` });
  }
}

const blockOf = ({
  path,
  search,
  replace,
}: {
  path: string;
  search: string[];
  replace: string[];
}): EditBlock => ({
  path,
  search: withoutFences(search).join('\n'),
  replace: withoutFences(replace).join('\n'),
});

/** Without the code fences that some models put around the text inside of the markers. */
function withoutFences(lines: readonly string[]): readonly string[] {
  const first = lines[0];
  const last = lines.at(-1);
  const isFenced =
    first !== undefined &&
    last !== undefined &&
    lines.length > 1 &&
    readFence(first) &&
    readFence(last)?.info === '';
  return isFenced ? lines.slice(1, -1) : lines;
}

/** Reads a model's answer to a change: search/replace blocks by file, and whole files. `path` is the file of blocks that name none. */
export function readBlocks(answer: string, path: string): ReadAnswer {
  const reader = new BlockReader(path);
  for (const line of answer.replaceAll('\r\n', '\n').split('\n')) reader.take(line);
  return reader.end();
}
