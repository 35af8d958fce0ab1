import { type LocaleId, localeFor } from '@sitewright/composer-content';

const titles: Readonly<Record<LocaleId, string>> = {
  ar: 'الرئيسية',
  de: 'Start',
  en: 'Home',
  es: 'Inicio',
  fr: 'Accueil',
  it: 'Home',
  ja: 'ホーム',
  pt: 'Início',
  zh: '首页',
};

/** What the first page is called where a prompt names others only. */
export const homeTitle = (language: string): string => titles[localeFor(language) ?? 'en'];
