import { loadLocale, localeFor } from '@sitewright/composer-content';
import type { Brief } from '@sitewright/contracts';

type Section = Brief['sections'][number];

const namesIn = (language: string): ReadonlySet<string> =>
  new Set(Object.values(loadLocale(localeFor(language) ?? 'en').words.sections).flat());

/**
 * "Prices:" in a request for a site in French: what its language has a name for is not called in the language of the request.
 * `spoken` is that language; English turns up in requests of every language.
 */
export function inSiteLanguage(
  section: Section,
  { languages }: Pick<Brief, 'languages'>,
  spoken: string,
): Section {
  const { title, ...rest } = section;
  const [language = 'en'] = languages.value;
  if (title === undefined || section.type === 'custom') return section;
  const small = title.toLowerCase();
  const isForeign = [spoken, 'en'].some((other) => other !== language && namesIn(other).has(small));
  return isForeign && !namesIn(language).has(small) ? rest : section;
}
