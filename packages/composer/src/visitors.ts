import { loadLocale, localeIds } from '@sitewright/composer-content';
import { countWords } from './brief/read/entries/scan/tokens.ts';

let audience: ReadonlySet<string> | undefined;

const audienceWords = (): ReadonlySet<string> => {
  audience ??= new Set(localeIds.flatMap((id) => loadLocale(id).words.audience));
  return audience;
};

/** "For flatmates, couples and trips": whom it is for, however many they are. */
export function isOfVisitors(text: string): boolean {
  const [first = ''] = /^\S{1,12}(?=\s)/u.exec(text) ?? [];
  return audienceWords().has(first.toLowerCase());
}

/** "Lessons for children, adults and beginners": one thing, and whom it is for, each in a word of its own. */
export function isForSeveral([first = '', ...others]: readonly string[]): boolean {
  const words = first.toLowerCase().split(/\s+/u);
  const isFor = words.slice(1, -1).some((word) => audienceWords().has(word));
  return isFor && others.length > 1 && others.every((other) => countWords(other) === 1);
}
