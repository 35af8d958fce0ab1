const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds whole words or phrases, in any script; upper and lower case are the same. */
export function wordPattern(words: readonly string[], flags = 'iu'): RegExp {
  const alternatives = words.map((word) => escapePattern(word).replaceAll(' ', '[\\s-]+'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}])`, flags);
}

/** How often any of the words occurs, and where first. */
export function countWords(text: string, pattern: RegExp): { count: number; first: number } {
  let count = 0;
  let first = Number.POSITIVE_INFINITY;
  for (const match of text.matchAll(new RegExp(pattern, 'giu'))) {
    count += 1;
    first = Math.min(first, match.index);
  }
  return { count, first };
}
