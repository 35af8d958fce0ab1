/** Markup that is safe to put on a page. Only {@link html} and {@link trusted} make it. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }

  toString(): string {
    return this.markup;
  }
}

export type HtmlValue = Html | string | number | false | null | undefined | readonly HtmlValue[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

function render(value: HtmlValue): string {
  if (value === false || value === null || value === undefined) return '';
  if (value instanceof Html) return value.markup;
  if (typeof value === 'object') return value.map(render).join('');
  return escapeHtml(String(value));
}

/** Builds markup; whatever is put in is escaped unless it is markup itself. Lists are joined, `false` and `undefined` vanish. */
export function html(parts: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(parts.reduce((markup, part, index) => markup + render(values[index - 1]) + part));
}

/** Marks markup of our own as safe. Never for words that come from a prompt. */
export const trusted = (markup: string): Html => new Html(markup);
