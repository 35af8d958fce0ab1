/** The words of a page, for looking statements up. */
export interface PageWords {
  path: string;
  /** Whether it says what a statement says: in its words one after the other, or with all its figures and most of its words. */
  states(text: string): boolean;
}

/** Enough of a statement's words for another way of saying it. */
const mostWords = 0.75;
const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

const plainText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const hasFigure = (word: string): boolean => /\p{N}/u.test(word);
/** Short words are in every text and prove nothing. */
const says = (word: string): boolean => word.length > 3 || hasFigure(word);

export function createPageWords(path: string, text: string): PageWords {
  const plain = plainText(text);
  const around = ` ${plain} `;
  const unspaced = plain.replaceAll(' ', '');
  const words = new Set(plain.split(' '));

  const statesInOtherWords = (sought: string): boolean => {
    const all = sought.split(' ').filter(says);
    const found = all.filter((word) => words.has(word));
    const hasAllFigures = all.every((word) => !hasFigure(word) || words.has(word));
    return all.length > 0 && hasAllFigures && found.length >= all.length * mostWords;
  };

  return {
    path,
    states(statement) {
      const sought = plainText(statement);
      if (sought === '') return false;
      if (isUnspaced.test(sought)) return unspaced.includes(sought.replaceAll(' ', ''));
      return around.includes(` ${sought} `) || statesInOtherWords(sought);
    },
  };
}
