import type { Cut, CutKind, Sentence } from './cut.ts';
import { withRecords } from './records.ts';
import { isSpace, type Span } from './span.ts';

/** What cuts stand under. `index` is its own cut, where it has one; `depth` counts it and the heads over it. */
export interface Head {
  key: string;
  depth: number;
  index?: number;
  /** The cut that a key without one of its own stands under. */
  over?: number | undefined;
}

/** A cut before it takes in the separators around it. */
export interface Draft extends Span {
  text: string;
  kind: CutKind;
  head?: Head | undefined;
  cells?: Cut['cells'];
  quoted?: string | undefined;
  listedAs?: Cut['listedAs'];
}

/** Signs that belong to what follows them: list marks, opening brackets and quotation marks, signs of a heading. */
const openers = new Set('([{<#*-–—•·▪◦●○►✓✔☐☑→+>|«„“‘"¿¡「『（【＃'.split(''));

const ending = new Set('.!?:;。！？：；؛؟…\n'.split(''));
const wordPart = /[\p{L}\p{M}\p{N}]/u;

/**
 * Gathers cuts in the order of the prompt and deals out the signs between them, so that every character that is no space is
 * in exactly one.
 */
export class CutWriter {
  readonly #prompt: string;
  readonly #cuts: Cut[] = [];
  /** For each cut, what its key stands under. */
  readonly #overs: (number | undefined)[] = [];
  #sentence: Sentence | undefined;

  constructor(prompt: string) {
    this.#prompt = prompt;
  }

  /** All that `write` adds is of one sentence of running text. */
  within(sentence: Sentence, write: () => void): void {
    this.#sentence = sentence;
    write();
    this.#sentence = undefined;
  }

  /** Returns the index of the cut. A draft must not begin before the end of the one before it. */
  add({ start, end, text, kind, head, cells, quoted, listedAs }: Draft): number {
    this.#shareGap(start);
    const { key, depth = 0, index: under, over } = head ?? {};
    this.#overs.push(over);
    const from = this.#gapStart(start);
    this.#cuts.push({
      start: from,
      end,
      text,
      kind,
      depth,
      ...(key !== undefined && { key }),
      ...(under !== undefined && { under }),
      ...(cells && { cells }),
      ...(quoted !== undefined && { quoted }),
      ...(listedAs && { listedAs }),
      ...(this.#sentence && kind !== 'list_item' && { sentence: this.#sentence }),
    });
    return this.#cuts.length - 1;
  }

  get count(): number {
    return this.#cuts.length;
  }

  /** What stands under a cut has it as its head. */
  headOf(index: number): Head | undefined {
    const cut = this.#cuts[index];
    return (
      cut && { key: cut.kind === 'key_value' ? (cut.key ?? cut.text) : cut.text, depth: cut.depth + 1, index }
    );
  }

  /** All cuts; what is left over at the end goes to the last one. */
  finish(): Cut[] {
    const last = this.#cuts.at(-1);
    const end = this.#lastSign(this.#prompt.length, last?.end ?? 0);
    if (last) last.end = Math.max(last.end, end);
    else if (end > 0) this.#cuts.push(this.#markup(this.#firstSign(0, end), end));
    const joined = this.#cuts.map((cut, at) =>
      this.#isJoined(this.#cuts[at - 1], cut) ? { ...cut, joined: true } : cut,
    );
    return withRecords(joined, this.#prompt, this.#overs);
  }

  /** Nothing between two cuts ends a sentence or a line. */
  #isJoined(before: Cut | undefined, { start }: Cut): boolean {
    if (!before) return false;
    for (let at = start - 1; at >= before.start; at -= 1) {
      const sign = this.#prompt[at] ?? '';
      if (ending.has(sign)) return false;
      if (wordPart.test(sign)) return true;
    }
    return true;
  }

  /** Gives the signs between the last cut and `start` to the last cut, up to the first that opens something. */
  #shareGap(start: number): void {
    const last = this.#cuts.at(-1);
    if (!last) return;
    let to = last.end;
    let isNewLine = false;
    for (let at = last.end; at < start; at += 1) {
      const sign = this.#prompt[at] ?? '';
      if (sign === '\n') isNewLine = true;
      if (isSpace(sign)) continue;
      if (isNewLine || openers.has(sign)) break;
      to = at + 1;
    }
    last.end = to;
  }

  #gapStart(start: number): number {
    return this.#firstSign(this.#cuts.at(-1)?.end ?? 0, start);
  }

  #firstSign(from: number, before: number): number {
    let at = from;
    while (at < before && isSpace(this.#prompt[at])) at += 1;
    return at;
  }

  #lastSign(from: number, after: number): number {
    let at = from;
    while (at > after && isSpace(this.#prompt[at - 1])) at -= 1;
    return at;
  }

  #markup(start: number, end: number): Cut {
    return { start, end, text: this.#prompt.slice(start, end), kind: 'markup', depth: 0 };
  }
}
