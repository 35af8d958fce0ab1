import { readDataFile } from './data-file.ts';
import type { LocaleFile } from './schema/locale.ts';
import type { Messages } from './schema/messages.ts';
import type { SiteTypeTexts } from './schema/site-type.ts';
import type { Words } from './schema/words.ts';
import { neutralSiteType, siteTypes } from './site-types.ts';

export const localeIds = ['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt', 'zh'] as const;
export type LocaleId = (typeof localeIds)[number];

/** Varieties of these languages that have texts of their own. */
export const varietyTags = ['pt-BR'] as const;
type VarietyTag = (typeof varietyTags)[number];

/** All that is known of one language: what a site says in it and by which words a prompt is read. */
export interface Locale {
  id: LocaleId;
  messages: Messages;
  words: Words;
  /** Every site type by its id. */
  siteTypes: Readonly<Record<string, SiteTypeTexts>>;
}

/** The texts of every site type: its own, and its group's where it has none. */
function withGroupTexts({ groups, siteTypes: entries }: LocaleFile): Record<string, SiteTypeTexts> {
  const complete = siteTypes().map(({ id, group }) => [
    id,
    { headlines: [], examples: [], ...groups[group], ...entries[id] },
  ]);
  // That nothing is missing from the two together is checked by the tests of the data.
  return Object.fromEntries(complete) as Record<string, SiteTypeTexts>;
}

function readLocale(id: LocaleId, name: LocaleId | VarietyTag): Locale {
  const file = readDataFile(`locales/${name}.json`) as LocaleFile;
  return { id, messages: file.messages, words: file.words, siteTypes: withGroupTexts(file) };
}

const read = new Map<LocaleId | VarietyTag, Locale>();

/**
 * Reads the file of a language when it is first needed and keeps it. `tag` is the BCP 47 tag a page has: the texts are those of its
 * variety, where there is one.
 */
export function loadLocale(id: LocaleId, tag?: string): Locale {
  const name = varietyTags.find((variety) => variety === tag && variety.startsWith(`${id}-`)) ?? id;
  const locale = read.get(name) ?? readLocale(id, name);
  read.set(name, locale);
  return locale;
}

/** The locale for a BCP 47 tag: "de" for "de-CH"; nothing where we do not write that language. */
export const localeFor = (tag: string): LocaleId | undefined =>
  localeIds.find((id) => id === tag.split('-')[0]?.toLowerCase());

/** The locale that a site in this language is written with: English where the language is not written. */
export const localeOf = (tag: string): Locale => loadLocale(localeFor(tag) ?? 'en', tag);

/** The texts of a site type in a language; the neutral ones where there is no such type. */
export function siteTypeTextsOf(locale: Locale, id: string): SiteTypeTexts {
  const texts = locale.siteTypes[id] ?? locale.siteTypes[neutralSiteType];
  if (!texts) throw new Error(`data/locales/${locale.id}.json has no "${neutralSiteType}"`);
  return texts;
}
