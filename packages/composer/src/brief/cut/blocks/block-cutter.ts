import type { Cut, ListedAs } from '../cut.ts';
import { CutWriter, type Head } from '../cut-writer.ts';
import { ProseCutter } from '../prose/prose-cutter.ts';
import { Run } from '../prose/run.ts';
import { type Span, trimmed } from '../span.ts';
import { viewOf } from '../view.ts';
import { detailsOfItem, isDetailOf, type SetLine } from './detail-lines.ts';
import { itemLevel, subtitleLevel, titleLevel } from './head-stack.ts';
import { htmlRowAt } from './html-table.ts';
import { readJson } from './json.ts';
import { cutJson } from './json-cuts.ts';
import { goesOn, isTitle, type LineShape, shapeOf, titleAndNote } from './line-shape.ts';
import { type Line, linesOf } from './lines.ts';
import { listLines } from './list-lines.ts';
import { type MessageLine, messageLines } from './message-lines.ts';
import { type PromptShape, shapeOfPrompt } from './prompt-shape.ts';
import { RowCutter } from './row-cuts.ts';
import { Scope } from './scope.ts';
import { tableAt } from './table.ts';
import type { Table } from './table-shape.ts';

/** Reads the lines of a prompt one after another: what each is, what it stands under, and what it says. */
export class BlockCutter {
  readonly #prompt: string;
  readonly #writer: CutWriter;
  readonly #prose: ProseCutter;
  readonly #rows: RowCutter;
  readonly #scope = new Scope();
  readonly #lines: Line[];
  readonly #shape: PromptShape;
  /** Lines of a pasted chat or letter. */
  readonly #messages: ReadonlyMap<number, MessageLine>;
  /** Lines that are each one thing of a list. */
  readonly #listed: ReadonlyMap<number, ListedAs>;
  /** An attempt to read JSON came so far and failed: none is made before this place again. */
  #noJsonBefore = 0;
  /** The element of HTML that the next line is in. */
  #element = '';
  #listDepth = 0;
  #columns: readonly string[] | undefined;

  constructor(prompt: string) {
    this.#prompt = prompt;
    this.#writer = new CutWriter(prompt);
    this.#prose = new ProseCutter(this.#writer);
    this.#rows = new RowCutter(prompt, this.#writer);
    this.#lines = linesOf(prompt);
    const texts = this.#lines.map((line) => this.#text(line));
    this.#shape = shapeOfPrompt(texts.filter((text) => text !== ''));
    this.#messages = messageLines(texts);
    this.#listed = listLines(this.#lines.flatMap((_, index) => this.#setLine(index) ?? []));
  }

  cut(): Cut[] {
    for (let at = 0; at < this.#lines.length; ) {
      const line = this.#lines[at];
      if (!line) break;
      at += this.#line(line, at);
    }
    return this.#writer.finish();
  }

