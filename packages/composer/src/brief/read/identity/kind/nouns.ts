import type { Reading } from '../reading.ts';

/** The site types that a noun belongs to, and whether it means the one and nothing else. */
export interface NounMeaning {
  types: readonly string[];
  isSynonym: boolean;
}

/** In these languages the head of a noun phrase stands first: "taller de guitarras". */
export const headsFirst: ReadonlySet<string> = new Set(['es', 'fr', 'it', 'pt', 'ar']);

const kept = new WeakMap<Reading['locales'], ReadonlyMap<string, NounMeaning>>();

export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[\s-]+/gu, ' ')
    .replaceAll('’', "'");

/** The nouns of all site types in a prompt's languages. */
export function nounsOf({ locales }: Pick<Reading, 'locales'>): ReadonlyMap<string, NounMeaning> {
  const known = kept.get(locales);
  if (known) return known;
  const nouns = new Map<string, NounMeaning>();
  const add = (text: string, type: string, isSynonym: boolean) => {
    const noun = folded(text);
    const before = nouns.get(noun);
    // What a synonym means is said by the types that list it so, not by those that only mention it.
    if (before?.isSynonym && !isSynonym) return;
    const types = before?.isSynonym === isSynonym ? before.types : [];
    nouns.set(noun, { types: [...new Set([...types, type])], isSynonym });
  };
  for (const { siteTypes } of locales)
    for (const [type, { nouns: about, synonyms = [] }] of Object.entries(siteTypes)) {
      for (const synonym of synonyms) add(synonym, type, true);
      for (const noun of about) add(noun, type, false);
    }
  kept.set(locales, nouns);
  return nouns;
}
