import type { FileEvent, WrittenSoFar } from '../engine.ts';

export type ToldFile = WrittenSoFar['files'][number];

/** The files of which events tell, put together again. */
export class ToldFiles {
  #files = new Map<string, ToldFile>();

  get files(): ToldFile[] {
    return [...this.#files.values()];
  }

  contentOf(path: string): string {
    return this.#files.get(path)?.content ?? '';
  }

  has(path: string): boolean {
    return this.#files.has(path);
  }

  take({ path, content, delta = '', complete }: FileEvent): void {
    const text = (content ?? this.contentOf(path)) + delta;
    if (complete && text === '') this.#files.delete(path);
    else this.#files.set(path, { path, content: text, complete });
  }
}
