/** The languages sites are written in, as ISO 639-1 codes. */
export const languageIds = ['en', 'es', 'de', 'fr', 'pt', 'it', 'ja', 'ar'] as const;
export type LanguageId = (typeof languageIds)[number];
export type Direction = 'ltr' | 'rtl';

export const directionOf = (language: LanguageId): Direction => (language === 'ar' ? 'rtl' : 'ltr');
