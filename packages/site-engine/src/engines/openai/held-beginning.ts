import { readFence } from '../../protocol/markers.ts';
import { isProse, joinBeginning, seamLength } from './seam.ts';

/** Where a continuation is joined to what came before. */
export interface Seam {
  add(text: string): void;
  /** Passes on what was held back. False when the continuation is only words about the site, which are none of it. */
  end(): boolean;
}

export interface SeamOptions {
  before: string;
  /** The file that is being written. */
  openPath: string | undefined;
  onText: (text: string) => void;
}

const mayBeFence = /^ {0,3}(?:`*|~*)[ \t]*$/;

/** Leaves out lines that only close a fence, wherever the text is cut. */
function withoutFence(onText: (text: string) => void) {
  let line = '';
  let isContent = false;
  const endLine = () => {
    const passed = !isContent && readFence(line) ? '' : `${line}\n`;
    line = '';
    isContent = false;
    return passed;
  };
  const takePart = (part: string) => {
    line += part;
    if (!isContent && mayBeFence.test(line)) return '';
    isContent = true;
    const passed = line;
    line = '';
    return passed;
  };
  return {
    add: (text: string) =>
      onText(
        text
          .split('\n')
          .map((part, index) => (index > 0 ? endLine() : '') + takePart(part))
          .join(''),
      ),
    end: () => onText(readFence(line) ? '' : line),
  };
}

/** Passes the text of a continuation on, but holds its beginning back until it can be joined. A first answer is passed on as it is. */
export function createSeam({ before, openPath, onText }: SeamOptions): Seam {
  if (before === '') return { add: onText, end: () => true };
  let held: string | undefined = '';
  let out = { add: onText, end: () => {} };
  const release = () => {
    if (held === undefined) return;
    const { text, isFenced } = joinBeginning(before, held, openPath);
    held = undefined;
    if (isFenced) out = withoutFence(onText);
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
