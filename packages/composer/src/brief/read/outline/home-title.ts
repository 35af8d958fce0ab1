import { localeOf } from '@sitewright/composer-content';

/** What the first page is called where a prompt names others only. */
export const homeTitle = (language: string): string => localeOf(language).messages.page.home;
