/** A word, a number or a sign of a prompt. */
export interface Token {
  /** Where it is in the prompt, in UTF-16 units. */
  start: number;
  end: number;
  text: string;
  /** In small letters. */
  small: string;
  /** Whether a line begins with it. */
  startsLine: boolean;
  /** Whether there is a space or the end of a line before it. */
  isSpaced: boolean;
}

const parts =
  /\n|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*|[^\s]/gu;

/** Numbers with what parts their digits are one: "10.30am", "1,200". */
const numberParts = new RegExp(`\\p{N}{1,9}(?:[.,:'’]\\p{N}{1,9}){1,4}\\p{L}{0,3}|${parts.source}`, 'gu');

/** The words, numbers and signs of a prompt in their order; with numbers as a whole on demand. */
export function tokensOf(prompt: string, { hasWholeNumbers = false } = {}): Token[] {
  const tokens: Token[] = [];
  let startsLine = true;
  let before = -1;
  // Nothing but spaces stands between them.
  for (const text of prompt.match(hasWholeNumbers ? numberParts : parts) ?? []) {
    if (text === '\n') {
      startsLine = true;
      continue;
    }
    const start = prompt.indexOf(text, before);
    const end = start + text.length;
    tokens.push({ start, end, text, small: text.toLowerCase(), startsLine, isSpaced: start !== before });
    startsLine = false;
    before = end;
  }
  return tokens;
}

/** The tokens of a row that are there. */
export function tokensBetween(tokens: readonly Token[], from: number, to: number): Token[] {
  const row: Token[] = [];
  for (let at = Math.max(0, from); at < Math.min(to, tokens.length); at += 1) {
    const token = tokens[at];
    if (token) row.push(token);
  }
  return row;
}
