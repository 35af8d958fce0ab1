import { limits } from '@sitewright/contracts';
import { type Answer, said } from './change.ts';
import type { SiteParts } from './site-parts.ts';
import { phrase, withoutPhrases } from './tokens.ts';

const offered =
  'en de fr es it pt nl pl ja ar zh tr ru uk cs sv da nb fi el he hi ko ro hu ca eu gl cy ga'.split(' ');

const nameIn = (tag: string, display: string): string =>
  new Intl.DisplayNames([display], { type: 'language' }).of(tag) ?? tag;

/** The language that is called so in the languages of the site, in English or in itself. */
export function languageCalled(name: string, tags: readonly string[]): string | undefined {
  const displays = [...new Set([...tags, 'en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'ja', 'ar'])];
  return offered.find((tag) => [...displays, tag].some((display) => phrase(nameIn(tag, display)) === name));
}

const english = (tag: string): string => nameIn(tag, 'en');

/** Writes the site in another language, or in one more. */
export function languageChange(
  words: readonly string[],
  { brief, words: { fillers, also } }: SiteParts,
): Answer | undefined {
  const left = withoutPhrases(words, [...fillers.site, ...fillers.language]).join(' ');
  const tag = left && languageCalled(left, brief.languages.value);
  if (!tag) return undefined;
  const { value } = brief.languages;
  const isMore = withoutPhrases(words, also).length < words.length;
  if (isMore) return addLanguage(tag, value);
  if (value.length === 1 && value[0]?.split('-')[0] === tag)
    return { why: `The site is in ${english(tag)} already.` };
  return { changes: { languages: said([tag]) }, done: `The site is in ${english(tag)} now. ${ownWords}` };
}

const ownWords =
  'The composer does not translate: your own words stay as you wrote them. A model can translate them.';

function addLanguage(tag: string, value: readonly string[]): Answer {
  if (value.some((one) => one.split('-')[0] === tag))
    return { why: `The site is in ${english(tag)} already.` };
  if (value.length >= limits.briefMaxLanguages)
    return { why: `A site has at most ${limits.briefMaxLanguages} languages.` };
  return {
    changes: { languages: said([...value, tag]) },
    done: `The site is in ${english(tag)}, too. ${ownWords}`,
  };
}

/** Takes one of several languages away. */
export function removeLanguage(name: string, { brief }: SiteParts): Answer | undefined {
  const { value } = brief.languages;
  const tag = languageCalled(name, value);
  if (!tag) return undefined;
  const kept = value.filter((one) => one.split('-')[0] !== tag);
  if (kept.length === value.length) return { why: `The site is not in ${english(tag)}.` };
  if (kept.length === 0) return { why: 'A site has at least one language.' };
  return { changes: { languages: said(kept) }, done: `The site is no longer in ${english(tag)}.` };
}
