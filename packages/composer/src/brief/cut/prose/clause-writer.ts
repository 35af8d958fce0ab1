import { isVerbatim } from '../../exact-words.ts';
import { openingLength } from '../../read/guard/maker-talk.ts';
import { isAnswer, isCostLabel, isOfOneThing } from '../../sheet/labels.ts';
import type { CutKind } from '../cut.ts';
import type { CutWriter, Head } from '../cut-writer.ts';
import { asideOf } from './asides.ts';
import { catchwordsOf } from './catchwords.ts';
import { subjectsOf } from './chat.ts';
import { dashedOf, isKey, type Keyed, keyedOf } from './heads.ts';
import type { RowContext } from './part-shapes.ts';
import { partsOf } from './parts.ts';
import { isRecordLine } from './record-lines.ts';
import type { Range, Run } from './run.ts';
import { isBareValue, isMoney } from './values.ts';

export const depthUnder = (head: Head | undefined): number => (head?.depth ?? 0) + 1;

/** What a clause is and where it stands. `lead` is the token where its list mark or key begins. */
export interface Clause {
  range: Range;
  kind: CutKind;
  head: Head | undefined;
  lead?: number | undefined;
  /** Whether its commas part details of one thing: it is one of a list that semicolons part. */
  isOne?: boolean | undefined;
}

/** What a clause leaves for those behind it. */
export interface Left {
  /** Its own head, which holds up to the end of the sentence. */
  head?: Head;
  /** It has a key and no value yet: what follows stands under it. */
  isWaiting?: boolean;
}

/** Writes clauses as cuts: heads and their values, rows and their parts, lists in brackets. */
export class ClauseWriter {
  readonly #run: Run;
  readonly #writer: CutWriter;
  /** The words of all cuts so far, to know the name of a page or section when it comes again. */
  readonly #named: Set<string>;

  constructor(run: Run, writer: CutWriter, named: Set<string>) {
    this.#run = run;
    this.#writer = writer;
    this.#named = named;
  }

  isNamed(key: string): boolean {
    return this.#named.has(key.toLowerCase());
  }

