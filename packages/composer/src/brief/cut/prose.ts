import { asideOf } from './asides.ts';
import { subjectsOf } from './chat.ts';
import type { CutKind } from './cut.ts';
import type { CutWriter, Head } from './cut-writer.ts';
import { verbatimKeys } from './function-words.ts';
import { dashedOf, isKey, type Keyed, keyedOf } from './heads.ts';
import { marksOf } from './numbered.ts';
import type { RowContext } from './part-shapes.ts';
import { partsOf } from './parts.ts';
import type { Range, Run } from './run.ts';
import { sentencesOf } from './sentences.ts';
import { isBareValue, isMoney } from './values.ts';

/** What a line or paragraph is cut under. */
export interface ProseContext {
  head?: Head | undefined;
  /** It stands behind the mark of a list. */
  isItem?: boolean;
  /** Nothing stands before it in the prompt. */
  isFirst?: boolean;
  /** Its head is a key in JSON. */
  isValue?: boolean;
  /** It is a line of its own that may have a key, which then holds for all of it. */
  isField?: boolean;
  /** It is one of many lines. */
  isLine?: boolean;
}

const depthUnder = (head: Head | undefined): number => (head?.depth ?? 0) + 1;

const longestExact = 16;

function isVerbatim(key: string): boolean {
  const words = key.toLowerCase().split(' ');
  return verbatimKeys.has(words.at(-1) ?? '') || verbatimKeys.has(words[0] ?? '');
}

/** Cuts one line or paragraph after another and remembers what their parts were, to know a page's name when it comes again. */
export class ProseCutter {
  readonly #writer: CutWriter;
  readonly #named = new Set<string>();

  constructor(writer: CutWriter) {
    this.#writer = writer;
  }

  /** Returns the head that was written last and still waits for what it heads: "Sections:" at the end of a line. */
  cut(run: Run, context: ProseContext): Head | undefined {
    return new Paragraph(run, this.#writer, this.#named, context).cut();
  }
}

class Paragraph {
  readonly #run: Run;
  readonly #writer: CutWriter;
  readonly #named: Set<string>;
  readonly #context: ProseContext;
  /** The name of a page or section that opened a sentence: head until the next one. */
  #section: Head | undefined;
  #waiting: Head | undefined;
  #isFirst: boolean;

  constructor(run: Run, writer: CutWriter, named: Set<string>, context: ProseContext) {
    this.#run = run;
    this.#writer = writer;
    this.#named = named;
    this.#context = context;
    this.#isFirst = context.isFirst ?? false;
  }

  cut(): Head | undefined {
    const run = this.#run;
    const { head, isItem, isValue } = this.#context;
    const marks = marksOf(run, run.whole);
    if (this.#exactWords(head)) return undefined;
    const firstMark = marks[0]?.from ?? run.whole.to;
    this.#sentences({ from: 0, to: firstMark }, head, this.#kind(isItem, isValue));
    const listHead = this.#waiting ?? head;
    for (const [at, { content, from }] of marks.entries()) {
      this.#waiting = undefined;
      this.#section = undefined;
      const to = marks[at + 1]?.from ?? run.whole.to;
      this.#sentences({ from: content, to }, listHead, 'list_item', from);
    }
    return this.#waiting;
  }

  #kind(isItem = false, isValue = false): CutKind {
    if (isValue) return 'key_value';
    return isItem ? 'list_item' : 'sentence';
  }

  /** "Slogan: Fresh. Every day." is one statement to its end. */
  #exactWords(head: Head | undefined): boolean {
    const run = this.#run;
    if (this.#context.isValue) {
      if (!isVerbatim(head?.key ?? '')) return false;
      this.#write(run.whole, 'key_value', head);
      return true;
    }
    const colon = [1, 2, 3, 4, 5].find((index) => run.tokens[index]?.kind === 'colon');
    if (colon === undefined || colon + 1 >= run.whole.to || run.length(run.whole) > longestExact)
      return false;
    const key = run.text({ from: 0, to: colon });
    if (!isVerbatim(key)) return false;
    const own = { key, depth: depthUnder(head) };
    this.#write({ from: colon + 1, to: run.whole.to }, 'key_value', own, 0);
    return true;
  }

  #sentences(range: Range, head: Head | undefined, kind: CutKind, lead?: number): void {
    let before = lead;
    for (const sentence of sentencesOf(this.#run, range)) {
      this.#sentence(this.#withoutStop(sentence), head, kind, before);
      this.#isFirst = false;
      before = undefined;
    }
  }

  /** Question and exclamation marks are a part of what is said, full stops are not. */
  #withoutStop({ from, to }: Range): Range {
    let end = to;
    while (end > from && /^[.。,،、;:]+$/u.test(this.#run.at(end - 1)) && this.#isEnd(end - 1)) end -= 1;
    return { from, to: end };
  }

  #isEnd(index: number): boolean {
    return this.#run.tokens[index]?.kind !== 'word' && this.#run.tokens[index]?.kind !== 'colon';
  }

