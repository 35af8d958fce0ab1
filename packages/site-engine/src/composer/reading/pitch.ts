import { capitalise } from './clean-text.ts';

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

/** The person's own words for what it is: "A small vegan bakery in Lisbon that bakes at night". */
export function readPitch(text: string, brand: string, kindWord: RegExp): string | undefined {
  const start = removeName(text.slice(0, 3000), brand);
  for (const match of start.matchAll(openings)) {
    const sentence = /^[^.;:!?\n]{8,170}/u.exec(start.slice(match.index))?.[0] ?? '';
    const clause = sentence.replace(clauseEnd, '').replace(/[\s,]+$/u, '');
    const words = clause.split(/\s+/u).length;
    const isTheWholeThought = clause.length < 168 && words >= 4 && words <= 26;
    if (isTheWholeThought && kindWord.test(clause) && !siteWords.test(clause) && !/[<>{}]/u.test(clause))
      return capitalise(clause);
  }
  return undefined;
}
