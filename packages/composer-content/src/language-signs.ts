import { lazyDataFile } from './data-file.ts';
import type { FunctionWords, LanguageSigns } from './schema/language-signs.ts';

/** What tells the language of a text of a few words. */
export const languageSigns = lazyDataFile<LanguageSigns>('language-signs.json');

/** The small words that sentences of a language are joined by. */
export const functionWords = lazyDataFile<FunctionWords>('function-words.json');
