import { asSitePath } from './accepted-path.ts';

/** The tags that models write around a file: ours, and those that other products taught them. */
export const markerKinds = [
  'file',
  'boltaction',
  'dyad-write',
  'lov-write',
  'write_file',
  'create_file',
] as const;
export type MarkerKind = (typeof markerKinds)[number];

/** A tag of a file; those of others stand indented inside others. What is between quotes may hold any sign but a quote. */
const fileOpener =
  /^\ufeff?(?: {0,3}<(file)|[ \t]{0,12}<(boltAction|dyad-write|lov-write|write_file|create_file))(\s(?:"[^"]{0,500}"|'[^']{0,500}'|[^<>"']){1,1500})>/i;
const longestOpener = 2000;
/** In the order in which they count: a file may have a name beside its path. */
const pathAttributes = ['path', 'filePath', 'file_path', 'filename', 'name'].map(
  (name) => new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]{0,500})"|'([^']{0,500})'|([^\\s"'<>]{1,500}))`, 'i'),
);

const closerAtStart = byKind(
  (kind) => new RegExp(`^[ \\t]{0,${kind === 'file' ? 3 : 12}}</${kind}\\s*>`, 'i'),
);
/** Pages are about files as well: their own end is the only thing after which `</file>` ends one within a line. */
const closerAtLineEnd = byKind((kind) =>
  kind === 'file' ? /<\/html\s*>[ \t]*(<\/file\s*>)[ \t]*$/i : new RegExp(`(</${kind}\\s*>)[ \\t]*$`, 'i'),
);
const closerAfterAll = byKind((kind) => new RegExp(`</${kind}\\s*>[ \\t]*$`, 'i'));
/** The marker takes every sign of its kind, so that there is one way only to read a line. */
const fence = /^ {0,3}(`{3,}(?!`)|~{3,}(?!~))([^`]*)$/;

export function byKind<Value>(make: (kind: MarkerKind) => Value): Record<MarkerKind, Value> {
  return Object.fromEntries(markerKinds.map((kind) => [kind, make(kind)])) as Record<MarkerKind, Value>;
}

export interface FileOpener {
  kind: MarkerKind;
  path: string;
  /** What follows on the same line. */
  rest: string;
}

function pathIn(attributes: string): string | undefined {
  for (const attribute of pathAttributes) {
    const match = attribute.exec(attributes);
    if (match) return match[1] ?? match[2] ?? match[3];
  }
  return undefined;
}

/** Reads `<file path="…">`, or the tag of another product, at the start of a line. */
export function readOpener(line: string): FileOpener | undefined {
  const match = fileOpener.exec(line.slice(0, longestOpener));
  if (!match) return undefined;
  const [whole, own, other, attributes = ''] = match;
  const kind = markerKinds.find((name) => name === (own ?? other)?.toLowerCase());
  const path = pathIn(attributes);
  if (!kind || path === undefined) return undefined;
  if (kind === 'boltaction' && !/\stype\s*=\s*["']?file\b/i.test(attributes)) return undefined;
  return { kind, path: asSitePath(path), rest: line.slice(whole.length) };
}

export interface FileCloser {
  /** The last of the content, when it shares the line. */
  before?: string | undefined;
  rest: string;
}

/** Reads `</file>` at the start of a line, or right after the end of a page. Anywhere else it is content. */
export function readCloser(line: string, kind: MarkerKind = 'file'): FileCloser | undefined {
  const atStart = closerAtStart[kind].exec(line);
  return atStart ? { rest: line.slice(atStart[0].length) } : readCloserAtEnd(line, kind);
}

/** Whether a text begins with the mark that ends a file, whatever its kind. */
export const beginsWithCloser = (text: string): boolean =>
  markerKinds.some((kind) => closerAtStart[kind].test(text));

/** Reads the end of a file that shares its line with the last of the content. */
export function readCloserAtEnd(line: string, kind: MarkerKind): FileCloser | undefined {
  const found = closerAtLineEnd[kind].exec(line)?.[1];
  return found ? { before: line.slice(0, line.lastIndexOf(found)), rest: '' } : undefined;
}

/** The content of a file that opens and closes on one line. */
export function readOneLine(rest: string, kind: MarkerKind = 'file'): string | undefined {
  const closer = closerAfterAll[kind].exec(rest);
  return closer ? rest.slice(0, closer.index) : undefined;
}

export interface Fence {
  marker: string;
  info: string;
}

/** Reads a Markdown code fence (CommonMark, section 4.5). */
export function readFence(line: string): Fence | undefined {
  const match = fence.exec(line);
  return match?.[1] ? { marker: match[1], info: (match[2] ?? '').trim() } : undefined;
}

export const closesFence = (line: string, opened: string): boolean => {
  const found = readFence(line);
  return found !== undefined && found.info === '' && found.marker.startsWith(opened);
};

const cutOpener = new RegExp(`^[ \\t]{0,12}<(?:${markerKinds.join('|')})\\s[^<>]{0,${longestOpener}}$`, 'i');

/** Whether an answer ends within the tag that opens a file. */
export const isCutOpener = (line: string): boolean => cutOpener.test(line);

/** Any part of a closing tag that a cut-off answer may end in. */
export function isCutCloser(line: string, kind: MarkerKind): boolean {
  const text = line.slice(0, 64).trim().toLowerCase();
  return text.length === line.trim().length && text !== '' && `</${kind}`.startsWith(text);
}
