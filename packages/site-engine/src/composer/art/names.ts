/**
 * Finds any of the words of a list; an underscore is a space inside one. Latin words stand alone, with their accents:
 * thé is not "the". Other scripts do not always part words.
 */
export function patternOf(list: string): RegExp {
  const words = list.split(' ').map((word) => word.replaceAll('_', ' '));
  const joined = words.filter((word) => /[^\p{Script=Latin} -]/u.test(word));
  const latin = words.filter((word) => !joined.includes(word));
  return new RegExp(
    [`(?<![\\p{L}\\p{N}])(?:${latin.join('|')})(?![\\p{L}\\p{N}])`, ...joined].join('|'),
    'u',
  );
}

/** What a text names first, of things that each have their words. */
export function firstNamed<Name extends string>(
  patterns: readonly (readonly [Name, RegExp])[],
  text: string,
): Name | undefined {
  const found = patterns
    .map(([name, pattern]) => ({ name, position: text.search(pattern) }))
    .filter(({ position }) => position >= 0)
    .sort((a, b) => a.position - b.position);
  return found[0]?.name;
}
