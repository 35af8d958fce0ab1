import { firstPresent, lookOf, presentIn, usual } from './classes.ts';
import { emptyItem, renameIds, renumber } from './empty.ts';
import { frameOf, plainFrame } from './frame-of.ts';
import type { Prompts } from './prompts.ts';

/** What any page can be given. */
export const basicParts = {
  section: 'Heading with text',
  text: 'Text',
  list: 'List',
  prices: 'Prices',
  quotation: 'Quotation',
  picture: 'Picture',
  button: 'Button',
  questions: 'Questions and answers',
} as const;
export type BasicPart = keyof typeof basicParts;

export interface Maker {
  /** What is made belongs to this document, which is not shown. */
  page: Document;
  main: ParentNode;
  css: string;
  prompts: Prompts;
  /** Where a button leads. */
  href: string;
}

type Child = Element | string;

function make({ page }: Maker, name: string, className: string, ...children: Child[]): Element {
  const element = page.createElement(name);
  if (className) element.className = className;
  element.append(...children);
  return element;
}

/** Words as they usually look on this site, without the measure of one column. */
const paragraph = (maker: Maker, words: string): Element =>
  make(maker, 'p', lookOf(usual(maker.main, 'section:not(:has(h1)) p')), words);

const gap = ({ css }: Maker): string =>
  firstPresent(css, [
    'grid gap-4',
    'grid gap-5',
    'grid gap-3',
    'grid gap-6',
    'space-y-4',
    'grid gap-8',
    'grid gap-2',
  ]);

const rule = ({ css }: Maker): string =>
  firstPresent(css, [
    ...[
      'border-b border-line py-4',
      'border-b border-line py-5',
      'border-b border-edge py-5',
      'border-b py-4',
    ],
    ...['border-b py-3', 'border-t border-line py-5', 'py-4', 'py-3', 'py-2'],
  ]);

const three = <Made>(makeOne: () => Made): Made[] => [makeOne(), makeOne(), makeOne()];

/** A list of the site in which each entry matches, with its entries emptied. */
function likeOneOf(
  maker: Maker,
  selector: string,
  isMeant: (entry: Element) => boolean,
): Element | undefined {
  const { main, prompts, href } = maker;
  const entries = [...main.querySelectorAll(selector)].filter(isMeant);
  const [entry] = entries.filter(({ parentElement }) => (parentElement?.children.length ?? 0) > 1);
  const list = entry?.parentElement?.cloneNode(false);
  if (!entry || !(list instanceof Element)) return undefined;
  list.removeAttribute('id');
  list.append(...three(() => emptyItem(entry, [], { href, prompts })));
  for (const [at, item] of [...list.children].entries()) {
    renumber(item, at + 1);
    if (at > 0) renameIds(item, at + 1);
  }
  return list;
}

const price = /[$€£¥]\s?\d|\d\s?(?:[$€£¥]|EUR|zł)/;
const hasPrice = (entry: Element) =>
  price.test(entry.textContent ?? '') && entry.querySelector('img, input, button, [data-picture]') === null;

function plainPrices(maker: Maker): Element {
  const { css, prompts } = maker;
  const row = presentIn(css, `flex flex-wrap justify-between items-baseline gap-4 gap-x-6 ${rule(maker)}`);
  const one = () => {
    const name = make(maker, 'dt', presentIn(css, 'font-semibold'), prompts.item);
    return make(maker, 'div', row, name, make(maker, 'dd', presentIn(css, 'tabular-nums'), '0'));
  };
  return make(maker, 'dl', '', ...three(one));
}

const isWords = (entry: Element) =>
  entry.children.length === 0 &&
  (entry.textContent ?? '').trim() !== '' &&
  !price.test(entry.textContent ?? '');

const plainList = (maker: Maker): Element =>
  make(
    maker,
    'ul',
    presentIn(maker.css, 'list-disc ps-5 pl-5') || gap(maker),
    ...three(() => make(maker, 'li', '', maker.prompts.item)),
  );

