import { wordPattern } from './lexicon.ts';

/** What a site can be asked to do beyond showing its sections. A theme switch is on every site. */
export type Feature = 'calculator' | 'cart' | 'countdown' | 'filter';

const featureWords: Readonly<Record<Feature, RegExp>> = {
  calculator: wordPattern(['calculator', 'price estimate', 'cost estimate', 'rechner', 'calculadora']),
  cart: wordPattern(['cart', 'shopping cart', 'basket', 'checkout']),
  countdown: wordPattern(['countdown', 'count down']),
  filter: wordPattern([
    'filter',
    'filters',
    'filterable',
    'searchable',
    'search bar',
    'search box',
    'search field',
    'site search',
  ]),
};

const features = Object.keys(featureWords) as Feature[];

export const readFeatures = (text: string): Feature[] =>
  features.filter((feature) => featureWords[feature].test(text));

/** "dark mode" asks for a switch; "a dark website" asks for dark first. */
export const isDarkFirst = (text: string): boolean =>
  /(?<![\p{L}])(?:dark(?:,| and)?\s(?:\p{L}+\s)?(?:theme|background|design|look|site|website|landing|aesthetic|style)|dark-themed|(?:black|dark) background)/iu.test(
    text,
  );
