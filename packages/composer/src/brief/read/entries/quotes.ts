import type { Span } from './scan/tokens.ts';

const closers = new Map([
  ['"', '"'],
  ['“', '”“"'],
  ['„', '“”"'],
  ['«', '»'],
  ['»', '«'],
  ['「', '」'],
  ['『', '』'],
  ['”', '”'],
]);

/** What stands between quotation marks; `start` and `end` are those of the marks. */
export interface Quote extends Span {
  text: string;
}

/** The quotations of a text in their order, without those inside others. */
export function quotesOf(text: string): Quote[] {
  const quotes: Quote[] = [];
  let open = -1;
  let close = '';
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (open >= 0 && close.includes(sign)) {
      quotes.push({ text: text.slice(open + 1, at).trim(), start: open, end: at + 1 });
      open = -1;
    } else if (open < 0) {
      close = closers.get(sign) ?? '';
      if (close !== '') open = at;
    }
  }
  return quotes.filter((quote) => quote.text !== '');
}
