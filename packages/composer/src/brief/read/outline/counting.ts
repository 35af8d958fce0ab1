import { numberOf } from '../../../written-numbers.ts';
import { tokensOf } from '../entries/scan/tokens.ts';

const most = 60;

/** How many entries a wish asks for: the first number of two to sixty that no sign stands by. */
export function countOf(text: string): number | undefined {
  const tokens = tokensOf(text);
  for (const [at, token] of tokens.entries()) {
    const count = token.kind === 'sign' ? undefined : numberOf(token.text);
    const [previous, next] = [tokens[at - 1], tokens[at + 1]];
    const isAlone = previous?.kind !== 'sign' && next !== undefined && next.kind === 'word';
    if (count !== undefined && count > 1 && count <= most && isAlone) return count;
  }
  return undefined;
}
