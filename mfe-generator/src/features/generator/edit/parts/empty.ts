import type { Prompts } from './prompts.ts';

/*
 * Copies of what a page has, with words that wait to be written over in the place of its own.
 */

/** What these hold belongs to how something works: it is the same in every copy. */
const kept =
  'button, label, legend, option, select, textarea, script, style, template, svg, [aria-hidden="true"], .sr-only';
const graphics = 'svg, img, picture, input, button, select, video';
const currency = /[$€£¥₹]|\b(?:EUR|USD|GBP|CHF|PLN|zł|kr)\b/;
const headings = /^h[1-6]$/;

const wordsOf = (node: Node): string => (node.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Words without a price: "£75" waits as "£0". */
const withoutAmount = (words: string): string => words.replace(/\d+(?:[.,]\d+)*/g, '0');

function promptFor(element: Element, words: string, isFirst: boolean, prompts: Prompts): string {
  if (currency.test(words) && /\d/.test(words)) return withoutAmount(words);
  if (element.closest('summary')) return prompts.question;
  if (element.closest('details')) return prompts.answer;
  if (element.closest('figcaption, cite')) return prompts.name;
  if (element.closest('blockquote')) return prompts.quotation;
  if (element.closest('a')) return prompts.link;
  if (isFirst || headings.test(element.localName)) return prompts.item;
  return element.localName === 'p' || words.length > 24 ? prompts.text : prompts.item;
}

const hasOwnWords = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && wordsOf(node) !== '');

/** Holds words, and besides them only what stands within a line. */
const isLine = (element: Element): boolean =>
  hasOwnWords(element) &&
  element.querySelector('p, ul, ol, dl, div, table, li, h1, h2, h3, h4, h5, h6') === null;

/** The elements that hold words, in the order of the page; a line that is parted into several elements is one. */
function worded(root: Element): Element[] {
  const all = [root, ...root.querySelectorAll('*')].filter((element) => !element.closest(kept));
  const texts = all.filter((element) =>
    headings.test(element.localName) ? wordsOf(element) !== '' : hasOwnWords(element),
  );
  const whole = texts.filter((element) => headings.test(element.localName) || isLine(element));
  return texts.filter((element) => !whole.some((other) => other !== element && other.contains(element)));
}

/** Puts other words in the place of those of an element, and leaves drawings where they are. */
function write(element: Element, words: string): void {
  if (!element.querySelector(graphics)) {
    element.textContent = words;
    return;
  }
  const texts = [...element.childNodes].filter(
    (node) => node.nodeType === Node.TEXT_NODE && wordsOf(node) !== '',
  );
  for (const [at, text] of texts.entries()) text.textContent = at === 0 ? words : '';
}

/** Other words in attributes that name something by what it reads. */
function renameIn(root: Element, old: string, words: string): void {
  if (old.length < 2) return;
  for (const element of [root, ...root.querySelectorAll('*')]) {
    for (const { name, value } of element.attributes)
      if (/^(?:aria-label|title|value|data-)/.test(name) && value.includes(old))
        element.setAttribute(name, value.replaceAll(old, words));
  }
}

/** A place in a grid that is taken. */
const isPlace = (name: string) => /(?:^|:)(?:row|col)-(?:start|end)-/.test(name);

function freePlace(item: Element): void {
  const names = [...item.classList];
  if (names.some(isPlace)) item.setAttribute('class', names.filter((name) => !isPlace(name)).join(' '));
}

const ordinal = /^(0*)(\d{1,2})([.)]?)$/;

/** Where an entry shows its number, another one. */
export function renumber(item: Element, number: number | undefined): void {
  for (const element of item.querySelectorAll('*')) {
    const [, zeros = '', digits = '', end = ''] = ordinal.exec(wordsOf(element)) ?? [];
    if (digits === '' || element.children.length > 0) continue;
    const next = String(number ?? Number(digits) + 1);
    element.textContent = next.padStart(zeros.length + digits.length, '0') + end;
    return;
  }
}

