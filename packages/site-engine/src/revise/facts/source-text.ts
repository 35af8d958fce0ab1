/** A text as it is read, with the place of each character in the source. */
export interface SourceText {
  text: string;
  /** One more than there are characters: the last is where it ends. */
  at: number[];
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

/** Reads a stretch of source: references and escapes are what they stand for, white space is one space. */
export function readSource(
  source: string,
  start: number,
  end: number,
  as: keyof typeof notations,
): SourceText {
  const { pattern, decode, encode } = notations[as];
  const read: SourceText = { text: '', at: [], encode };
  const put = (character: string, place: number) => {
    const isSpace = /\s/u.test(character);
    if (isSpace && read.text.endsWith(' ')) return;
    read.text += isSpace ? ' ' : character;
    for (let unit = 0; unit < character.length; unit += 1) read.at.push(place);
  };
  let from = start;
  for (const { 0: piece, index } of source.slice(start, end).matchAll(pattern)) {
    const decoded = decode(piece);
    if (decoded === undefined) continue;
    for (; from < start + index; from += 1) put(source.charAt(from), from);
    put(decoded, from);
    from += piece.length;
  }
  for (; from < end; from += 1) put(source.charAt(from), from);
  read.at.push(end);
  return read;
}
