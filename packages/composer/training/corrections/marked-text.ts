import { type Token, tokensOf } from '../../src/brief/chain/tokens.ts';

/** A stretch of a text, in UTF-16 units. */
export interface Marked {
  /** What no longer holds, the words that only say so, and what holds instead. */
  kind: 'old' | 'cue' | 'new';
  /** Which of several corrections of the text it is of. */
  id: string;
  start: number;
  end: number;
}

export interface MarkedText {
  text: string;
  /** Two letters. */
  language: string;
  tokens: readonly Token[];
  spans: readonly Marked[];
}

const mark = /\{\{([ocw])(\d?) ([^{}\n]+)\}\}/gu;
const kinds: Readonly<Record<string, Marked['kind']>> = { o: 'old', c: 'cue', w: 'new' };

/** Takes the marks out of a text: "Full service {{o £95}} {{c sorry, it is}} {{w £105}}". */
export function readMarked(written: string, language: string): MarkedText {
  const spans: Marked[] = [];
  let text = '';
  let from = 0;
  for (const { 0: whole, 1: letter = '', 2: number, 3: words = '', index } of written.matchAll(mark)) {
    text += written.slice(from, index);
    spans.push({
      kind: kinds[letter] ?? 'cue',
      id: number || '1',
      start: text.length,
      end: text.length + words.length,
    });
    text += words;
    from = index + whole.length;
  }
  text += written.slice(from);
  return { text, language, tokens: tokensOf(text, { hasWholeNumbers: true }), spans };
}