  /** All that `write` writes is of one sentence of running text. */
  within(range: Range, context: RowContext, write: () => void): void {
    const run = this.#run;
    const quoted = run.quoted(range);
    const paragraph = run.span(run.whole).start;
    const isOfCatchwords = catchwordsOf(run, range, context) !== undefined;
    this.#writer.within(
      {
        text: run.text(range),
        paragraph,
        ...(quoted !== undefined && { quoted }),
        ...(isOfCatchwords && { isOfCatchwords }),
      },
      write,
    );
  }

  /** Writes a clause that has heads, each under `head`. Does and returns nothing where it has none. */
  keyed({ range, kind, head, lead, isOne }: Clause, context: RowContext): Left | undefined {
    let left: Left | undefined;
    for (const [at, keyed] of keyedOf(this.#run, range, context).entries()) {
      left = this.#keyed(keyed, { range, kind, head, isOne, lead: at === 0 ? lead : undefined });
    }
    return left;
  }

  #keyed(keyed: Keyed, clause: Clause): Left {
    const { before, head, value } = keyed;
    const { lead } = clause;
    if (isRecordLine(this.#run, keyed, clause.range, clause.kind)) {
      this.write({ ...clause, range: { from: head.from, to: value.to } });
      return {};
    }
    this.#parts(before, 'part', clause.head, lead);
    const start = before.length === 0 ? lead : undefined;
    const words = this.#run.text(head);
    if (value.from < value.to && openingLength(words) >= words.length) {
      this.plain({ ...clause, range: value, lead: start ?? head.from }, {});
      return {};
    }
    if (value.from < value.to && isKey(this.#run, head))
      return this.#keyAndValue(head, value, { ...clause, lead: start });
    const isWaiting = value.from >= value.to;
    if (
      clause.kind === 'list_item' &&
      !isWaiting &&
      partsOf(this.#run, value, { isKeyed: true }).length === 1
    ) {
      this.write({ ...clause, range: { from: head.from, to: value.to }, lead: start });
      return {};
    }
    const own = isWaiting
      ? this.#notedHead(head, clause.head, start)
      : this.#part(head, 'heading', clause.head, start);
    this.#values(value, own, clause);
    return { head: own, isWaiting };
  }

  /** "Courses (all 60 min, max 8 people):" over lines: the brackets at its end are one note of all that follows. */
  #notedHead(range: Range, head: Head | undefined, lead?: number): Head {
    const run = this.#run;
    const { pair } = run.tokens[range.to - 1] ?? {};
    const isNoted = pair !== undefined && pair > range.from && '(（'.includes(run.at(pair));
    if (!isNoted) return this.#part(range, 'heading', head, lead);
    const words = { from: range.from, to: pair };
    const index = this.write({ range: words, kind: 'heading', head, lead });
    const own: Head = { key: run.text(words), depth: depthUnder(head), index };
    this.write({ range: { from: pair + 1, to: range.to - 1 }, kind: 'aside', head: own });
    return own;
  }

  /** The name of a thing stays with a price behind its colon. */
  #keyAndValue(head: Range, value: Range, clause: Clause): Left {
    const { kind, head: outer, lead = head.from } = clause;
    const words = this.#run.words(value);
    if (isBareValue(words) && words.some(isMoney) && words.length < 4) {
      this.write({ range: { from: head.from, to: value.to }, kind, head: outer, lead });
      return {};
    }
    const own: Head = {
      key: this.#run.text(head).replace(/は$/u, ''),
      depth: depthUnder(outer),
      over: outer?.index,
    };
    this.#values(value, own, clause, lead);
    return { head: own };
  }

  /** "Cost: free, buy a drink" is no row of prices, "Dogs: yes, on a lead" no row of things. */
  #isOneAnswer({ key }: Head, value: Range): boolean {
    const run = this.#run;
    if (run.words(value).some((word) => /\p{N}/u.test(word))) return false;
    const isAnswered = isAnswer(run.lower(value.from)) && run.tokens[value.from + 1]?.kind === 'comma';
    return isCostLabel(key) || isAnswered;
  }

  #values(value: Range, head: Head, { isOne }: Clause, lead?: number): void {
    const isTold = value.from < value.to && (isOfOneThing(head.key) || this.#isOneAnswer(head, value));
    const isWhole = isOne || isVerbatim(head.key) || isTold;
    const parts = isWhole ? [value] : partsOf(this.#run, value, { isKeyed: true });
    this.#parts(parts, 'key_value', head, lead);
  }

  /** Writes a clause that has no head. */
  plain(clause: Clause, context: RowContext): void {
    let rest: Clause | undefined = clause;
    while (rest) rest = this.#dashed(rest, context);
  }

  /** Returns what is behind the list between dashes. */
  #dashed({ range, kind, head, lead, isOne }: Clause, context: RowContext): Clause | undefined {
    const run = this.#run;
    const dashed = dashedOf(run, range);
    if (!dashed) {
      const parts = isOne ? [range] : this.#partsOf(range, context);
      this.#parts(parts, parts.length === 1 || kind === 'key_value' ? kind : 'part', head, lead);
      return undefined;
    }
    const index = this.write({ range: dashed.head, kind, head, lead });
    const own = { key: run.text(dashed.head), depth: depthUnder(head), index };
    this.#parts(partsOf(run, dashed.list, { isKeyed: true }), 'part', own);
    return dashed.rest.to > dashed.rest.from ? { range: dashed.rest, kind: 'part', head } : undefined;
  }

  #partsOf(range: Range, context: RowContext): Range[] {
    const run = this.#run;
    if (run.rows.has(range.from)) return partsOf(run, range, { ...context, isKeyed: true });
    return (
      catchwordsOf(run, range, context) ??
      subjectsOf(run, range).flatMap((piece) => partsOf(run, piece, context))
    );
  }

  #parts(parts: readonly Range[], kind: CutKind, head: Head | undefined, lead?: number): void {
    for (const [at, part] of parts.entries()) this.#part(part, kind, head, at === 0 ? lead : undefined);
  }

  /** Writes a part and the lists in brackets behind its words. Returns its last words as a head. */
  #part(range: Range, kind: CutKind, head: Head | undefined, lead?: number): Head {
    const depth = depthUnder(head);
    if (this.#run.rows.has(range.from)) {
      const index = this.write({ range, kind: 'list_item', head, lead });
      return { key: this.#run.text(range), depth, index };
    }
    let aside = asideOf(this.#run, range);
    let words = aside?.before ?? range;
    let own: Head = {
      key: this.#run.text(words),
      depth,
      index: this.write({ range: words, kind, head, lead }),
    };
    while (aside) {
      for (const part of aside.parts) this.write({ range: part, kind: 'aside', head: own });
      const { rest } = aside;
      aside = asideOf(this.#run, rest);
      words = aside?.before ?? rest;
      if (this.#run.words(words).length === 0) continue;
      own = { key: this.#run.text(words), depth, index: this.write({ range: words, kind: 'part', head }) };
    }
    return own;
  }

  write({ range, kind, head, lead = range.from }: Clause): number {
    const run = this.#run;
    const text = run.text(range);
    this.#named.add(text.toLowerCase());
    const { start } = run.span({ from: lead, to: lead + 1 });
    const { end } = run.span(range);
    return this.#writer.add({ start, end, text, kind, head, quoted: run.quoted(range) });
  }
}
