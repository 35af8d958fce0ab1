import { descendants, type Element, isElement, textOf } from '../../gate/dom.ts';
import type { Page } from '../../gate/site.ts';
import { readSource, type SourceText } from './source-text.ts';

/** A text of a page that a fact may stand in. */
export interface PageText extends SourceText {
  /** Whether words stand with it in its row; an element that holds nothing else is looked around. */
  isBeside: (words: string, standsIn: (text: string, words: string) => boolean) => boolean;
}

const readAttributes: ReadonlySet<string> = new Set([
  'content',
  'alt',
  'title',
  'aria-label',
  'placeholder',
  'value',
]);
const addresses: ReadonlySet<string> = new Set(['href', 'action']);
/** What scripts say to a visitor stands in `data-` attributes. */
const isReadName = (name: string): boolean => readAttributes.has(name) || name.startsWith('data-');
const unread: ReadonlySet<string> = new Set(['script', 'style', 'template']);
/** How far around a text its row is looked for, and how long a row is. */
const mostAround = 3;
const longestRow = 400;

const nowhere = () => false;

function besideIn(element: Element): PageText['isBeside'] {
  return (words, standsIn) => {
    let around: Element | undefined = element;
    for (let step = 0; around && step <= mostAround; step += 1) {
      const text = textOf(around);
      if (text.length > longestRow) return false;
      if (standsIn(text, words)) return true;
      around = around.parentNode && isElement(around.parentNode) ? around.parentNode : undefined;
    }
    return false;
  };
}

/** What of an address says a fact: what is dialled or written to. */
const isAddress = (value: string): boolean => /^(?:tel|mailto|sms|https:\/\/wa\.me)/iu.test(value.trim());

function* attributesOf(element: Element, source: string): Generator<PageText> {
  const places = element.sourceCodeLocation?.attrs ?? {};
  for (const { name, value } of element.attrs) {
    const place = places[name];
    const isRead = isReadName(name) || (addresses.has(name) && isAddress(value));
    if (!place || !isRead) continue;
    const raw = source.slice(place.startOffset, place.endOffset);
    const quote = raw.indexOf('=') + 1;
    const isQuoted = /["']/u.test(raw.slice(quote).trimStart().charAt(0));
    if (!isQuoted) continue;
    const start = place.startOffset + raw.indexOf(raw.slice(quote).trimStart().charAt(0), quote) + 1;
    yield { ...readSource(source, start, place.endOffset - 1, 'html'), isBeside: nowhere };
  }
}

/** One that is not closed is read to its end, too, so that no quote is begun at twice. */
const jsonString = /"(?:[^"\\\n]|\\.)*("?)/gu;

/** The strings of a JSON text. */
export function* stringsOf(source: string, start = 0, end = source.length): Generator<PageText> {
  for (const { 0: string, 1: closing, index } of source.slice(start, end).matchAll(jsonString)) {
    if (!closing) continue;
    const from = start + index + 1;
    yield { ...readSource(source, from, from + string.length - 2, 'json'), isBeside: nowhere };
  }
}

/** Every text of a page: what is read, what stands in attributes, and what machines are told. */
export function* textsOf({ source, document }: Pick<Page, 'source' | 'document'>): Generator<PageText> {
  for (const node of descendants(document)) {
    if (isElement(node)) {
      yield* attributesOf(node, source);
      continue;
    }
    const { parentNode } = node as { parentNode?: Element };
    const place = 'value' in node ? node.sourceCodeLocation : undefined;
    if (!place || !parentNode) continue;
    const { startOffset: start, endOffset: end } = place;
    const isJson = parentNode.attrs?.some(
      ({ name, value }) => name === 'type' && value === 'application/ld+json',
    );
    if (isJson) yield* stringsOf(source, start, end);
    else if (!unread.has(parentNode.tagName))
      yield { ...readSource(source, start, end, 'html'), isBeside: besideIn(parentNode) };
  }
}
