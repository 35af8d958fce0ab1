import type { SourceRange } from '@sitewright/contracts';
import { insertAt, type Piece } from './piece.ts';
import { type StartTag, startTags } from './start-tags.ts';

const escapeValue = (value: string, quote: string): string =>
  value.replaceAll('&', '&amp;').replaceAll(quote, quote === '"' ? '&quot;' : '&#39;');

const readTag = (source: string, range: SourceRange): StartTag | undefined =>
  startTags(source, range).next().value ?? undefined;

/** @param value none for an attribute that says all by being there, such as `hidden` */
export function setAttribute(source: string, startTag: SourceRange, name: string, value?: string): Piece[] {
  const tag = readTag(source, startTag);
  if (!tag) return [];
  const found = tag.attributes.find((attribute) => attribute.name === name);
  const text = value === undefined ? name : `${name}="${escapeValue(value, '"')}"`;
  if (!found) return [insertAt(tag.attributes.at(-1)?.end ?? tag.nameEnd, ` ${text}`)];
  if (value === undefined || found.value === value) return [];
  const { quote, valueRange } = found;
  if (quote && valueRange) return [{ ...valueRange, new: escapeValue(value, quote) }];
  return [{ start: found.start, end: found.end, new: text }];
}

/** With the blanks before it. */
export function removeAttribute(source: string, startTag: SourceRange, name: string): Piece[] {
  const tag = readTag(source, startTag);
  const found = tag?.attributes.find((attribute) => attribute.name === name);
  if (!tag || !found) return [];
  const blanks = /\s*$/.exec(source.slice(tag.nameEnd, found.start))?.[0].length ?? 0;
  return [{ start: found.start - blanks, end: found.end, new: '' }];
}