  /** A head at the beginning of a sentence holds for all its clauses. */
  #sentence(range: Range, head: Head | undefined, kind: CutKind, lead?: number): void {
    let current = this.#section ?? head;
    let from = range.from;
    let before = lead;
    const clause = (to: number): void => {
      if (to > from) current = this.#clause({ from, to }, head, current, kind, before);
      from = to + 1;
      before = undefined;
    };
    for (const [index, token] of this.#run.outer(range)) if (token.kind === 'semicolon') clause(index);
    clause(range.to);
  }

  /** Returns the head that the next clause of the sentence stands under. */
  #clause(
    range: Range,
    base: Head | undefined,
    current: Head | undefined,
    kind: CutKind,
    lead?: number,
  ): Head | undefined {
    const run = this.#run;
    const keyed = keyedOf(run, range, this.#rowContext());
    if (keyed.length === 0) {
      this.#plain(range, current, kind, lead);
      return current;
    }
    let head = current;
    for (const [at, pair] of keyed.entries()) {
      head = this.#keyed(pair, base, kind, at === 0 ? lead : undefined);
    }
    return head;
  }

  #rowContext(): RowContext {
    const { isItem = false, isValue = false, isLine = false } = this.#context;
    return { isItem, isLine, isKeyed: isValue, isFirst: this.#isFirst };
  }

  #keyed(
    { before, head, value }: Keyed,
    base: Head | undefined,
    kind: CutKind,
    lead?: number,
  ): Head | undefined {
    const run = this.#run;
    for (const part of before) this.#part(part, 'part', base);
    const key = run.text(head);
    if (value.from >= value.to) {
      const index = this.#write(head, 'heading', base, before.length === 0 ? lead : undefined);
      this.#waiting = { key, depth: depthUnder(base), index };
      return this.#waiting;
    }
    if (isKey(run, head)) return this.#keyAndValue(head, value, base, kind, lead ?? head.from);
    const index = this.#longHead(head, base, before.length === 0 ? lead : undefined);
    const own: Head = { key, depth: depthUnder(base), index };
    this.#values(value, own);
    return own;
  }

  /** A head that is a statement itself, and may have brackets of its own. */
  #longHead(head: Range, base: Head | undefined, lead?: number): number {
    return this.#part(head, 'heading', base, lead);
  }

  #keyAndValue(
    head: Range,
    value: Range,
    base: Head | undefined,
    kind: CutKind,
    lead: number,
  ): Head | undefined {
    const run = this.#run;
    const words = run.words(value);
    if (isBareValue(words) && words.some(isMoney) && words.length < 4) {
      this.#write({ from: head.from, to: value.to }, kind, base, lead);
      return base;
    }
    const key = run.text(head);
    const own: Head = { key, depth: depthUnder(base) };
    this.#values(value, own, lead);
    const { isField, isItem } = this.#context;
    if (isField || isItem || this.#named.has(key.toLowerCase())) this.#section = own;
    return own;
  }

  #values(value: Range, head: Head, lead?: number): void {
    const parts = isVerbatim(head.key) ? [value] : partsOf(this.#run, value, { isKeyed: true });
    for (const [at, part] of parts.entries()) {
      this.#part(part, 'key_value', head, at === 0 ? lead : undefined);
    }
  }

  #plain(range: Range, head: Head | undefined, kind: CutKind, lead?: number): void {
    const run = this.#run;
    const dashed = dashedOf(run, range);
    if (dashed) {
      const index = this.#write(dashed.head, kind, head, lead);
      const own = { key: run.text(dashed.head), depth: depthUnder(head), index };
      for (const part of partsOf(run, dashed.list, { isKeyed: true })) this.#part(part, 'part', own);
      if (dashed.rest.to > dashed.rest.from) this.#plain(dashed.rest, head, 'part');
      return;
    }
    const parts = partsOf(run, range, this.#rowContext()).flatMap((part) => subjectsOf(run, part));
    const only = this.#context.isValue ? 'key_value' : kind;
    const many = this.#context.isValue ? 'key_value' : 'part';
    for (const [at, part] of parts.entries()) {
      this.#part(part, parts.length === 1 ? only : many, head, at === 0 ? lead : undefined);
    }
  }

  /** Writes a part and the lists in brackets behind its words. Returns the index of its own cut. */
  #part(range: Range, kind: CutKind, head: Head | undefined, lead?: number): number {
    const run = this.#run;
    const aside = asideOf(run, range);
    if (!aside) return this.#write(range, kind, head, lead);
    const index = this.#write(aside.before, kind, head, lead);
    const own = { key: run.text(aside.before), depth: depthUnder(head), index };
    for (const part of aside.parts) this.#write(part, 'aside', own);
    if (this.#length(aside.rest) > 0) this.#part(aside.rest, kind === 'heading' ? 'heading' : 'part', head);
    return index;
  }

  #length(range: Range): number {
    return this.#run.words(range).length;
  }

  #write(range: Range, kind: CutKind, head: Head | undefined, lead = range.from): number {
    const run = this.#run;
    const text = run.text(range);
    this.#named.add(text.toLowerCase());
    const { start } = run.span({ from: lead, to: lead + 1 });
    const { end } = run.span(range);
    return this.#writer.add({ start, end, text, kind, head, quoted: run.quoted(range) });
  }
}
