import { wordPattern } from './lexicon.ts';

export type Feature = 'dark' | 'light' | 'countdown' | 'filter' | 'booking' | 'cart';

const featureWords: Readonly<Record<Feature, RegExp>> = {
  dark: wordPattern([
    'dark mode',
    'dark theme',
    'dark background',
    'dark design',
    'dark look',
    'dark site',
    'dark website',
    'dark and moody',
  ]),
  light: wordPattern(['light mode only', 'light theme', 'light background']),
  countdown: wordPattern(['countdown', 'count down']),
  filter: wordPattern(['filter', 'filters', 'filterable']),
  booking: wordPattern([
    'booking',
    'bookings',
    'book online',
    'reservation',
    'reservations',
    'appointment',
    'appointments',
    'book a table',
  ]),
  cart: wordPattern(['cart', 'basket', 'checkout']),
};

const features = Object.keys(featureWords) as Feature[];

export const readFeatures = (text: string): Feature[] =>
  features.filter((feature) => featureWords[feature].test(text));

/** "dark mode" asks for a switch; "a dark website" asks for dark first. */
export const isDarkFirst = (text: string): boolean =>
  /(?<![\p{L}])(?:dark(?:,| and)?\s(?:\p{L}+\s)?(?:theme|background|design|look|site|website|landing|aesthetic|style)|dark-themed|(?:black|dark) background)/iu.test(
    text,
  );
