/** A marker at the start of a line, or what may still become one: `<file`, `</file`, `</think` or a fence. */
const marker =
  /^\s*(?:$|[`~]|<(?:$|f(?:$|i(?:$|l(?:$|e)))|\/(?:$|f(?:$|i(?:$|l(?:$|e)))|t(?:$|h(?:$|i(?:$|n(?:$|k)))))))/i;

/** Characters after which a line that may still be a marker is only read once it has ended. */
export const undecidedLength = 64;

/** Whether a line of an open file that begins like this is content, however it goes on. */
export const beginsContent = (beginning: string): boolean =>
  !marker.test(beginning.slice(0, undecidedLength));

const pageEnd = /<\/html/i;
const cutPageEnd = /(?:<(?:\/(?:h(?:t(?:ml?)?)?)?)?|\r)$/i;
const longestCut = 6;

export interface LinePart {
  /** Content, whatever follows. */
  content: string;
  /** What follows decides over this: a marker may stand behind the end of a page, and a line end has two signs. */
  rest: string;
  /** Only the end of the line decides. */
  isHeld: boolean;
}

/** Parts what has come of a content line into what is content for certain and the rest. */
export function partLine(text: string): LinePart {
  const end = text.search(pageEnd);
  if (end >= 0) return { content: text.slice(0, end), rest: text.slice(end), isHeld: true };
  const cut = cutPageEnd.exec(text.slice(-longestCut))?.[0].length ?? 0;
  const length = text.length - cut;
  return { content: text.slice(0, length), rest: text.slice(length), isHeld: false };
}
