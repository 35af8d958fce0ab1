/** A text file, and which encoding it was converted from. */
export interface DecodedText {
  text: string;
  from?: string;
}

const marks: [bytes: number[], label: string][] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** Where an encoding is declared, in the first bytes of pages, styles and XML. */
const declarations = [
  /<meta[^>]{0,400}?charset\s{0,20}=\s{0,20}["']?\s{0,20}([\w:.-]{1,40})/i,
  /^@charset\s{1,20}["']([\w:.-]{1,40})/i,
  /^<\?xml[^>]{0,200}?encoding\s{0,20}=\s{0,20}["']([\w:.-]{1,40})/i,
];
const declarationBytes = 4096;

/** The encoding that a file says it has. */
export function declaredEncoding(bytes: Buffer): string | undefined {
  const begin = bytes.subarray(0, declarationBytes).toString('latin1');
  for (const declaration of declarations) {
    const label = declaration.exec(begin)?.[1];
    if (label) return label.toLowerCase();
  }
  return undefined;
}

/**
 * The text of a file as UTF-8 has it, which every browser then reads. What is no UTF-8 is read as the file says that it is
 * written, or as `otherwise`, and says UTF-8 then; undefined where nothing fits.
 */
export function decodeText(bytes: Buffer, otherwise?: string): DecodedText | undefined {
  const mark = marks.find(([signs]) => signs.every((sign, at) => bytes[at] === sign));
  if (mark) return converted(bytes, mark[1], 'a byte order mark');
  const plain = decode(bytes, 'utf-8');
  if (plain !== undefined) return plain.includes('\0') ? undefined : { text: plain };
  const label = declaredEncoding(bytes) ?? otherwise;
  return label && label !== 'utf-8' ? converted(bytes, label, label) : undefined;
}

function converted(bytes: Buffer, label: string, from: string): DecodedText | undefined {
  const text = decode(bytes, label);
  if (text === undefined || text.includes('\0')) return undefined;
  return { text: sayingUtf8(text), from: label === 'utf-8' ? from : label };
}

/** A byte order mark is taken off. */
function decode(bytes: Buffer, label: string): string | undefined {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function sayingUtf8(text: string): string {
  for (const declaration of declarations) {
    const found = declaration.exec(text.slice(0, declarationBytes));
    const label = found?.[1];
    if (!found || !label) continue;
    const at = found.index + found[0].lastIndexOf(label);
    return `${text.slice(0, at)}utf-8${text.slice(at + label.length)}`;
  }
  return text;
}
