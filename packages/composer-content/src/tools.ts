import { lazyDataFile } from './data-file.ts';
import { localeFor } from './locales.ts';
import type { Tools, ToolTexts } from './schema/tools.ts';

/** Small tools: by which words they are asked for, what they say, and the sums and units that everybody reckons with alike. */
export const tools = lazyDataFile<Tools>('tools.json');

/** What the small tools say in a language; in English where it is not written. */
export const toolTextsOf = (locale: string): ToolTexts => tools().texts[localeFor(locale) ?? 'en'];
