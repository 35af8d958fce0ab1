/** Markup that is safe to put on a page. Only {@link h}, {@link fragment} and {@link trusted} make it. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }

  toString(): string {
    return this.markup;
  }
}

export type Child = Html | string | number | false | null | undefined | readonly Child[];
/** `true` writes the bare attribute; `false` and `undefined` leave it out; class lists are joined. */
export type AttributeValue = string | number | boolean | null | undefined;
export type Classes = string | false | null | undefined | readonly Classes[];
export type Attributes = { readonly class?: Classes } & { readonly [name: string]: AttributeValue | Classes };

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Marks markup of our own as safe. Never for words that come from a prompt. */
export const trusted = (markup: string): Html => new Html(markup);

function markupOf(child: Child): string {
  if (child === false || child === null || child === undefined) return '';
  if (child instanceof Html) return child.markup;
  if (typeof child === 'object') return child.map(markupOf).join('');
  return escapeHtml(String(child));
}

/** Several elements side by side. */
export const fragment = (...children: Child[]): Html => new Html(markupOf(children));

/** Class names in one attribute: lists are joined, nothing is left of `false`. */
export function classes(...names: Classes[]): string {
  return names
    .flatMap((name) => (typeof name === 'object' && name !== null ? classes(...name) : name || []))
    .join(' ');
}

function attribute(name: string, value: AttributeValue | Classes): string {
  const written = typeof value === 'object' && value !== null ? classes(value) : value;
  const isLeftOut = written === false || written === undefined || written === null;
  if (isLeftOut || (name === 'class' && written === '')) return '';
  return written === true ? ` ${name}` : ` ${name}="${escapeHtml(String(written))}"`;
}

/** Elements without content (HTML 13.1.2); SVG's shapes are closed the long way, which both read. */
const empty = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/** Blocks begin on a line of their own, so that the files can be read; around them white space says nothing. */
const blocks = new Set([
  'article',
  'details',
  'dl',
  'figure',
  'footer',
  'form',
  'header',
  'li',
  'main',
  'nav',
  'ol',
  'section',
  'table',
  'tr',
  'ul',
]);

/** One element. Texts and attribute values are escaped, `false` and `undefined` vanish. */
export function h(tag: string, attributes: Attributes | null, ...children: Child[]): Html {
  const opening = `${blocks.has(tag) ? '\n' : ''}<${tag}${Object.entries(attributes ?? {})
    .map(([name, value]) => attribute(name, value))
    .join('')}>`;
  return new Html(empty.has(tag) ? opening : `${opening}${markupOf(children)}</${tag}>`);
}
