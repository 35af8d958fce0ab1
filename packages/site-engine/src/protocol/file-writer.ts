import { Buffer } from 'node:buffer';
import type { FileEvent } from '../engine.ts';
import { isPage } from '../files/site-files.ts';
import { closesFence, readFence } from './markers.ts';

const endOfPage = /<\/html\s*>/gi;

/** Prose that a model wrote below a page it did not close. */
function cutAfterPage(content: string): string {
  let end = content.length;
  for (const match of content.matchAll(endOfPage)) end = match.index + match[0].length;
  return content.slice(0, end);
}

const beforeText = /^\s*/;

/** Where the first line begins that is not blank. */
const endOfBlankLines = (text: string): number => (beforeText.exec(text)?.[0].lastIndexOf('\n') ?? -1) + 1;

/** Collects the content of one file, leaves out a code fence around it, and tells each growth once. */
export class FileWriter {
  readonly path: string;
  #content = '';
  #endsLine = true;
  /** Blank lines and the beginning of the next one: at the end of a file they are none of it. */
  #blanks = '';
  #bytes = 0;
  #fence: string | undefined;
  #fenceClosed = false;
  #growth = '';
  #isTold = false;

  constructor(path: string) {
    this.path = path;
  }

  /** What there is of it, `undefined` once the fence around it is closed: nothing more comes then. */
  get openContent(): string | undefined {
    return this.#fenceClosed ? undefined : this.#content + this.#blanks;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Whether anything of the file was told. */
  get isTold(): boolean {
    return this.#isTold;
  }

  /** Takes a whole line, which may be a fence. */
  add(line: string): void {
    if (!this.#takesFence(line)) this.grow(`${line}\n`);
  }

  /** Takes a part of a line that is no fence, at most to its end. */
  grow(part: string): void {
    if (this.#fenceClosed) return;
    const text = part.replaceAll('\0', '');
    this.#bytes += Buffer.byteLength(text);
    this.#blanks += text;
    if (this.#endsLine && text.trim() === '') return;
    this.#endsLine = text.endsWith('\n');
    this.#take(this.#blanks);
    this.#blanks = '';
  }

  #take(text: string): void {
    const added = this.#content === '' ? text.slice(endOfBlankLines(text)) : text;
    this.#content += added;
    this.#growth += added;
  }

  /** A fence as the first line belongs to the answer, not to the file; Markdown files may begin with one. */
  #takesFence(line: string): boolean {
    if (this.path.endsWith('.md')) return false;
    if (this.#fence !== undefined) {
      this.#fenceClosed ||= closesFence(line, this.#fence);
      return this.#fenceClosed;
    }
    if (this.#content === '') this.#fence = readFence(line)?.marker;
    return this.#fence !== undefined;
  }

  /** What is new since the last call. */
  takeGrowth(): FileEvent | undefined {
    if (this.#growth === '') return undefined;
    const text = this.#isTold ? { delta: this.#growth } : { content: this.#growth };
    this.#growth = '';
    this.#isTold = true;
    return { type: 'file', path: this.path, ...text, complete: false };
  }

  finish(closed: boolean): string {
    const whole = closed || !isPage(this.path) ? this.#content : cutAfterPage(this.#content);
    const trimmed = whole.trimEnd();
    return trimmed === '' ? '' : `${trimmed}\n`;
  }

  /** The last events of the file: `content` is what it has become in the end. */
  takeEnd(content: string): FileEvent[] {
    const end = { type: 'file', path: this.path, complete: true } as const;
    if (content !== this.#content) return [{ ...end, content }];
    const growth = this.takeGrowth();
    return growth ? [growth, end] : [end];
  }
}
