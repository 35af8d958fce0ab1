import { lazyDataFile } from './data-file.ts';
import type { LanguageSigns } from './schema/language-signs.ts';

/** What tells the language of a text of a few words. */
export const languageSigns = lazyDataFile<LanguageSigns>('language-signs.json');