/** Of several copies of one entry each has ids of its own. */
export function renameIds(item: Element, number: number): void {
  const all = [item, ...item.querySelectorAll('*')];
  const names = new Map(all.flatMap(({ id }) => (id ? [[id, `${id}-${number}`] as const] : [])));
  for (const element of names.size > 0 ? all : []) {
    for (const { name, value } of [...element.attributes]) {
      const isName = /^(?:id|for|aria-(?:labelledby|describedby|controls|owns|details))$/.test(name);
      const renamed = isName
        ? value.replace(/\S+/g, (id) => names.get(id) ?? id)
        : value.replace(/^#(\S+)$|(?<=url\(["']?)#([^"')]+)/g, (whole, link, used) => {
            const other = names.get(link ?? used);
            return other ? `#${other}` : whole;
          });
      if (renamed !== value) element.setAttribute(name, renamed);
    }
  }
}

interface Around {
  /** Where a link leads that led to something of the original's own. */
  href: string;
  prompts: Prompts;
}

/** What the others of its kind have as well is not its own. */
function emptyLinks(item: Element, others: readonly Element[], { href }: Around): void {
  const links = [item, ...item.querySelectorAll('[href]')].filter((one) => one.localName === 'a');
  const linksOf = (other: Element) => [other, ...other.querySelectorAll('a')];
  const isShared = (address: string) =>
    others.flatMap(linksOf).some((one) => one.getAttribute('href') === address);
  for (const link of links) {
    const address = link.getAttribute('href') ?? '';
    if (!/^(?:#|tel:|mailto:)/.test(address) && !isShared(address)) link.setAttribute('href', href);
  }
}

/** It stays in its own document, which loads no pictures. */
const cloneOf = (element: Element): Element => {
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) throw new TypeError('An element has no copy.');
  return copy;
};

/** One of a list, card or table, with prompts for its words. @param others those it stands among */
export function emptyItem(item: Element, others: readonly Element[], around: Around): Element {
  const copy = cloneOf(item);
  const elsewhere = new Set(others.flatMap((other) => worded(other).map(wordsOf)));
  let isFirst = true;
  for (const element of worded(copy)) {
    const words = wordsOf(element);
    if (ordinal.test(words)) continue;
    if (elsewhere.has(words) && !isFirst) continue;
    const prompt = promptFor(element, words, isFirst, around.prompts);
    write(element, prompt);
    renameIn(copy, words, prompt);
    isFirst = false;
  }
  emptyLinks(copy, others, around);
  freePlace(copy);
  for (const name of ['open', 'aria-current', 'checked']) copy.removeAttribute(name);
  return copy;
}

const isAlike = (one: Element, other: Element | null | undefined): boolean =>
  one.localName === other?.localName && /^(?:li|tr|details|article|figure|div|dl)$/.test(one.localName);

/** What stands in rows: elements of one name, none of them alone. */
export const siblingsOf = (item: Element): Element[] =>
  [...(item.parentElement?.children ?? [])].filter((one) => one !== item && isAlike(one, item));

/** How many of a list a copy of its part keeps. */
const keptItems = 3;

const entry = 'li, tr, details, article, figure';

function shorten(list: Element, around: Around): void {
  const items = [...list.children];
  for (const item of items.slice(keptItems)) item.remove();
  for (const item of items.slice(0, keptItems))
    if (item.matches(entry))
      item.replaceWith(
        emptyItem(
          item,
          items.filter((one) => one !== item),
          around,
        ),
      );
}

/** A whole part with prompts for its words: of each list a few entries. */
export function emptyPart(part: Element, around: Around): Element {
  const copy = cloneOf(part);
  const { prompts } = around;
  const lists = [...copy.querySelectorAll('ul, ol, dl, tbody, div')].filter(
    (list) =>
      list.children.length > 1 && [...list.children].every((one) => isAlike(one, list.firstElementChild)),
  );
  for (const list of lists) if (copy.contains(list)) shorten(list, around);
  for (const element of worded(copy)) {
    if (element.closest(entry)) continue;
    const isHeading = headings.test(element.localName);
    write(element, isHeading ? prompts.heading : promptFor(element, wordsOf(element), false, prompts));
  }
  for (const group of copy.querySelectorAll('details[name]'))
    group.setAttribute('name', `${group.getAttribute('name')}-2`);
  const links = [...part.ownerDocument.body.querySelectorAll('a')];
  emptyLinks(
    copy,
    links.filter((link) => !part.contains(link)),
    around,
  );
  return copy;
}