  /** Returns how many lines it took. */
  #line(line: Line, at: number): number {
    if (line.tag) return this.#tag(line);
    const text = this.#text(line);
    if (text === '') {
      if (this.#element === '') this.#scope.blank();
      return 1;
    }
    const message = this.#messages.get(at);
    if (message) return this.#message(line, at, message);
    const isJson = (text[0] === '{' || text[0] === '[') && line.start >= this.#noJsonBefore;
    const taken = isJson ? this.#json(line, at) : undefined;
    if (taken !== undefined) return taken;
    if (this.#element === 'td' || this.#element === 'th') return this.#htmlRow(at);
    const table = tableAt(this.#prompt, this.#lines, at);
    return table ? this.#table(table) : this.#shaped(line, at, shapeOf(text));
  }

  /** What is written of when and by whom is nobody's words; what is said behind it stands for itself. */
  #message(line: Line, at: number, { lead }: MessageLine): number {
    const { start, end } = trimmed(this.#prompt, line);
    const said = trimmed(this.#prompt, { start: start + lead, end });
    this.#markup({ start, end: Math.min(said.start, end) });
    return said.end > said.start ? this.#paragraph(said, at) : 1;
  }

  #shaped(line: Line, at: number, shape: LineShape): number {
    switch (shape.kind) {
      case 'rule':
        this.#scope.leave(2);
        return this.#markup(trimmed(this.#prompt, line));
      case 'fence':
        return this.#markup(trimmed(this.#prompt, line));
      case 'heading':
        return this.#heading(this.#inside(line, shape.content), shape.level);
      case 'item':
        return this.#item(line, at, shape.content);
      case 'quote':
        return this.#paragraph(this.#inside(line, shape.content), at);
      default:
        return this.#plainLine(line, at);
    }
  }

  #plainLine(line: Line, at: number): number {
    const span = trimmed(this.#prompt, line);
    if (/^h[1-6]$/u.test(this.#element)) return this.#heading(span, Number(this.#element[1]));
    if (this.#element === 'li') return this.#item({ ...line, indent: this.#listDepth }, at, 0);
    const text = this.#text(line);
    if (text.length < 80 && /^(?:==+|--+)$/u.test(this.#textAt(at + 1))) return this.#heading(span, 1);
    if (this.#isSubtitle(text, at)) return this.#title(span, text, subtitleLevel);
    return this.#isTitleLine(text, at) ? this.#title(span, text, titleLevel) : this.#paragraph(span, at);
  }

  #isTitleLine(text: string, at: number): boolean {
    const next = this.#lines[at + 1];
    if (!isTitle(text) || !next || next.tag || !this.#scope.isAfterBlank) return false;
    const following = this.#text(next);
    if (following !== '') return !isTitle(following);
    const later = this.#textAt(at + 2);
    return later !== '' && (at > 0 || isTitle(later));
  }

  /** "Starters" between lines with prices. */
  #isSubtitle(text: string, at: number): boolean {
    if (isDetailOf((index) => this.#setLine(index), at)) return false;
    const isBeforeValue = /\d/u.test(this.#textAt(at + 1)) && !/\d$/u.test(text);
    return this.#scope.takesSubtitle && !this.#scope.isAfterBlank && isBeforeValue && isTitle(text);
  }

  /** What is in brackets behind a title is said of all that stands under it. */
  #title(span: Span, text: string, level: number): number {
    const { title, note } = titleAndNote(text);
    const { start } = span;
    if (note === undefined) return this.#heading(span, level);
    this.#heading({ start, end: start + title.length }, level);
    const open = start + title.length + text.slice(title.length).indexOf('(');
    this.#writer.add({
      start: open,
      end: span.end,
      text: this.#noted({ start: open + 1, end: span.end - 1 }),
      kind: 'aside',
      head: this.#scope.head,
    });
    return 1;
  }

  #noted(span: Span): string {
    return new Run(viewOf(this.#prompt, span)).view.text;
  }

  /** A heading may have what it heads behind its colon: "## Colours: navy and gold". */
  #heading(span: Span, level: number): number {
    const run = new Run(viewOf(this.#prompt, span));
    this.#scope.leave(level);
    const before = this.#writer.count;
    const { head } = this.#scope;
    const colon = run.tokens.findIndex(({ kind }) => kind === 'colon');
    if (colon > 0 && colon < run.tokens.length - 1) this.#prose.cut(run, { head, isField: true });
    else this.#writeHeading(run, span, head);
    this.#scope.enterTitle(level, this.#writer.headOf(before));
    return 1;
  }

  #writeHeading(run: Run, span: Span, head: Head | undefined): void {
    const text = run.view.text.replace(/(?<![#\s:：])[#\s:：]+$/u, '');
    if (text === '') return;
    this.#writer.add({ ...span, text, kind: 'heading', head, quoted: run.quoted(run.whole) });
  }

  #item(line: Line, at: number, content: number): number {
    const isNumber = /^[\d(①-⑳]/u.test(this.#text(line));
    const level = itemLevel + line.indent * 2 + (isNumber ? 0 : 1);
    this.#scope.item(level);
    const wrapped = this.#wrapped(line, at, line.indent);
    const details =
      wrapped === 1 && this.#element === '' ? detailsOfItem((index) => this.#setLine(index), at) : 0;
    const taken = wrapped + details;
    const listedAs = taken === 1 ? this.#listed.get(at) : undefined;
    if (listedAs) {
      this.#scope.enterItem(level, this.#listLine(this.#inside(line, content), listedAs));
      return 1;
    }
    const span = {
      start: this.#inside(line, content).start,
      end: this.#lines[at + taken - 1]?.end ?? line.end,
    };
    const before = this.#writer.count;
    const run = new Run(viewOf(this.#prompt, span, this.#endsOf(at, details)));
    const waiting = this.#prose.cut(run, {
      head: this.#scope.head,
      isItem: true,
      isAsked: this.#shape.isAsked,
    });
    this.#scope.enterItem(level, waiting ?? this.#writer.headOf(before));
    return taken;
  }

  #paragraph(span: Span, at: number): number {
    this.#scope.content();
    const wrapped = this.#wrapped(this.#lines[at], at, -1);
    const details = wrapped === 1 && isDetailOf((index) => this.#setLine(index), at) ? 1 : 0;
    const taken = wrapped + details;
    const listedAs = taken === 1 ? this.#listed.get(at) : undefined;
    if (listedAs) {
      this.#listLine(span, listedAs);
      return 1;
    }
    const end = taken === 1 ? span.end : (this.#lines[at + taken - 1]?.end ?? span.end);
    const { isFielded, isLined, isAsked } = this.#shape;
    const waiting = this.#prose.cut(
      new Run(viewOf(this.#prompt, { start: span.start, end }, this.#endsOf(at, details))),
      {
        head: this.#scope.head,
        isFirst: this.#writer.count === 0,
        isField: isFielded,
        isLine: isLined,
        isAsked,
      },
    );
    if (waiting) this.#scope.enterTitle(titleLevel, waiting);
    return taken;
  }

  /** A line of a list is one thing, whatever signs stand in it. */
  #listLine(span: Span, listedAs: ListedAs): Head | undefined {
    const run = new Run(viewOf(this.#prompt, span));
    const text = run.view.text.trim().replace(/[.,;]$/u, '');
    const { head } = this.#scope;
    const quoted = run.quoted(run.whole);
    return this.#writer.headOf(
      this.#writer.add({ ...span, text, kind: 'list_item', head, listedAs, quoted }),
    );
  }

  /** Where the first of so many lines end. */
  #endsOf(at: number, count: number): number[] {
    return Array.from({ length: count }, (_, index) => this.#lines[at + index]?.end ?? 0);
  }

  #setLine(index: number): SetLine | undefined {
    const line = this.#lines[index];
    return line && { text: this.#text(line), indent: line.indent, isTag: line.tag !== undefined };
  }

  /** Whether a line of a list ends at one, or begins behind it. */
  #endsListed(at: number, following: string): boolean {
    const isEnd = /[\d\p{Sc}]$/u.test(this.#textAt(at)) || !/^\p{Ll}/u.test(following);
    return this.#listed.has(at + 1) || (this.#listed.has(at) && isEnd);
  }

  /** How many lines make one paragraph: lines broken for their width go on. */
  #wrapped(line: Line | undefined, at: number, indent: number): number {
    let taken = 1;
    let text = line ? this.#text(line) : '';
    for (let next = this.#lines[at + 1]; next && !next.tag; next = this.#lines[at + taken]) {
      const following = this.#text(next);
      const isMessage = this.#messages.has(at + taken - 1) || this.#messages.has(at + taken);
      const isText = !isMessage && shapeOf(following).kind === 'text' && next.indent > indent;
      if (!isText || this.#endsListed(at + taken - 1, following)) break;
      if (!goesOn(text, following, this.#shape)) break;
      text = following;
      taken += 1;
    }
    return taken;
  }

  #table({ rows, hasHeader, lines, names: above, columns, lead = 0 }: Table): number {
    this.#scope.content();
    const { head } = this.#scope;
    const header = hasHeader ? rows[0]?.cells : undefined;
    const named = header ?? above;
    const names = named && this.#rows.read(named).slice(0, columns);
    for (const { line, cells } of rows) {
      if (cells === header) this.#rows.header(line, cells, head);
      else this.#rows.row(line, cells, head, { names, lead });
    }
    return lines;
  }

  #htmlRow(at: number): number {
    this.#scope.content();
    const { cells, isHeader, next } = htmlRowAt(this.#prompt, this.#lines, at, this.#element);
    const span = { start: cells[0]?.start ?? 0, end: cells.at(-1)?.end ?? 0 };
    const { head } = this.#scope;
    if (isHeader) {
      this.#columns = this.#rows.read(cells);
      this.#rows.header(span, cells, head);
    } else this.#rows.row(span, cells, head, { names: this.#columns });
    return next - at;
  }

  /** Returns nothing where the line begins no JSON. */
  #json(line: Line, at: number): number | undefined {
    const { start } = trimmed(this.#prompt, line);
    const { json, failed } = readJson(this.#prompt, start);
    if (!json) {
      this.#noJsonBefore = failed;
      return undefined;
    }
    this.#scope.content();
    cutJson(this.#prompt, json, this.#writer, this.#prose, this.#scope.head);
    return this.#leaveAt(json.end, at);
  }

  /** Skips the lines before a place; what is left of the last one is a line of its own. */
  #leaveAt(end: number, at: number): number {
    let next = at;
    while ((this.#lines[next]?.end ?? Number.POSITIVE_INFINITY) <= end) next += 1;
    const line = this.#lines[next];
    if (!line || line.start >= end) return Math.max(next - at, 1);
    this.#lines[next] = { ...line, start: end };
    return next - at;
  }

  #tag({ start, end, tag }: Line): number {
    const { name = '', isClosing = false } = tag ?? {};
    if (name === 'ul' || name === 'ol') this.#listDepth = Math.max(0, this.#listDepth + (isClosing ? -1 : 1));
    if (name === 'table') this.#columns = undefined;
    this.#element = isClosing ? '' : name;
    if (name === 'p' || name === 'div' || name === 'section') this.#scope.blank();
    return this.#markup({ start, end });
  }

  #markup({ start, end }: Span): number {
    if (end > start) this.#writer.add({ start, end, text: this.#prompt.slice(start, end), kind: 'markup' });
    return 1;
  }

  #inside(line: Line, content: number): Span {
    const { start, end } = trimmed(this.#prompt, line);
    return { start: start + content, end };
  }

  #text(line: Line): string {
    return line.tag ? '' : this.#prompt.slice(line.start, line.end).trim();
  }

  #textAt(index: number): string {
    const line = this.#lines[index];
    return line ? this.#text(line) : '';
  }
}
