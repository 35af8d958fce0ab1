import { capitalise } from './clean-text.ts';
import { fold } from './tokens.ts';

const siteWords =
  /(?<![\p{L}])(?:website|web site|site|page|landing|homepage|one-pager|section|sections)(?![\p{L}])/iu;
const clauseEnd =
  /(?:,?\s(?:with|including|featuring|include|using|use|in (?:dark|light|blue|green|red|black|white|warm|earthy|pastel)|we (?:need|want|offer|sell|serve)|it (?:should|needs|has)|that (?:needs|wants)|showing|should|please|no|without|styled)(?![\p{L}])|\s[–—-]\s|\(|["“”]|,?\s(?:called|named|titled)(?![\p{L}])).*$/iu;
const openings = /(?<![\p{L}])an?\s(?=\p{L})/giu;

const removeName = (text: string, brand: string): string => {
  for (const lead of [', called ', ', named ', ' called ', ' named ', ' titled ']) {
    for (const form of [`${lead}"${brand}"`, `${lead}“${brand}”`, lead + brand])
      text = text.replace(form, '');
  }
  return text;
};

/** Somebody talking of themselves, or in a hurry, does not describe a business. */
const chatty = /(?<![\p{L}])(?:i|i'm|i’m|my|me|its|theres|thx|pls|we|wesbite|which i|tell)(?![\p{L}])/iu;

const fewestWords = 4;
const mostWords = 26;
const sentenceLength = 170;

const clauseAt = (text: string, index: number): string => {
  const sentence = /^[^.;:!?\n]{8,170}/u.exec(text.slice(index, index + sentenceLength + 1))?.[0] ?? '';
  return sentence.replace(clauseEnd, '').replace(/[\s,]+$/u, '');
};

function isPitch(clause: string): boolean {
  const words = clause.split(/\s+/u).length;
  const isWhole = clause.length < sentenceLength - 2 && words >= fewestWords && words <= mostWords;
  return isWhole && !siteWords.test(clause) && !chatty.test(clause) && !/[<>{}]/u.test(clause);
}

/** "Lognook, a tool that …" and "Lognook is a tool that …" say what the brand is, whatever the words. */
const isSaidOfBrand = (text: string, index: number, brand: string): boolean =>
  [', ', ' is ', ': ', ' – ', ' - '].some((joint) => text.slice(0, index).endsWith(brand + joint));

/** The person's own words for what it is: "A small vegan bakery in Lisbon that bakes at night". */
export function readPitch(text: string, brand: string, kindWords: readonly string[]): string | undefined {
  const start = removeName(text.slice(0, 3000), brand);
  for (const { index } of start.matchAll(openings)) {
    const clause = clauseAt(start, index);
    const folded = fold(clause);
    const isAboutIt = kindWords.some((word) => folded.includes(word)) || isSaidOfBrand(start, index, brand);
    if (isAboutIt && isPitch(clause)) return capitalise(clause);
  }
  return undefined;
}
