import { brackets, quoteSigns, type Token } from './tokens.ts';

/** What closes a quotation, by the sign that opened it. The sign itself closes too where it is written both ways. */
const quoteEnds: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”“"',
  '„': '“”"',
  '«': '»',
  '»': '«',
  '‹': '›',
  '「': '」',
  '『': '』',
};

const isWordEnd = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/** A straight mark behind a word opens nothing: it is an inch, or closes what was never opened. */
function canOpen(text: string, { start }: Token, sign: string): boolean {
  return quoteEnds[sign] !== undefined && !(sign === '"' && isWordEnd(text[start - 1]));
}

/** Finds the partners of brackets and quotation marks, and makes `open` and `close` of them. Lonely ones stay signs. */
export function pairUp(text: string, tokens: readonly Token[]): void {
  const open: { index: number; ends: string; isQuote: boolean }[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'sign') continue;
    const sign = text[token.start] ?? '';
    const last = open.at(-1);
    if (last?.ends.includes(sign)) {
      join(tokens, last.index, index, last.isQuote);
      open.pop();
    } else if (brackets[sign] !== undefined) {
      open.push({ index, ends: brackets[sign], isQuote: false });
    } else if (quoteSigns.has(sign) && canOpen(text, token, sign)) {
      open.push({ index, ends: quoteEnds[sign] ?? '', isQuote: true });
    }
  }
}

function join(tokens: readonly Token[], from: number, to: number, isQuote: boolean): void {
  const open = tokens[from];
  const close = tokens[to];
  if (!open || !close) return;
  Object.assign(open, { kind: 'open', pair: to, isQuote });
  Object.assign(close, { kind: 'close', pair: from, isQuote });
}
