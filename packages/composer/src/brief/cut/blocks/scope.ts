import type { Head } from '../cut-writer.ts';
import { HeadStack, itemLevel, subtitleLevel, titleLevel } from './head-stack.ts';

/** What the next line stands under, by the lines before it. */
export class Scope {
  readonly #heads = new HeadStack();
  #isAfterBlank = true;
  #isTitleUsed = false;
  #wasItem = false;

  get head(): Head | undefined {
    return this.#heads.top;
  }

  get isAfterBlank(): boolean {
    return this.#isAfterBlank;
  }

  /** A title with nothing under it yet, or a list that has titles in it. */
  get takesSubtitle(): boolean {
    return (this.#heads.has(titleLevel) && !this.#isTitleUsed) || this.#heads.has(subtitleLevel);
  }

  blank(): void {
    this.#isAfterBlank = true;
  }

  leave(level: number): void {
    this.#heads.leave(level);
  }

  /** A title holds for what follows it up to an empty line or the end of its list. */
  content(): void {
    this.#leaveTitle(false);
    this.#heads.leave(itemLevel);
  }

  item(level: number): void {
    this.#leaveTitle(true);
    this.#heads.leave(level);
  }

  /** What follows stands under this head. */
  enterTitle(level: number, head: Head | undefined): void {
    if (head) this.#heads.enter(level, head);
    this.#isTitleUsed = false;
    this.#isAfterBlank = false;
    this.#wasItem = false;
  }

  enterItem(level: number, head: Head | undefined): void {
    if (head) this.#heads.enter(level, head);
  }

  #leaveTitle(isItem: boolean): void {
    const isSameList = isItem && this.#wasItem;
    const isBehindList = !isItem && this.#wasItem;
    const isBehindBlank = this.#isAfterBlank && this.#isTitleUsed && !isSameList;
    if (isBehindList || isBehindBlank) this.#heads.leave(titleLevel);
    this.#isTitleUsed = true;
    this.#isAfterBlank = false;
    this.#wasItem = isItem;
  }
}
