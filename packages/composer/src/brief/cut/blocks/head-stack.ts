import type { Head } from '../cut-writer.ts';

/** Levels of heads: Markdown's own come first, then lines that are titles, then items by how far they are set in. */
export const titleLevel = 10;
/** Titles inside of a list under a title: "Starters" under "Menu:". */
export const subtitleLevel = 11;
export const itemLevel = 20;

/** The heads that a line stands under. */
export class HeadStack {
  readonly #heads: { level: number; head: Head }[] = [];

  get top(): Head | undefined {
    return this.#heads.at(-1)?.head;
  }

  /** Leaves all heads of this level and those under it. */
  leave(level: number): void {
    while ((this.#heads.at(-1)?.level ?? -1) >= level) this.#heads.pop();
  }

  enter(level: number, head: Head): void {
    this.leave(level);
    this.#heads.push({ level, head });
  }

  has(level: number): boolean {
    return this.#heads.at(-1)?.level === level;
  }
}
