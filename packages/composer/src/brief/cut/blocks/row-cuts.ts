import type { CutWriter, Head } from '../cut-writer.ts';
import { type Span, trimmed } from '../span.ts';
import { viewOf } from '../view.ts';
import type { Row } from './table-shape.ts';

interface Columns {
  names?: readonly string[] | undefined;
  lead?: number;
}

/** Writes rows of tables: the names of the columns as a heading with cells, each row with its cells by them. */
export class RowCutter {
  readonly #prompt: string;
  readonly #writer: CutWriter;

  constructor(prompt: string, writer: CutWriter) {
    this.#prompt = prompt;
    this.#writer = writer;
  }

  /** The texts of cells, as names for the columns of the rows behind them. */
  read(cells: Row): string[] {
    return cells.map((cell) =>
      viewOf(this.#prompt, trimmed(this.#prompt, cell)).text.trim().replace(/^"|"$/gu, ''),
    );
  }

  header(span: Span, cells: Row, head: Head | undefined): void {
    const texts = this.read(cells);
    this.#write(
      span,
      'heading',
      texts,
      texts.map((text) => ({ text })),
      head,
    );
  }

  /** The cell that names the row comes first; `lead` counts those before it, which sort the rows. */
  row(span: Span, cells: Row, head: Head | undefined, { names, lead = 0 }: Columns): void {
    const texts = this.read(cells);
    const named = texts.map((text, at) => {
      const column = names?.[at];
      return column ? { column, text } : { text };
    });
    const ordered = [...named.slice(lead, lead + 1), ...named.slice(0, lead), ...named.slice(lead + 1)];
    this.#write(span, 'row', texts, ordered, head);
  }

  #write(
    span: Span,
    kind: 'row' | 'heading',
    texts: readonly string[],
    cells: readonly { column?: string; text: string }[],
    head: Head | undefined,
  ): void {
    const text = texts.filter((cell) => cell !== '').join(', ');
    const range = trimmed(this.#prompt, span);
    if (range.end <= range.start) return;
    if (text !== '') this.#writer.add({ ...range, text, kind, head, cells });
    else this.#writer.add({ ...range, text: this.#prompt.slice(range.start, range.end), kind: 'markup' });
  }
}
