/*
 * A page that is still being written ends anywhere. What is not finished at its end would be drawn as words, or would swallow
 * what is closed by it. Sent to the browser as source text: see live-page.ts.
 */

/** Where the tag that begins at `start` is over; -1 while it is not. A `>` within a quoted value ends nothing. */
function endOfTag(html: string, start: number): number {
  const special = /[>=]/g;
  special.lastIndex = start;
  for (let found = special.exec(html); found; found = special.exec(html)) {
    if (found[0] === '>') return special.lastIndex;
    const value = /\s*(["']?)/y;
    value.lastIndex = special.lastIndex;
    const quote = value.exec(html)?.[1];
    const rest = quote ? html.indexOf(quote, value.lastIndex) + 1 : value.lastIndex;
    if (quote && rest === 0) return -1;
    special.lastIndex = rest;
  }
  return -1;
}

/** Where `text` is over that is looked for from `from` on; -1 if there is none. */
function endOf(html: string, text: string, from: number): number {
  const found = html.indexOf(text, from);
  return found < 0 ? -1 : found + text.length;
}

/** Where the text of an element is over that holds nothing but text, its end tag included; -1 while it is not. */
function endOfText(html: string, name: string, start: number): number {
  const close = new RegExp(`</${name}[\\s/>]`, 'gi');
  close.lastIndex = start;
  return close.exec(html) ? endOf(html, '>', close.lastIndex - 1) : -1;
}

/** Where a comment, a declaration or a tag is over, and for an element that holds nothing but text, the element. */
function endOfMarkup(html: string, start: number, name: string): number {
  if (html.startsWith('<!--', start)) return endOf(html, '-->', start + 2);
  if (name === '') return endOf(html, '>', start);
  const end = endOfTag(html, start);
  const holdsText = /^(?:iframe|noembed|noframes|script|style|textarea|title|xmp)$/.test(name);
  return end > 0 && holdsText ? endOfText(html, name, end) : end;
}

/** Follows whether an SVG drawing is open, and where it began: it is shown when it is whole. */
function createDrawingWatch() {
  // The parser leaves a drawing that nobody closes at the first tag of a page.
  const leaving = /^(?:body|br|code|d[dlt]|div|em|h[1-6]|hr|img|li|ol|p|pre|small|span|strong|table|ul)$/;
  let start = -1;
  let depth = 0;
  return {
    see: (tag: string, name: string, at: number): void => {
      if (leaving.test(name)) depth = 0;
      else if (name === '/svg') depth = Math.max(0, depth - 1);
      else if (name === 'svg' && !tag.endsWith('/>')) {
        if (depth === 0) start = at;
        depth += 1;
      }
    },
    start: (): number => (depth > 0 ? start : -1),
  };
}

/** The text behind the last tag, without a character reference that is not finished. */
function withoutReference(html: string, from: number): string {
  const reference = /&(?:#x?[\da-f]*|[a-z][a-z\d]{0,31})?$/i.exec(
    html.slice(Math.max(from, html.length - 34)),
  );
  return reference ? html.slice(0, -reference[0].length) : html;
}

/** What of a page can be drawn: without a tag, a character reference, a drawing or a text of its own that is not finished. */
function finishedPart(html: string): string {
  const markup = /<(?:[!?]|(\/?[a-z][^\s/>]*)|\/|$)/gi;
  const drawing = createDrawingWatch();
  let written = 0;
  for (let found = markup.exec(html); found; found = markup.exec(html)) {
    const { index } = found;
    const name = (found[1] ?? '').toLowerCase();
    const end = endOfMarkup(html, index, name);
    if (end < 0) return html.slice(0, drawing.start() < 0 ? index : drawing.start());
    drawing.see(html.slice(index, end), name, index);
    markup.lastIndex = end;
    written = end;
  }
  return drawing.start() < 0 ? withoutReference(html, written) : html.slice(0, drawing.start());
}

export const finishedParts = [
  endOfTag,
  endOf,
  endOfText,
  endOfMarkup,
  createDrawingWatch,
  withoutReference,
  finishedPart,
] as const;
