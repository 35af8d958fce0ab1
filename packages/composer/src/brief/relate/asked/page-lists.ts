import { having, joining } from '../../cut/prose/function-words.ts';
import type { PageTitle } from './page-titles.ts';
import { isJoin, noToken, type Token, words } from './page-tokens.ts';

const mostListed = 12;
const mostOfName = 3;

/** A name begins with a capital letter, and goes on with small words: "Über uns". */
function isName({ text, word }: Token, isFurther: boolean): boolean {
  if (/^\p{Lu}/u.test(text)) return true;
  const { until, given } = words();
  return (
    isFurther && /^\p{Ll}/u.test(text) && ![joining, having, until, given].some((list) => list.has(word))
  );
}

/** The name that begins at a token, with the number of the token behind it. */
function nameFrom(
  text: string,
  tokens: readonly Token[],
  at: number,
  isAlone: boolean,
): (PageTitle & { next: number }) | undefined {
  let next = at;
  while (next - at < mostOfName && isName(tokens[next] ?? noToken, isAlone || next > at)) next += 1;
  const [first, last] = [tokens[at], tokens[next - 1]];
  if (!first || !last || next === at) return undefined;
  return { start: first.start, end: last.end, title: text.slice(first.start, last.end), next };
}

/** How many tokens part a name from the next one of its row: "," or "and", or both; none where the row ends. */
function partedBy(tokens: readonly Token[], at: number): number {
  const isSign = tokens[at]?.text === ',' || tokens[at]?.text === '&';
  if (!isSign) return isJoin(tokens[at]) ? 1 : 0;
  return isJoin(tokens[at + 1]) ? 2 : 1;
}

/** "Low Fell Pottery: pages studio, courses, hire": nothing but names stands behind the word, so that they need no capitals. */
const isAloneAt = (tokens: readonly Token[], at: number): boolean =>
  /^[:–—-]$/u.test(tokens[at - 1]?.text ?? ':') && tokens[at + 2]?.text === ',';

/**
 * "Die Seiten Start, Leistungen und Kontakt": each name of a row that stands right behind the word for pages; the first begins with
 * what leads to it, at the offset `lead`.
 */
export function listedFrom(text: string, tokens: readonly Token[], at: number, lead: number): PageTitle[] {
  const found: PageTitle[] = [];
  const isAlone = isAloneAt(tokens, at);
  let next = at + 1;
  while (found.length < mostListed) {
    const name = nameFrom(text, tokens, next, isAlone);
    if (!name) break;
    const { next: behind, ...phrase } = name;
    found.push(found.length === 0 ? { ...phrase, start: lead } : phrase);
    const parted = partedBy(tokens, behind);
    if (parted === 0) break;
    next = behind + parted;
  }
  return found.length > 1 ? found : [];
}
