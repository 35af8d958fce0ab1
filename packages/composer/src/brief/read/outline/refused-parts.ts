import { negations } from '@sitewright/composer-content';
import type { BriefFunction, BriefSectionType } from '@sitewright/contracts';
import { refusedThings } from '../../../negation.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { wordsOf } from './phrase.ts';
import { functionAt, sectionAt } from './section-type.ts';
import type { SectionWords } from './section-words.ts';

/** A thing that is refused has a short name: "any big countdown clock". */
const longestThing = 4;
const mostBefore = 1;

/** "No booking form" forbids that one, and no other form. */
function isBooking(
  thing: string,
  { name, length }: { name: BriefFunction; length: number },
  words: SectionWords,
): boolean {
  const section = name === 'form' ? sectionAt(thing, words) : undefined;
  return section?.name === 'booking' && section.length >= length;
}

/** The functions that a text says must not be: "so no contact form, just the phone". */
export function refusedFunctions(text: string, language: string, words: SectionWords): BriefFunction[] {
  const found = refusedThings(text, language).flatMap((thing) => {
    const named = countWords(thing) <= longestThing ? functionAt(thing, words) : undefined;
    return named && named.start <= mostBefore && !isBooking(thing, named, words) ? [named.name] : [];
  });
  return [...new Set(found)];
}

let signs: { trail: ReadonlySet<string>; online: ReadonlySet<string> } | undefined;

function made() {
  const { trail, online } = negations();
  signs ??= { trail: new Set(trail), online: new Set(online) };
  return signs;
}

/**
 * The section that a refused thing is: its name, with nothing that would make it one of several. "Bookings on Sundays" and "invented
 * reviews" leave bookings and reviews.
 */
function sectionIn(thing: string, words: SectionWords): BriefSectionType | undefined {
  const found = sectionAt(thing, words);
  const named = functionAt(thing, words);
  // "Contact form" is a form, and no contact.
  if (!found || (named && !isBooking(thing, named, words))) return undefined;
  const { trail, online } = made();
  const { list } = wordsOf(thing);
  const isWhole =
    list.slice(0, found.start).every((word) => online.has(word)) &&
    list.slice(found.start + found.length).every((word) => trail.has(word) || online.has(word));
  return isWhole ? found.name : undefined;
}

/** The sections that a text says must not be: "there's no online booking", "no newsletter please". */
export function refusedSections(text: string, language: string, words: SectionWords): BriefSectionType[] {
  const found = refusedThings(text, language).flatMap((thing) => sectionIn(thing, words) ?? []);
  return [...new Set(found)];
}

/** Whether a text says of something that it is done on the site: "online booking", "réservation en ligne". */
export const isOnline = (text: string): boolean => wordsOf(text).list.some((word) => made().online.has(word));
