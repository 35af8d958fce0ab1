import type { Token } from './tokens.ts';

/** What a token stands in on its line. */
export interface Setting {
  /** The sign that opened the quotation that it is in; empty outside of one. */
  quote: string;
  isBracketed: boolean;
  /** The words before the colon at the beginning of its line. */
  key: string;
  /** How many tokens its line has. */
  lineLength: number;
  /** Of its line, and of its sentence within that. */
  line: number;
  inLine: number;
  sentence: number;
  inSentence: number;
}

const closing: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '„': '“',
  '«': '»',
  '»': '«',
  '‘': '’',
  '*': '*',
};
const longestKey = 4;
const endOfSentence = /^[.!?]$/u;

/** By token, the sign that opened a quotation around it. */
function quotesIn(line: readonly Token[]): string[] {
  let open = '';
  return line.map(({ text, isSpaced }) => {
    if (open !== '' && text === closing[open]) open = '';
    else if (open === '' && closing[text] && isSpaced) open = text;
    return open;
  });
}

/** By token, how many brackets are open around it. */
function bracketsIn(line: readonly Token[]): number[] {
  let open = 0;
  return line.map(({ text }) => {
    if (text === '(') open += 1;
    else if (text === ')') open = Math.max(0, open - 1);
    return open;
  });
}

function settingsInLine(tokens: readonly Token[], line: number): Setting[] {
  const colon = tokens.slice(0, longestKey + 1).findIndex(({ text }) => text === ':');
  const head = tokens.slice(0, Math.max(0, colon)).map(({ small }) => small);
  const [quotes, brackets] = [quotesIn(tokens), bracketsIn(tokens)];
  let sentence = 0;
  let start = 0;
  return tokens.map(({ isSpaced }, at) => {
    if (at > 0 && isSpaced && endOfSentence.test(tokens[at - 1]?.text ?? '')) {
      sentence += 1;
      start = at;
    }
    return {
      quote: quotes[at] ?? '',
      isBracketed: (brackets[at] ?? 0) > 0,
      key: at > colon ? head.join(' ') : '',
      lineLength: tokens.length,
      line,
      inLine: at,
      sentence,
      inSentence: at - start,
    };
  });
}

/** What each token of a prompt stands in. */
export function settingsOf(tokens: readonly Token[]): Setting[] {
  const lines: Token[][] = [];
  for (const token of tokens) {
    if (token.startsLine) lines.push([]);
    lines.at(-1)?.push(token);
  }
  return lines.flatMap(settingsInLine);
}
