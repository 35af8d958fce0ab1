import { readDataFile } from './data-file.ts';
import type { RevisionWords } from './schema/revision-words.ts';

/** The languages in which a change can be asked for. */
export const revisionLanguages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ja', 'zh', 'ar'] as const;
export type RevisionLanguage = (typeof revisionLanguages)[number];

const read = new Map<RevisionLanguage, RevisionWords>();

/** The words by which a change is read in a language, read when they are first needed. */
export function revisionWords(language: RevisionLanguage): RevisionWords {
  // Checked against its schema by the tests of the data.
  const words = read.get(language) ?? (readDataFile(`revisions/${language}.json`) as RevisionWords);
  read.set(language, words);
  return words;
}
