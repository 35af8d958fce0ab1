import { effort } from '../effort.ts';
import type { Span } from '../span.ts';
import type { View } from '../view.ts';
import { pairUp } from './pairs.ts';
import { calmRows } from './timed-rows.ts';
import { type Token, tokenize } from './tokens.ts';
import { bindAddresses } from './whole-addresses.ts';

/** Tokens from `from` up to, not including, `to`. */
export interface Range {
  from: number;
  to: number;
}

/** Characters that make words without space between them, about two to a word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** One line or paragraph as tokens, with what is needed to look into it. */
export class Run {
  readonly view: View;
  readonly tokens: readonly Token[];
  /** Where things begin that take place at an hour, if there are several. */
  readonly rows: ReadonlySet<number>;

  constructor(view: View) {
    const tokens = tokenize(view.text);
    pairUp(view.text, tokens);
    bindAddresses(view.text, tokens, view.at[0] === 0);
    this.rows = calmRows(view.text, tokens);
    effort.steps += view.text.length;
    this.view = view;
    this.tokens = tokens;
  }

  get whole(): Range {
    return { from: 0, to: this.tokens.length };
  }

  /** The tokens of a range that are outside of brackets and quotation marks, with the opening ones themselves. */
  *outer({ from, to }: Range): Generator<[number, Token]> {
    for (let index = from; index < to; index += 1) {
      const token = this.tokens[index];
      if (!token) return;
      effort.steps += 1;
      yield [index, token];
      if (token.kind === 'open' && token.pair !== undefined) index = token.pair;
    }
  }

  text({ from, to }: Range): string {
    const first = this.tokens[from];
    const last = this.tokens[to - 1];
    if (!first || !last || to <= from) return '';
    effort.steps += to - from;
    return this.view.text.slice(first.start, last.end);
  }

  at(index: number): string {
    const token = this.tokens[index];
    return token ? this.view.text.slice(token.start, token.end) : '';
  }

  lower(index: number): string {
    return this.at(index).toLowerCase();
  }

  isWord(index: number): boolean {
    return this.tokens[index]?.kind === 'word';
  }

  /** The words of a range, those in brackets and quotation marks too. */
  words({ from, to }: Range): string[] {
    const words: string[] = [];
    for (let index = from; index < to; index += 1) if (this.isWord(index)) words.push(this.at(index));
    effort.steps += to - from;
    return words;
  }

  /** As many words of a range as there are at its end, at most `most`. */
  lastWords({ from, to }: Range, most: number): string[] {
    const words: string[] = [];
    let index = to - 1;
    for (; index >= from && words.length < most; index -= 1)
      if (this.isWord(index)) words.unshift(this.at(index));
    effort.steps += to - 1 - index;
    return words;
  }

  /** Whether a range has such a word. It is looked through from its end, where a part that grows has its latest. */
  hasWord({ from, to }: Range, isMeant: (word: string) => boolean): boolean {
    let index = to - 1;
    while (index >= from && !(this.isWord(index) && isMeant(this.at(index)))) index -= 1;
    effort.steps += to - 1 - index;
    return index >= from;
  }

  /** How long a range is to read, in words. */
  length(range: Range): number {
    return this.words(range).reduce(
      (sum, word) => sum + (unspaced.test(word) ? Math.max(1, Math.round(word.length / 3)) : 1),
      0,
    );
  }

  /** Where a range stands in the prompt. */
  span({ from, to }: Range): Span {
    const { at } = this.view;
    const first = this.tokens[from]?.start ?? 0;
    const last = (this.tokens[to - 1]?.end ?? 1) - 1;
    return { start: at[first] ?? 0, end: (at[last] ?? 0) + 1 };
  }

  /** The words inside the first quotation marks of a range. */
  quoted({ from, to }: Range): string | undefined {
    for (let index = from; index < to; index += 1) {
      const token = this.tokens[index];
      effort.steps += 1;
      if (token?.kind === 'open' && token.isQuote && token.pair !== undefined && token.pair < to) {
        return this.text({ from: index + 1, to: token.pair }) || undefined;
      }
    }
    return undefined;
  }
}
