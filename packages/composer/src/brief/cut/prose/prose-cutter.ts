import type { CutWriter, Head } from '../cut-writer.ts';
import { ClauseWriter } from './clause-writer.ts';
import { Paragraph } from './paragraph.ts';
import type { ProseContext } from './prose-context.ts';
import type { Run } from './run.ts';

/** Cuts one line or paragraph after another and remembers what was named, to know a page's name when it comes again. */
export class ProseCutter {
  readonly #writer: CutWriter;
  readonly #named = new Set<string>();

  constructor(writer: CutWriter) {
    this.#writer = writer;
  }

  /** Returns the head that was written last and still waits for what it heads: "Sections:" at the end of a line. */
  cut(run: Run, context: ProseContext): Head | undefined {
    return new Paragraph(run, new ClauseWriter(run, this.#writer, this.#named), context).cut();
  }
}
