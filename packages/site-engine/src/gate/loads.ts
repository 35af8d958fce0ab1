import { attribute, type Element, hasAttribute } from './dom.ts';
import type { Page } from './site.ts';

/** An address that the browser loads by itself, without anybody clicking. */
export interface Load {
  element: Element;
  attributeName: string;
  url: string;
}

const loadingAttributes = new Map<string, readonly string[]>([
  ['img', ['src', 'srcset']],
  ['script', ['src', 'href', 'xlink:href']],
  ['link', ['href', 'imagesrcset']],
  ['source', ['src', 'srcset']],
  ['video', ['src', 'poster']],
  ['audio', ['src']],
  ['track', ['src']],
  ['embed', ['src']],
  ['object', ['data']],
  ['iframe', ['src']],
  ['frame', ['src']],
  ['input', ['src']],
  ['use', ['href', 'xlink:href']],
  ['image', ['href', 'xlink:href']],
  ['feImage', ['href', 'xlink:href']],
  ...['body', 'table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'].map((tagName): [string, string[]] => [
    tagName,
    ['background'],
  ]),
]);

const candidateLists = new Set(['srcset', 'imagesrcset']);

/** Kinds of `<link>` that only tell something. */
const tellingRelations = new Set([
  'canonical',
  'alternate',
  'author',
  'license',
  'me',
  'help',
  'next',
  'prev',
  'search',
]);

const onlyTells = (element: Element): boolean =>
  element.tagName === 'link' && tellingRelations.has((attribute(element, 'rel') ?? '').trim().toLowerCase());

const candidatesOf = (srcset: string): Set<string> =>
  new Set(srcset.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []));

/** parse5 keeps `xlink:href` as a prefix and a name. */
const loadingValue = (element: Element, name: string): string | undefined =>
  name === 'xlink:href'
    ? element.attrs.find(({ prefix, name: local }) => prefix === 'xlink' && local === 'href')?.value
    : attribute(element, name);

function loadsOfElement(element: Element): Load[] {
  if (onlyTells(element)) return [];
  return (loadingAttributes.get(element.tagName) ?? []).flatMap((attributeName) => {
    const value = loadingValue(element, attributeName)?.trim();
    if (!value) return [];
    const urls = candidateLists.has(attributeName) ? [...candidatesOf(value)] : [value];
    return urls.map((url) => ({ element, attributeName, url }));
  });
}

const collected = new WeakMap<Page, Load[]>();

/** Collected once for each state of a page. */
export function loadsOf(page: Page): Load[] {
  const loads = collected.get(page) ?? page.elements.flatMap(loadsOfElement);
  collected.set(page, loads);
  return loads;
}

/** Whether a script runs here, rather than holding data or a template. */
export const isRunningScript = (element: Element): boolean =>
  element.tagName === 'script' &&
  /^(?:|module|(?:text|application)\/(?:java|ecma)script)$/i.test((attribute(element, 'type') ?? '').trim());

export const isInlineScript = (element: Element): boolean =>
  isRunningScript(element) && !hasAttribute(element, 'src');

/** An attribute whose value runs as a script when something happens. */
export const isHandler = (name: string): boolean => /^on[a-z]/i.test(name);
