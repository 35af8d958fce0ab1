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

/** Collects the lines of one file and leaves out a code fence around them. */
export class FileWriter {
  readonly path: string;
  #content = '';
  #bytes = 0;
  #fence: string | undefined;
  #fenceClosed = false;
  #events: FileEvent[] = [];

  constructor(path: string) {
    this.path = path;
  }

  get bytes(): number {
    return this.#bytes;
  }

  add(line: string): void {
    if (this.#fenceClosed || this.#takesFence(line)) return;
    if (this.#content === '' && line.trim() === '') return;
    const text = `${line.replaceAll('\0', '')}\n`;
    this.#events.push({
      type: 'file',
      path: this.path,
      ...(this.#content === '' ? { content: text } : { delta: text }),
      complete: false,
    });
    this.#content += text;
    this.#bytes += Buffer.byteLength(text);
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

  /** What has happened to the file since the last call. */
  takeEvents(): FileEvent[] {
    return this.#events.splice(0);
  }

  finish(closed: boolean): string {
    const whole = closed || !isPage(this.path) ? this.#content : cutAfterPage(this.#content);
    const trimmed = whole.trimEnd();
    const content = trimmed === '' ? '' : `${trimmed}\n`;
    const isAsTold = content === this.#content;
    this.#events.push({ type: 'file', path: this.path, ...(!isAsTold && { content }), complete: true });
    return content;
  }
}
