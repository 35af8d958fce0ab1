import type { Edit, SourceRange } from '@sitewright/contracts';

export type Piece = Pick<Edit, 'start' | 'end' | 'new'>;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (words: string) => words.replace(/[&<>"]/g, (letter) => escapes[letter] ?? letter);

const textAt = (source: string, { start, end }: SourceRange) => source.slice(start, end);

export const typeWords = (text: SourceRange, words: string): Piece[] => [{ ...text, new: escaped(words) }];

export const changePlaces = (source: string, one: SourceRange, other: SourceRange): Piece[] => [
  { ...one, new: textAt(source, other) },
  { ...other, new: textAt(source, one) },
];

export const duplicate = (source: string, element: SourceRange): Piece[] => [
  { start: element.end, end: element.end, new: `\n${textAt(source, element)}` },
];

export const remove = (element: SourceRange): Piece[] => [{ ...element, new: '' }];

const tagEnd = (tag: string) => (tag.endsWith('/>') ? tag.length - 2 : tag.length - 1);

const attributePattern = (name: string) =>
  new RegExp(`\\s${name}(?:\\s*=\\s*("[^"]*"|'[^']*'|[^\\s>]*))?(?=[\\s/>])`, 'i');

export function setAttribute(source: string, startTag: SourceRange, name: string, value: string): Piece[] {
  const tag = textAt(source, startTag);
  const found = attributePattern(name).exec(tag);
  const start = startTag.start + (found?.index ?? tagEnd(tag));
  const words = value === '' && name === 'hidden' ? ' hidden' : ` ${name}="${escaped(value)}"`;
  return [{ start, end: start + (found?.[0].length ?? 0), new: words }];
}

export function removeAttribute(source: string, startTag: SourceRange, name: string): Piece[] {
  const tag = textAt(source, startTag);
  const found = attributePattern(name).exec(tag);
  if (!found) return [];
  const start = startTag.start + found.index;
  return [{ start, end: start + found[0].length, new: '' }];
}
