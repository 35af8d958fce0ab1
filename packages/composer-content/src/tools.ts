import { lazyDataFile } from './data-file.ts';
import { localeFor } from './locales.ts';
import type { Tools, ToolTexts } from './schema/tools.ts';

/** Small tools: by which words they are asked for, what they say, and the sums and units that everybody reckons with alike. */
export const tools = lazyDataFile<Tools>('tools.json');

/** What the small tools say in a language; in English where it is not written. */
export const toolTextsOf = (locale: string): ToolTexts => tools().texts[localeFor(locale) ?? 'en'];

/** What a small tool is called where nobody has words of their own for it; nothing where it has no title. */
export function toolTitleOf(locale: string, tool: string): string | undefined {
  const texts = Object.entries(toolTextsOf(locale)).find(([id]) => id === tool)?.[1];
  return texts && 'title' in texts ? texts.title : undefined;
}
