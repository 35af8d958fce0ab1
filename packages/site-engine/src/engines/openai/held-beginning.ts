import { isProse } from './announcement.ts';
import { createFencedPart, type FileEnd } from './fenced-part.ts';
import type { Cut } from './lead.ts';
import { joinBeginning } from './seam.ts';
import { seamLength } from './seam-length.ts';

/** Where a continuation is joined to what came before. */
export interface Seam {
  add(text: string): void;
  /** Passes on what was held back. False when the continuation is only words about the site, which are none of it. */
  end(): boolean;
}

export interface SeamOptions extends Cut, FileEnd {
  onText: (text: string) => void;
}

/** Passes the text of a continuation on, but holds its beginning back until it can be joined. A first answer is passed on as it is. */
export function createSeam({ onText, ...options }: SeamOptions): Seam {
  const { before, openPath } = options;
  if (before === '') return { add: onText, end: () => true };
  let held: string | undefined = '';
  let out = { add: onText, end: () => {} };
  const release = () => {
    if (held === undefined) return;
    const { text, isFenced } = joinBeginning(options, held);
    held = undefined;
    if (isFenced && openPath !== undefined) out = createFencedPart(options, onText);
    if (text !== '') out.add(text);
  };
  return {
    add(text) {
      if (held === undefined) return out.add(text);
      held += text;
      if (held.length >= seamLength) release();
    },
    end() {
      if (held !== undefined && openPath !== undefined && isProse(held)) return false;
      release();
      out.end();
      return true;
    },
  };
}
