import type { SourceRange } from '@sitewright/contracts';
import { decodeReferences } from './decode-references.ts';

/** An attribute with its name; `valueRange` is without the quotes, and not there where it has no value. */
export interface AttributePlace extends SourceRange {
  name: string;
  value: string;
  valueRange?: SourceRange;
  quote: '"' | "'" | '';
}

export interface StartTag extends SourceRange {
  name: string;
  nameEnd: number;
  attributes: AttributePlace[];
}

const markup = /<(?:(!--)|[!?/]|([a-z][^\s/>]*))/gi;
const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:(["'])([\s\S]*?)\2|([^\s>]+)))?/y;
/** What these hold are words, whatever it looks like. */
const rawElements = /^(?:iframe|noembed|noframes|noscript|plaintext|script|style|textarea|title|xmp)$/;

function readAttributes(source: string, from: number): { attributes: AttributePlace[]; end: number } {
  const attributes: AttributePlace[] = [];
  attribute.lastIndex = from;
  let end = from;
  for (let found = attribute.exec(source); found; found = attribute.exec(source)) {
    const [text, name = '', quote = '', quoted, bare] = found;
    end = attribute.lastIndex;
    const written = quoted ?? bare;
    const valueEnd = end - quote.length;
    attributes.push({
      name: name.toLowerCase(),
      start: end - text.replace(/^[\s/]+/, '').length,
      end,
      quote: quote === '"' || quote === "'" ? quote : '',
      value: decodeReferences(written ?? ''),
      ...(written !== undefined && { valueRange: { start: valueEnd - written.length, end: valueEnd } }),
    });
  }
  return { attributes, end };
}

/** The start tags of a piece of a page, in their order; comments, and what holds text only, are passed over. */
export function* startTags(source: string, { start, end }: SourceRange): Generator<StartTag> {
  let position = start;
  while (position < end) {
    markup.lastIndex = position;
    const found = markup.exec(source);
    if (!found || found.index >= end) return;
    const [text, comment, name] = found;
    const nameEnd = found.index + text.length;
    const { attributes, end: attributesEnd } = name
      ? readAttributes(source, nameEnd)
      : { attributes: [], end: nameEnd };
    const close = comment ? source.indexOf('-->', found.index + 2) + 2 : source.indexOf('>', attributesEnd);
    if (close < 2) return;
    position = close + 1;
    if (!name) continue;
    yield { name: name.toLowerCase(), start: found.index, nameEnd, end: position, attributes };
    if (rawElements.test(name)) position = endOfRaw(source, name, position);
  }
}

function endOfRaw(source: string, name: string, from: number): number {
  const closer = new RegExp(`</${name}[\\s/>]`, 'gi');
  closer.lastIndex = from;
  return closer.exec(source)?.index ?? source.length;
}
