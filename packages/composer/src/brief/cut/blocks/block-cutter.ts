import type { Cut } from '../cut.ts';
import { CutWriter, type Head } from '../cut-writer.ts';
import { ProseCutter } from '../prose.ts';
import { Run } from '../run.ts';
import { type Span, trimmed } from '../span.ts';
import { viewOf } from '../view.ts';
import { HeadStack, itemLevel, titleLevel } from './head-stack.ts';
import { readJson } from './json.ts';
import { cutJson } from './json-cuts.ts';
import { goesOn, isTitle, type LineShape, shapeOf, startsWithKey } from './line-shape.ts';
import { type Line, linesOf } from './lines.ts';
import { type Table, tableAt } from './table.ts';

/** Reads the lines of a prompt one after another: what each is, what it stands under, and what it says. */
export class BlockCutter {
  readonly #prompt: string;
  readonly #writer: CutWriter;
  readonly #prose: ProseCutter;
  readonly #heads = new HeadStack();
  readonly #lines: Line[];
  /** An attempt to read JSON came so far and failed: none is made before this place again. */
  #noJsonBefore = 0;
  #isAfterBlank = true;
  #isTitleUsed = false;
  #wasItem = false;
  #isFielded = false;
  #isLined = false;
  /** The element of HTML that the next line is in. */
  #element = '';
  #listDepth = 0;

  constructor(prompt: string) {
    this.#prompt = prompt;
    this.#writer = new CutWriter(prompt);
    this.#prose = new ProseCutter(this.#writer);
    this.#lines = linesOf(prompt);
  }

