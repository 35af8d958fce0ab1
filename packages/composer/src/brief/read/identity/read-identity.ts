import { neutralSiteType } from '@sitewright/composer-content';
import { languageOf } from '../outline/prompt-words.ts';
import type { ReadIdentity } from './identity.ts';

/** The language is read, and nothing else is claimed: the site is of no known type and has no name. */
export const readIdentity: ReadIdentity = (prompt) => ({
  languages: { value: [languageOf(prompt)], sureness: 0.5, from: [] },
  siteType: { value: { id: neutralSiteType, noun: '' }, sureness: 0, from: [] },
  contacts: [],
  hours: [],
  functions: [],
  design: { colours: [] },
});
