/** Languages that write a compound as one word, its head last: "Klassentreffen", "boerderijwinkel". */
const compounding: ReadonlySet<string> = new Set(['de', 'nl']);
const shortestHead = 4;
const longest = 40;

/**
 * Whether a word in small letters is a compound with one of some heads.
 *
 * @param shortestFront how many letters at least stand before the head
 */
export function isCompoundOf(
  word: string,
  language: string,
  heads: Pick<ReadonlySet<string>, 'has'>,
  shortestFront: number,
): boolean {
  if (!compounding.has(language) || word.length > longest) return false;
  for (let at = shortestFront; at <= word.length - shortestHead; at += 1)
    if (heads.has(word.slice(at))) return true;
  return false;
}