  cut(): Cut[] {
    this.#isFielded = this.#lines.filter((line) => startsWithKey(this.#text(line))).length > 2;
    this.#isLined = this.#lines.filter((line) => this.#text(line) !== '').length > 3;
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
    if ((text[0] === '{' || text[0] === '[') && line.start >= this.#noJsonBefore) {
      const taken = this.#json(line, at);
      if (taken !== undefined) return taken;
    }
    if (text !== '') {
      const table = tableAt(this.#prompt, this.#lines, at);
      if (table) return this.#table(table);
    }
    return this.#shaped(line, at, shapeOf(text));
  }

  #shaped(line: Line, at: number, shape: LineShape): number {
    switch (shape.kind) {
      case 'blank':
        this.#isAfterBlank = true;
        return 1;
      case 'rule':
      case 'fence':
        this.#markup(trimmed(this.#prompt, line));
        return 1;
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
    if (/^(?:=+|-+)$/u.test(this.#textAt(at + 1)) && text.length < 80 && text !== '')
      return this.#heading(span, 1);
    return this.#isTitleLine(text, at) ? this.#heading(span, titleLevel) : this.#paragraph(span, at);
  }

  #isTitleLine(text: string, at: number): boolean {
    const next = this.#lines[at + 1];
    if (!isTitle(text) || !next || next.tag) return false;
    const following = this.#text(next);
    if (following !== '') return !isTitle(following) && this.#isAfterBlank;
    return this.#isAfterBlank && this.#lines[at + 2] !== undefined && this.#textAt(at + 2) !== '' && at > 0;
  }

  #heading(span: Span, level: number): number {
    const run = new Run(viewOf(this.#prompt, span));
    this.#heads.leave(level);
    const before = this.#writer.count;
    const head = this.#heads.top;
    const hasValue = run.tokens.some(
      ({ kind }, at) => kind === 'colon' && at > 0 && at < run.tokens.length - 1,
    );
    if (hasValue) this.#prose.cut(run, { head, isField: true });
    else this.#writeHeading(run, span, head);
    if (this.#writer.count > before) {
      const own = this.#writer.headOf(before);
      if (own) this.#heads.enter(level, own);
    }
    this.#afterHead();
    return 1;
  }

  #writeHeading(run: Run, span: Span, head: Head | undefined): void {
    const text = run.view.text.replace(/[#\s:：]+$/u, '');
    if (text !== '')
      this.#writer.add({ ...span, text, kind: 'heading', head, quoted: run.quoted(run.whole) });
  }

  #afterHead(): void {
    this.#isTitleUsed = false;
    this.#isAfterBlank = false;
    this.#wasItem = false;
  }

  #item(line: Line, at: number, content: number): number {
    const mark = this.#text(line)[0] ?? '';
    const level = itemLevel + line.indent * 2 + (/[\d(①-⑳]/u.test(mark) ? 0 : 1);
    this.#enterContent(true);
    this.#heads.leave(level);
    const taken = this.#wrapped(line, at, line.indent);
    const span = {
      start: this.#inside(line, content).start,
      end: this.#lines[at + taken - 1]?.end ?? line.end,
    };
    const before = this.#writer.count;
    const waiting = this.#prose.cut(new Run(viewOf(this.#prompt, span)), {
      head: this.#heads.top,
      isItem: true,
    });
    const own = waiting ?? this.#writer.headOf(before);
    if (own) this.#heads.enter(level, own);
    return taken;
  }

  #paragraph(span: Span, at: number): number {
    this.#enterContent(false);
    const taken = this.#wrapped(this.#lines[at], at, -1);
    const end = taken === 1 ? span.end : (this.#lines[at + taken - 1]?.end ?? span.end);
    const waiting = this.#prose.cut(new Run(viewOf(this.#prompt, { start: span.start, end })), {
      head: this.#heads.top,
      isFirst: this.#writer.count === 0,
      isField: this.#isFielded,
      isLine: this.#isLined,
    });
    if (waiting) {
      this.#heads.enter(titleLevel, waiting);
      this.#afterHead();
    }
    return taken;
  }

  /** How many lines make one paragraph: lines broken for their width go on. */
  #wrapped(line: Line | undefined, at: number, indent: number): number {
    let taken = 1;
    let text = line ? this.#text(line) : '';
    for (let next = this.#lines[at + 1]; next && !next.tag; next = this.#lines[at + taken]) {
      const following = this.#text(next);
      const isText = shapeOf(following).kind === 'text' && next.indent > indent;
      if (!isText || !goesOn(text, following)) break;
      text = following;
      taken += 1;
    }
    return taken;
  }

  /** A title holds for what follows it up to an empty line, a list to its end. */
  #enterContent(isItem: boolean): void {
    const goesOnAsList = isItem && this.#wasItem;
    if (this.#isAfterBlank && this.#isTitleUsed && !goesOnAsList) this.#heads.leave(titleLevel);
    if (!isItem) this.#heads.leave(itemLevel);
    this.#isTitleUsed = true;
    this.#isAfterBlank = false;
    this.#wasItem = isItem;
  }

  #table({ rows, hasHeader, lines }: Table): number {
    this.#enterContent(false);
    const names = hasHeader ? rows[0]?.cells.map((cell) => this.#read(cell)) : undefined;
    for (const [at, { line, cells }] of rows.entries()) {
      const texts = cells.map((cell) => this.#read(cell));
      this.#row(trimmed(this.#prompt, line), texts, at === 0 && hasHeader ? 'heading' : 'row', names);
    }
    return lines;
  }

  #row(span: Span, texts: readonly string[], kind: 'row' | 'heading', names?: readonly string[]): void {
    const text = texts.filter((cell) => cell !== '').join(', ');
    if (text === '') {
      this.#markup(span);
      return;
    }
    const cells = texts.map((cell, at) => {
      const column = kind === 'row' ? names?.[at] : undefined;
      return column ? { column, text: cell } : { text: cell };
    });
    this.#writer.add({ ...span, text, kind, head: this.#heads.top, cells });
  }

  /** Returns nothing where the line begins no JSON. */
  #json(line: Line, at: number): number | undefined {
    const { start } = trimmed(this.#prompt, line);
    const { json, failed } = readJson(this.#prompt, start);
    if (!json) {
      this.#noJsonBefore = failed;
      return undefined;
    }
    this.#enterContent(false);
    cutJson(this.#prompt, json, this.#writer, this.#prose, this.#heads.top);
    return this.#leaveAt(json.end, at);
  }

  /** Skips the lines before a place; what is left of the last one is a line of its own. */
  #leaveAt(end: number, at: number): number {
    let next = at;
    while ((this.#lines[next]?.end ?? Number.POSITIVE_INFINITY) <= end) next += 1;
    const line = this.#lines[next];
    if (line && line.start < end) this.#lines[next] = { ...line, start: end };
    return Math.max(next - at, line && line.start < end ? 0 : 1);
  }

  #tag({ start, end, tag }: Line): number {
    this.#markup({ start, end });
    const name = tag?.name ?? '';
    const isClosing = tag?.isClosing ?? false;
    if (name === 'ul' || name === 'ol') this.#listDepth = Math.max(0, this.#listDepth + (isClosing ? -1 : 1));
    this.#element = isClosing ? '' : name;
    if (name === 'p' || name === 'div' || name === 'section') this.#isAfterBlank = true;
    return 1;
  }

  #markup(span: Span): void {
    if (span.end > span.start) {
      this.#writer.add({ ...span, text: this.#prompt.slice(span.start, span.end), kind: 'markup' });
    }
  }

  #inside(line: Line, content: number): Span {
    const { start, end } = trimmed(this.#prompt, line);
    return { start: start + content, end };
  }

  #read(cell: Span): string {
    return viewOf(this.#prompt, trimmed(this.#prompt, cell)).text.replace(/^"|"$/gu, '');
  }

  #text(line: Line): string {
    return this.#prompt.slice(line.start, line.end).trim();
  }

  #textAt(index: number): string {
    const line = this.#lines[index];
    return line && !line.tag ? this.#text(line) : '';
  }
}
