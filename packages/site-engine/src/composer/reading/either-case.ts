const piece = /\\p\{[^}]{0,40}\}|\\.|\[[^\]]{0,200}\]|\p{L}/gu;

const inClass = /\\p\{[^}]{0,40}\}|\\.|\p{L}/gu;

const both = (letter: string): string => {
  const cases = [letter.toLocaleLowerCase('en'), letter.toLocaleUpperCase('en')];
  return cases.every(({ length }) => length === letter.length) ? [...new Set(cases)].join('') : letter;
};

/**
 * The source of a pattern for small letters and capitals alike, for a part of a pattern that otherwise minds them.
 * V8's own modifier for that, `(?i:…)`, misses some matches of long patterns.
 */
export const eitherCase = (source: string): string =>
  source.replace(piece, (part) => {
    if (part.startsWith('\\')) return part;
    return part.startsWith('[')
      ? part.replace(inClass, (sign) => (sign.startsWith('\\') ? sign : both(sign)))
      : `[${both(part)}]`;
  });
