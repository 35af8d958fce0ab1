import { functionWords } from '@sitewright/composer-content';

/** In more the names and wares of a place are not most of the words. */
const mostWords = 80;
const shortestRequest = 4;
const fewestSigns = 2;
const firstSentence = /^[^.!?:;\n]*/u;

/** Small words as a sentence has them: one with a capital in its midst belongs to a name, the "e" of "e-bikes" to that. */
const smallWords = (text: string): string[] =>
  [...text.matchAll(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu)].flatMap(({ 0: word, index }) => {
    const small = word.toLowerCase();
    return index === 0 || word === small ? [small] : [];
  });

const countOf = (words: readonly string[], known: ReadonlySet<string>) =>
  words.filter((word) => known.has(word)).length;

/**
 * The language in which a short prompt asks, whatever its names and wares are in: "A website for a bakery in Lyon. Croissant 2 €" is
 * English. Its first sentence counts once more.
 *
 * @returns nothing where no language has twice as many small words as any other
 */
export function askedIn(text: string): string | undefined {
  const words = smallWords(text);
  const request = smallWords(firstSentence.exec(text.trimStart())?.[0] ?? '');
  if (words.length > mostWords || request.length < shortestRequest) return undefined;
  const [best, second] = Object.entries(functionWords())
    .map(([tag, list]) => {
      const known = new Set(list);
      const asked = countOf(request, known);
      return { tag, asked, count: asked + countOf(words, known) };
    })
    .sort((one, other) => other.count - one.count);
  if (!best || best.asked < fewestSigns) return undefined;
  return best.count >= 2 * (second?.count ?? 0) ? best.tag : undefined;
}
