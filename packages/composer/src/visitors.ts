import { loadLocale, localeIds } from '@sitewright/composer-content';

let audience: ReadonlySet<string> | undefined;

/** "For flatmates, couples and trips": whom it is for, however many they are. */
export function isOfVisitors(text: string): boolean {
  const [first = ''] = /^\S{1,12}(?=\s)/u.exec(text) ?? [];
  audience ??= new Set(localeIds.flatMap((id) => loadLocale(id).words.audience));
  return audience.has(first.toLowerCase());
}
