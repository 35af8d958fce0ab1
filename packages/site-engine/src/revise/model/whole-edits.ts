import type { TextFile } from '../../protocol/output.ts';
import { BlockReader, type ReadAnswer } from '../blocks/read-blocks.ts';
import { placeChange } from './place-change.ts';

/** A file is told once more when the answer has grown by an eighth, so that all that is told stays linear. */
const growth = 9 / 8;

/**
 * Reads along with a model's answers, and tells the files as the edits leave them that are whole by then: what is left of the change
 * if it ends early. An edit without a place, and one that was begun only, are left out.
 */
export class WholeEdits {
  readonly #files: Map<string, string>;
  readonly #tell: (file: TextFile) => void;
  readonly #untold = new Set<string>();
  /** What was placed is not placed again where a model repeats it. */
  readonly #placed = new Set<string>();
  readonly #path: string;
  #reader: BlockReader;
  #line = '';
  #characters = 0;
  #toldAt = 0;

  /** @param path the file of edits that name none */
  constructor(files: readonly TextFile[], path: string, tell: (file: TextFile) => void) {
    this.#files = new Map(files.map((file) => [file.path, file.content]));
    this.#path = path;
    this.#reader = new BlockReader(path);
    this.#tell = tell;
  }

  /** Another answer, or the rest of one that was cut off: where that begins is not certain, so what was begun is dropped. */
  beginAnswer(): void {
    this.#reader = new BlockReader(this.#path);
    this.#line = '';
  }

  take(piece: string): void {
    this.#characters += piece.length;
    const lines = `${this.#line}${piece}`.split('\n');
    this.#line = lines.pop() ?? '';
    for (const line of lines) this.#takeLine(line.replace(/\r$/u, ''));
    if (this.#characters >= this.#toldAt * growth) this.tellRest();
  }

  /** Tells what is whole and was not told yet. */
  tellRest(): void {
    if (this.#untold.size === 0) return;
    this.#toldAt = this.#characters;
    for (const path of this.#untold) this.#tell({ path, content: this.#files.get(path) ?? '' });
    this.#untold.clear();
  }

  #takeLine(line: string): void {
    const { blocks, files } = this.#reader.answer;
    const before = { blocks: blocks.length, files: files.length };
    this.#reader.take(line);
    this.#place({ blocks: blocks.slice(before.blocks), files: files.slice(before.files), unfinished: [] });
  }

  #place(whole: ReadAnswer): void {
    if (whole.blocks.length === 0 && whole.files.length === 0) return;
    const key = JSON.stringify(whole);
    if (this.#placed.has(key)) return;
    const files = Array.from(this.#files, ([path, content]) => ({ path, content }));
    const changed = placeChange(files, whole).files;
    if (changed.length > 0) this.#placed.add(key);
    for (const { path, content } of changed) {
      this.#files.set(path, content);
      this.#untold.add(path);
    }
  }
}
