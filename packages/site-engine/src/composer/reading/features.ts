import type { Feature } from '../languages/vocabulary.ts';
import type { WordTables } from './word-tables.ts';

const features: readonly Feature[] = ['calculator', 'cart', 'countdown', 'filter'];

export const readFeatures = (text: string, { features: words }: Pick<WordTables, 'features'>): Feature[] =>
  features.filter((feature) => words[feature].test(text));

const darkSite =
  /(?<![\p{L}])(?:dark(?:,| and)?\s(?:\p{L}+\s)?(?:theme|background|design|look|site|website|page|landing|aesthetic|style)|on (?:black|dark))(?![\p{L}])/iu;
/** "Dark." or ", dark" alone, where no noun follows that is dark itself. */
const darkAlone = /(?:^|[.,;]\s?|\sand\s)dark(?:\s?[.,;!]|\s*$)/iu;
const switchOnly =
  /(?:light and dark|dark and light|dark\s?(?:\/|or)\s?light|with (?:an? )?(?:optional )?dark mode|dark mode (?:switch|toggle))/iu;

/** "with dark mode" asks for a switch; "a dark website" and "dark." ask for dark first. */
export const isDarkFirst = (text: string, { dark }: Pick<WordTables, 'dark'>): boolean =>
  !switchOnly.test(text) && (darkSite.test(text) || darkAlone.test(text) || dark.test(text));
