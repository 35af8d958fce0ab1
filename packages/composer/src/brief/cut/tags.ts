import type { Span } from './span.ts';

/** A tag of HTML in the prompt. */
export interface Tag extends Span {
  name: string;
  isClosing: boolean;
  /** It begins or ends a line of its own. */
  isBlock: boolean;
}

const blockNames = new Set(
  (
    'address article aside blockquote body br button caption dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 head header hr html iframe img input legend li link main meta nav noscript ol option p pre script section ' +
    'select style summary svg table tbody td template textarea tfoot th thead title tr ul video'
  ).split(' '),
);
const inlineNames = new Set(
  'a abbr b big cite code del em font i ins kbd label mark q s small span strong sub sup time tt u var'.split(
    ' ',
  ),
);

/** A tag longer than this is text with a sign for "less than". The bound keeps looking for its end linear. */
const longest = 400;
const opening = /^<(\/?)([a-z][a-z0-9]*)(?=[\s/>])/i;

/** The tag, comment or document type that begins at a place. Angle brackets around other words are text. */
export function tagAt(prompt: string, at: number): Tag | undefined {
  const piece = prompt.slice(at, at + longest);
  const close = piece.indexOf('>');
  if (close === -1) return undefined;
  const end = at + close + 1;
  if (piece.startsWith('<!')) return { start: at, end, name: '!', isClosing: false, isBlock: true };
  const [, slash, written] = opening.exec(piece) ?? [];
  const name = written?.toLowerCase() ?? '';
  const isBlock = blockNames.has(name);
  if (!isBlock && !inlineNames.has(name)) return undefined;
  return { start: at, end, name, isClosing: slash === '/', isBlock };
}
