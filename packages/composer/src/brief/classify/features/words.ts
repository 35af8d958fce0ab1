const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a normal text. Dense scripts come as whole runs: their characters say more. */
export const wordsOf = (normalText: string): string[] => normalText.match(wordPattern) ?? [];

/** Words and pairs of neighbours. */
export function wordNames(words: readonly string[]): string[] {
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return [...words, ...pairs];
}

/** How it begins and ends: wishes and prohibitions show in their first words, heads of nouns in their last or first. */
export function edgeNames(words: readonly string[]): string[] {
  if (words.length === 0) return ['none'];
  return [
    `first ${words[0]}`,
    `start ${words.slice(0, 2).join(' ')}`,
    `start3 ${words.slice(0, 3).join(' ')}`,
    `last ${words.at(-1)}`,
    `end ${words.slice(-2).join(' ')}`,
  ];
}
