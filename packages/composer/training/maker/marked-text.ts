import { type Token, tokensOf } from '../../src/brief/chain/tokens.ts';

/** One text, and by token whether only the maker is told it. */
export interface MarkedText {
  text: string;
  language: string;
  tokens: readonly Token[];
  isForMaker: readonly boolean[];
}

const mark = /\{\{m ([^{}\n]+)\}\}/gu;

/** Reads "{{m Please put }}dogs are welcome{{m  somewhere}}": what is marked is told the maker alone. */
export function readMarked(written: string, language: string): MarkedText {
  const spans: { start: number; end: number }[] = [];
  let text = '';
  let from = 0;
  for (const { 0: whole, 1: words = '', index } of written.matchAll(mark)) {
    text += written.slice(from, index);
    spans.push({ start: text.length, end: text.length + words.length });
    text += words;
    from = index + whole.length;
  }
  text += written.slice(from);
  const tokens = tokensOf(text);
  const isForMaker = tokens.map((token) =>
    spans.some(({ start, end }) => token.start >= start && token.end <= end),
  );
  return { text, language, tokens, isForMaker };
}
