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

/** The words, numbers and signs of a prompt in their order. */
export function tokensOf(prompt: string): Token[] {
  const tokens: Token[] = [];
  let startsLine = true;
  let before = -1;
  for (const { 0: text, index: start } of prompt.matchAll(parts)) {
    if (text === '\n') {
      startsLine = true;
      continue;
    }
    const end = start + text.length;
    tokens.push({ start, end, text, small: text.toLowerCase(), startsLine, isSpaced: start !== before });
    startsLine = false;
    before = end;
  }
  return tokens;
}
