import { postalAddresses } from '../../address/postal-addresses.ts';
import { conjunctions, continuing, having, joining, subordinating } from './function-words.ts';
import type { Token, TokenKind } from './tokens.ts';

const parting: ReadonlySet<TokenKind> = new Set(['comma', 'semicolon', 'stop', 'colon', 'dash']);

/** With these a sentence goes on behind an address. */
const goingOn = [conjunctions, continuing, having, joining, subordinating];

function isGoingOn(text: string, token: Token | undefined): boolean {
  const word = token ? text.slice(token.start, token.end).toLowerCase() : '';
  return goingOn.some((words) => words.has(word));
}

/** Nothing parts an address; a comma behind it ends what is said of the place: "12 Mill Lane, Leeds LS1 4AB, ramp at the side". */
export function bindAddresses(text: string, tokens: readonly Token[], isOpening: boolean): void {
  let at = 0;
  for (const { start, end } of postalAddresses(text, isOpening)) {
    for (; at < tokens.length && (tokens[at]?.start ?? 0) < end; at += 1) {
      const token = tokens[at];
      if (token && token.start >= start && parting.has(token.kind)) token.kind = 'sign';
    }
    const behind = tokens[at];
    if (behind?.kind === 'comma' && !isGoingOn(text, tokens[at + 1])) behind.kind = 'stop';
  }
}
