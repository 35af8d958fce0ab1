import type { Token } from 'parse5';
import { readHtml } from '../../sites/html-tags.ts';

/** A place in a text file that holds an address. Places count UTF-16 code units. */
export interface Reference {
  start: number;
  end: number;
  /** As a browser reads it. */
  address: string;
  /** Another address, as it has to be written there. */
  write(address: string): string;
}

const asWritten = (address: string): string => address;

const addressAttributes = new Set([
  ...['href', 'src', 'poster', 'data', 'action', 'formaction', 'background', 'xlink:href', 'content'],
  ...['srcset', 'imagesrcset'],
]);
const listAttributes = new Set(['srcset', 'imagesrcset']);

const isPage = (path: string): boolean => /\.html?$/i.test(path);
const isMarkup = (path: string): boolean => isPage(path) || /\.(?:svg|xml)$/i.test(path);
const isStyle = (path: string): boolean => /\.css$/i.test(path);
const isData = (path: string): boolean => /\.(?:json|webmanifest)$/i.test(path);
export const isScript = (path: string): boolean => /\.m?js$/i.test(path);

/** Every address in a text file of which it is certain that it is one. */
export function referencesIn(path: string, text: string): Reference[] {
  if (isMarkup(path)) return inMarkup(text);
  if (isStyle(path)) return inStyles(text, 0, asWritten);
  return isData(path) ? inData(text) : [];
}

function inMarkup(text: string): Reference[] {
  const found: Reference[] = [];
  readHtml(text, {
    onStartTag: (tag) => {
      for (const { name, prefix, value } of tag.attrs)
        found.push(...inAttribute(text, tag, prefix ? `${prefix}:${name}` : name, value));
    },
    onText: (_chars, { start, end, rawElement }) => {
      // As it stands: ends of lines are not what they read as.
      if (rawElement === 'style') found.push(...inStyles(text.slice(start, end), start, asWritten));
    },
  });
  return found.sort((one, other) => one.start - other.start);
}

function inAttribute(text: string, tag: Token.TagToken, name: string, value: string): Reference[] {
  if (name !== 'style' && !addressAttributes.has(name)) return [];
  if (name === 'content' && !isPictureOfPage(tag)) return [];
  const place = valuePlace(text, tag.location?.attrs?.[name]);
  if (!place) return [];
  if (name === 'style') return isRaw(text, place, value) ? inStyles(value, place.start, inHtml) : [];
  if (listAttributes.has(name)) return isRaw(text, place, value) ? inCandidates(value, place.start) : [];
  return [{ ...place, address: value, write: inHtml }];
}

/** `<meta content>` is an address where it names a picture for previews of the page, and words otherwise. */
const isPictureOfPage = ({ tagName, attrs }: Token.TagToken): boolean =>
  tagName === 'meta' && attrs.some(({ value }) => /^(?:og:image|twitter:image|og:video)/.test(value));

interface Place {
  start: number;
  end: number;
}

const attributeStart = /^[^\s=]+\s*=\s*(["']?)/;

function valuePlace(text: string, attribute: Token.Location | undefined): Place | undefined {
  if (!attribute) return undefined;
  const { startOffset, endOffset } = attribute;
  const begin = attributeStart.exec(text.slice(startOffset, endOffset));
  if (!begin) return undefined;
  return { start: startOffset + begin[0].length, end: endOffset - (begin[1] ?? '').length };
}

/** Whether a value stands in the source as it reads, so that places in the one are places in the other. */
const isRaw = (text: string, { start, end }: Place, value: string): boolean =>
  text.slice(start, end) === value;

const inHtml = (address: string): string =>
  address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

/** `large.jpg 2x, small.jpg 1x`. */
const candidate = /(?:^|,)\s{0,200}([^\s,][^\s]{0,2000})/g;

function inCandidates(value: string, from: number): Reference[] {
  return [...value.matchAll(candidate)].map((found) => {
    const address = (found[1] ?? '').replace(/(?<!,),+$/, '');
    const start = from + found.index + found[0].length - (found[1] ?? '').length;
    return { start, end: start + address.length, address, write: inHtml };
  });
}

const styleAddress =
  /url\(\s{0,200}(?:"([^"\n]{0,2000})"|'([^'\n]{0,2000})'|([^\s"'()]{1,2000}))\s{0,200}\)|@import\s{1,200}(?:"([^"\n]{0,2000})"|'([^'\n]{0,2000})')/gi;

function inStyles(css: string, from: number, quote: (address: string) => string): Reference[] {
  return [...css.matchAll(styleAddress)].flatMap((found) => {
    const address = found.slice(1).find((each) => each !== undefined);
    if (!address || address.includes('\\')) return [];
    const start = from + found.index + found[0].lastIndexOf(address);
    // Signs that end an address without quotes are written as in an address.
    const write = (next: string) => quote(next.replace(/["'()\s]/g, encodeURIComponent));
    return [{ start, end: start + address.length, address, write }];
  });
}

const dataText = /"([^"\\\n]{1,1000})"/g;

/** The texts of a JSON file: which of them is an address shows when it leads to a file. */
function inData(json: string): Reference[] {
  return [...json.matchAll(dataText)].map((found) => {
    const address = found[1] ?? '';
    const start = found.index + 1;
    return { start, end: start + address.length, address, write: asWritten };
  });
}
