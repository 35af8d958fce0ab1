import { Buffer } from 'node:buffer';
import { isPage } from '../files/site-files.ts';
import { closesFence, readFence } from './markers.ts';

const endOfPage = /<\/html\s*>/gi;

/** Prose that a model wrote below a page it did not close. */
function cutAfterPage(content: string): string {
  let end = content.length;
  for (const match of content.matchAll(endOfPage)) end = match.index + match[0].length;
  return content.slice(0, end);
}

/** Collects the lines of one file and leaves out a code fence around them. */
export class FileWriter {
  readonly path: string;
  #content = '';
  #bytes = 0;
  #fence: string | undefined;
  #fenceClosed = false;
  #reported = 0;

  constructor(path: string) {
    this.path = path;
  }

  get bytes(): number {
    return this.#bytes;
  }

  add(line: string): void {
    if (this.#fenceClosed || this.#takesFence(line)) return;
    if (this.#content === '' && line.trim() === '') return;
    const text = line.replaceAll('\0', '');
    this.#content += `${text}\n`;
    this.#bytes += Buffer.byteLength(text) + 1;
  }

  /** A fence as the first line belongs to the answer, not to the file; Markdown files may begin with one. */
  #takesFence(line: string): boolean {
    if (this.path.endsWith('.md')) return false;
    if (this.#fence !== undefined) {
      this.#fenceClosed = closesFence(line, this.#fence);
      return this.#fenceClosed;
    }
    if (this.#content === '') this.#fence = readFence(line)?.marker;
    return this.#fence !== undefined;
  }

  /** The content so far, when it has grown by enough to be worth telling: the sum of all reports stays linear. */
  progress(): string | undefined {
    const step = Math.max(200, this.#reported / 8);
    if (this.#content.length - this.#reported < step) return undefined;
    this.#reported = this.#content.length;
    return this.#content;
  }

  finish(closed: boolean): string {
    const whole = closed || !isPage(this.path) ? this.#content : cutAfterPage(this.#content);
    const trimmed = whole.trimEnd();
    return trimmed === '' ? '' : `${trimmed}\n`;
  }
}