function quotation(maker: Maker): Element {
  const { css, prompts } = maker;
  const large = firstPresent(css, [
    'font-display text-2xl',
    'text-2xl',
    'font-display text-xl',
    'text-xl',
    'font-display',
  ]);
  return make(
    maker,
    'figure',
    gap(maker),
    make(maker, 'blockquote', large, make(maker, 'p', '', prompts.quotation)),
    make(maker, 'figcaption', presentIn(css, 'text-muted'), prompts.name),
  );
}

const emptyPicture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Cpath fill='gray' fill-opacity='.25' d='M0 0h16v9H0z'/%3E%3Cpath fill='none' stroke='gray' stroke-width='.12' d='m5 6 2-2.4 1.4 1.6 1-1L11 6z'/%3E%3Ccircle cx='9.8' cy='3.2' r='.5' fill='gray'/%3E%3C/svg%3E";

function picture(maker: Maker): Element {
  const image = make(maker, 'img', presentIn(maker.css, 'w-full rounded-card'));
  for (const [name, value] of Object.entries({ src: emptyPicture, alt: '', width: '1600', height: '900' }))
    image.setAttribute(name, value);
  return make(maker, 'figure', '', image);
}

/** The link that looks most like a button. */
function button(maker: Maker): Element {
  const { main, prompts, href } = maker;
  const links = [...main.querySelectorAll('a[class]')].filter(({ className }) =>
    /(?:^|\s)(?:\S*btn\S*|button\S*|bg-\S+|cta\S*)(?:\s|$)/.test(className),
  );
  const link = make(maker, 'a', lookOf(links[0]), prompts.link);
  link.setAttribute('href', links[0]?.getAttribute('href') ?? href);
  return link;
}

function questions(maker: Maker): Element {
  const { prompts } = maker;
  const own = likeOneOf(maker, 'details', () => true);
  if (own) {
    for (const entry of own.querySelectorAll('details[name]')) entry.setAttribute('name', 'more-questions');
    return own;
  }
  const one = () =>
    make(
      maker,
      'details',
      rule(maker),
      make(maker, 'summary', presentIn(maker.css, 'cursor-pointer font-semibold'), prompts.question),
      paragraph(maker, prompts.answer),
    );
  return make(maker, 'div', gap(maker), ...three(one));
}

const stacked = (maker: Maker, ...children: Element[]) => make(maker, 'div', gap(maker), ...children);

const text = (maker: Maker) => stacked(maker, ...three(() => paragraph(maker, maker.prompts.text)).slice(1));

const contents: Readonly<Record<BasicPart, (maker: Maker) => Element>> = {
  section: text,
  text,
  list: (maker) => likeOneOf(maker, 'section li', isWords) ?? plainList(maker),
  prices: (maker) => likeOneOf(maker, 'li, tr, dl > div', hasPrice) ?? plainPrices(maker),
  quotation,
  picture,
  button: (maker) =>
    stacked(maker, paragraph(maker, maker.prompts.text), make(maker, 'div', '', button(maker))),
  questions,
};

const space = ({ css }: Omit<Maker, 'page'>) =>
  firstPresent(css, ['mt-16', 'mt-12', 'mt-14', 'mt-20', 'mt-10', 'mt-8', 'py-16', 'py-12', 'mt-6']);

/** A part in the manner of another one of the same page, where there is one. */
export function basicPart(kind: BasicPart, like: Element | undefined, maker: Maker): Element {
  const own = like && frameOf(like);
  const { part, heading, body } = own ?? plainFrame(maker.page, space(maker));
  if (!own) heading.className = lookOf(usual(maker.page, 'h2') ?? usual(maker.page, 'h3'));
  if (kind === 'text') {
    heading.remove();
    body.className = lookOf(body);
  } else heading.textContent = maker.prompts.heading;
  body.append(contents[kind](maker));
  for (const element of [part, heading, body])
    if (element.getAttribute('class') === '') element.removeAttribute('class');
  return part;
}
