/** A text as it is read. */
export interface SourceText {
  text: string;
  /** The place of each character in the source. One more than there are characters: the last is where it ends. */
  places: () => number[];
  encode: (text: string) => string;
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  middot: '·',
  euro: '€',
  pound: '£',
};

const fromCode = (code: number): string =>
  Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';

function entity(reference: string): string | undefined {
  const body = reference.slice(1, -1);
  if (/^#x/iu.test(body)) return fromCode(Number.parseInt(body.slice(2), 16));
  if (body.startsWith('#')) return fromCode(Number.parseInt(body.slice(1), 10));
  return named[body];
}

function unescaped(sequence: string): string | undefined {
  try {
    return JSON.parse(`"${sequence}"`) as string; // A JSON string in quotes is a string.
  } catch {
    return undefined;
  }
}

interface Notation {
  pattern: RegExp;
  decode: (piece: string) => string | undefined;
  encode: (text: string) => string;
}

const notations = {
  html: {
    pattern: /&(?:#\d{1,7}|#x[\da-f]{1,6}|\w{2,12});/giu,
    decode: entity,
    encode: (text) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;'),
  },
  json: {
    pattern: /\\(?:u[\da-f]{4}|.)/giu,
    decode: unescaped,
    encode: (text) => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c'),
  },
} satisfies Record<string, Notation>;

function placesIn(stretch: string, start: number, { pattern, decode }: Notation): number[] {
  const places: number[] = [];
  let isAfterSpace = false;
  const put = (character: string, place: number) => {
    const isSpace = /\s/u.test(character);
    if (!(isSpace && isAfterSpace)) places.push(...Array.from({ length: character.length }, () => place));
    isAfterSpace = isSpace;
  };
  let from = 0;
  for (const { 0: piece, index } of stretch.matchAll(pattern)) {
    const decoded = decode(piece);
    if (decoded === undefined) continue;
    for (; from < index; from += 1) put(stretch.charAt(from), start + from);
    put(decoded, start + from);
    from += piece.length;
  }
  for (; from < stretch.length; from += 1) put(stretch.charAt(from), start + from);
  return [...places, start + stretch.length];
}

/** Reads a stretch of source: references and escapes are what they stand for, white space is one space. */
export function readSource(
  source: string,
  start: number,
  end: number,
  as: keyof typeof notations,
): SourceText {
  const notation = notations[as];
  const { pattern, decode, encode } = notation;
  const stretch = source.slice(start, end);
  return {
    text: stretch.replace(pattern, (piece) => decode(piece) ?? piece).replace(/\s+/gu, ' '),
    places: () => placesIn(stretch, start, notation),
    encode,
  };
}
