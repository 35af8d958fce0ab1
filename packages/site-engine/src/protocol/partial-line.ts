import { byKind, type MarkerKind } from './markers.ts';

/** Characters after which a line that may still be a marker is only read once it has ended. */
export const undecidedLength = 64;

const markersOf = byKind((kind) => [`<${kind}`, `</${kind}`, '</think']);

const isOrBecomes = (text: string, marker: string): boolean =>
  text.startsWith(marker) || marker.startsWith(text);

/** Whether a line of an open file that begins like this is content, however it goes on. */
export function beginsContent(beginning: string, kind: MarkerKind): boolean {
  const text = beginning.slice(0, undecidedLength).trimStart().toLowerCase();
  if (text === '' || text.startsWith('`') || text.startsWith('~')) return false;
  return !markersOf[kind].some((marker) => isOrBecomes(text, marker));
}

/** Behind these the end of the file may follow, or they are it. */
const ends = byKind((kind) => (kind === 'file' ? ['</html'] : ['</html', `</${kind}`]));
const endOf = byKind((kind) => new RegExp(ends[kind].join('|'), 'i'));
const longestCut = Math.max(
  ...Object.values(ends)
    .flat()
    .map((end) => end.length),
);

/** How much of the end of a text may be the beginning of what ends the file, or of a line end. */
function cutLength(text: string, kind: MarkerKind): number {
  const tail = text.slice(-longestCut).toLowerCase();
  if (tail.endsWith('\r')) return 1;
  const start = tail.lastIndexOf('<');
  return start >= 0 && ends[kind].some((end) => end.startsWith(tail.slice(start))) ? tail.length - start : 0;
}

export interface LinePart {
  /** Content, whatever follows. */
  content: string;
  /** What follows decides over this: a marker may stand behind the end of a page, and a line end has two signs. */
  rest: string;
  /** Only the end of the line decides. */
  isHeld: boolean;
}

/** Parts what has come of a content line into what is content for certain and the rest. */
export function partLine(text: string, kind: MarkerKind): LinePart {
  const end = text.search(endOf[kind]);
  if (end >= 0) return { content: text.slice(0, end), rest: text.slice(end), isHeld: true };
  const length = text.length - cutLength(text, kind);
  return { content: text.slice(0, length), rest: text.slice(length), isHeld: false };
}
