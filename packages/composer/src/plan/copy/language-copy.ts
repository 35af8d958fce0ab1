import { copy, type LanguageCopy } from '@sitewright/composer-content';
import type { Brief } from '@sitewright/contracts';

/** How the languages of a brief make copy of a prompt's words; the first is the one it is written in. */
export function languageCopies({ languages }: Pick<Brief, 'languages'>): LanguageCopy[] {
  const known = copy().languages;
  const tags = new Set(languages.value.map((tag) => tag.split('-')[0]?.toLowerCase() ?? ''));
  const found = [...tags].flatMap((tag) => known[tag] ?? []);
  return found.length > 0 ? found : Object.values(known).slice(0, 1);
}
