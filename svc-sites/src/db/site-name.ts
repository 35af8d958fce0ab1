import { limits } from '@sitewright/contracts';

/** A name as it is stored: no longer than a name may be, and never cut through the middle of a character. */
export const toStoredName = (name: string): string =>
  name
    .slice(0, limits.siteNameMaxLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
    .toWellFormed();

/**
 * What a name is ordered by: without case and accents, then by code point. Kept beside the name, because an index orders
 * only what is stored.
 */
export const nameKeyOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .normalize('NFC')
    .toLowerCase();
