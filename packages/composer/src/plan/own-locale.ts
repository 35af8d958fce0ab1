import { type Locale, localeOf, type Words } from '@sitewright/composer-content';
import type { Brief } from '@sitewright/contracts';

/** The locale of the language the person writes in. */
export const ownLocale = ({ languages }: Pick<Brief, 'languages'>): Locale =>
  localeOf(languages.value[0] ?? 'en');

/** The words by which a brief is read: its languages' and English ones, which turn up in prompts of every language. */
export const wordsFor = ({ languages }: Pick<Brief, 'languages'>): Words[] => [
  ...new Set([...languages.value, 'en'].map((tag) => localeOf(tag).words)),
];
