export interface Token {
  /** In small letters and without accents. */
  word: string;
  index: number;
}

const accents = /[\u0300-\u036f\u064b-\u0655]/gu;

/** Small letters without accents, so that "Panaderia" is "panadería". */
export const fold = (text: string): string =>
  text.normalize('NFKD').replace(accents, '').normalize('NFC').toLocaleLowerCase('en').replaceAll('’', "'");

const wordSign = /[\p{L}\p{M}\p{N}]+(?:['&][\p{L}\p{M}\p{N}]+)*/gu;

/** The words of a folded text. */
export const tokensOf = (folded: string): Token[] =>
  [...folded.matchAll(wordSign)].map(({ 0: word, index }) => ({ word, index }));

const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
export const isUnspaced = (word: string): boolean => unspacedScript.test(word);

const arabicArticle = /^(?:وال|بال|كال|فال|لل|ال)(?=\p{L}{3})/u;
const elision = /^(?:l|d|un|dell|all|nell|sull|dall|qu|j|s|n)'(?=\p{L}{3})/u;

/** A word without what its language glues to its front: "l'agence", "للمطعم". */
export const bare = (word: string): string => word.replace(arabicArticle, '').replace(elision, '');
