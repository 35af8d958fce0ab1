import type { FileEvent } from '../engine.ts';
import { FileWriter } from './file-writer.ts';
import { readFence } from './markers.ts';
import { looksLikePage } from './whole-page.ts';

const endOfPage = /<\/html\s*>/i;

/**
 * The first page of an answer without file markers, told while it is written. Whether it is a file, and which, is known at the
 * end of the answer only: until then it is taken for the home page.
 */
export class UnmarkedPage {
  readonly path = 'index.html';
  #writer: FileWriter | undefined;
  #hasEnded = false;

  get isTold(): boolean {
    return this.#writer?.isTold ?? false;
  }

  add(line: string): void {
    if (this.#hasEnded) return;
    if (!this.#writer && looksLikePage(line)) this.#writer = new FileWriter(this.path);
    if (!this.#writer) return;
    const isFence = readFence(line) !== undefined;
    if (!isFence) this.#writer.grow(`${line}\n`);
    this.#hasEnded = isFence || endOfPage.test(line);
  }

  /** What is new since the last call. */
  takeGrowth(): FileEvent | undefined {
    return this.#writer?.takeGrowth();
  }

  /** The last events of the page, when it has become a file with this content. */
  takeEnd(content: string): FileEvent[] {
    return this.#writer?.takeEnd(content) ?? [{ type: 'file', path: this.path, content, complete: true }];
  }
}
