import type { Reading } from '../reading.ts';

/** The site types that a noun belongs to, and whether it means the one and nothing else. */
export interface NounMeaning {
  types: readonly string[];
  isSynonym: boolean;
}

const kept = new WeakMap<Reading['locales'], ReadonlyMap<string, NounMeaning>>();

export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[\s-]+/gu, ' ')
    .replaceAll('’', "'");

/** "a bakery" as "bakery". */
const withoutArticle = (phrase: string, articles: readonly string[]): string => {
  const article = articles.find((one) => phrase.startsWith(`${one} `) || phrase.startsWith(`${one}'`));
  return article ? phrase.slice(article.length + 1).trim() : phrase;
};

/** The nouns of all site types in a prompt's languages. */
export function nounsOf({ locales }: Pick<Reading, 'locales'>): ReadonlyMap<string, NounMeaning> {
  const known = kept.get(locales);
  if (known) return known;
  const nouns = new Map<string, NounMeaning>();
  const add = (text: string, type: string, isSynonym: boolean) => {
    const noun = folded(text);
    const before = nouns.get(noun);
    nouns.set(noun, {
      types: [...new Set([...(before?.types ?? []), type])],
      isSynonym: isSynonym || (before?.isSynonym ?? false),
    });
  };
  for (const { siteTypes, words } of locales)
    for (const [type, texts] of Object.entries(siteTypes)) {
      const own = withoutArticle(folded(texts.noun), words.articles.map(folded));
      for (const synonym of [own, ...(texts.synonyms ?? [])])
        if (!synonym.includes('{')) add(synonym, type, true);
      for (const noun of texts.nouns) add(noun, type, false);
    }
  kept.set(locales, nouns);
  return nouns;
}
