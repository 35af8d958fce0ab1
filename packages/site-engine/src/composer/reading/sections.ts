import { wordPattern } from './lexicon.ts';

/** What a site can be made of after its hero. `offer` is the menu, the services, the work: what the visitor came for. */
export const sectionIds = [
  'offer',
  'pricing',
  'process',
  'points',
  'gallery',
  'about',
  'team',
  'schedule',
  'testimonials',
  'faq',
  'visit',
  'contact',
  'newsletter',
] as const;
export type SectionId = (typeof sectionIds)[number];

const sectionWords: Readonly<Record<SectionId, RegExp>> = {
  offer: wordPattern([
    'menu',
    'services',
    'service list',
    'products',
    'catalogue',
    'catalog',
    'classes',
    'courses',
    'rooms',
    'portfolio',
    'projects',
    'selected work',
    'work section',
    'case studies',
    'treatments',
    'practice areas',
    'listings',
    'properties',
    'shop section',
    'discography',
    'releases',
    'posts',
    'articles',
    'skills',
    'experience',
    'programmes',
    'programs',
  ]),
  pricing: wordPattern([
    'pricing',
    'prices',
    'price list',
    'price table',
    'plans',
    'fees',
    'rates',
    'membership',
    'memberships',
    'tickets',
    'subscription',
    'subscriptions',
    'packages',
  ]),
  process: wordPattern(['process', 'how it works', 'how we work', 'steps', 'timeline', 'our story timeline']),
  points: wordPattern([
    'features',
    'feature list',
    'benefits',
    'why us',
    'why choose us',
    'advantages',
    'values',
  ]),
  gallery: wordPattern([
    'gallery',
    'galleries',
    'photos',
    'photo grid',
    'pictures',
    'images',
    'lookbook',
    'lightbox',
  ]),
  about: wordPattern([
    'about',
    'about us',
    'about me',
    'our story',
    'story',
    'bio',
    'biography',
    'mission',
    'our history',
  ]),
  team: wordPattern([
    'our team',
    'the team',
    'meet the team',
    'team section',
    'team page',
    'team members',
    'staff',
    'speakers',
    'instructors',
    'trainers',
    'lawyers',
    'doctors',
    'teachers',
  ]),
  schedule: wordPattern([
    'schedule',
    'timetable',
    'time table',
    'programme',
    'agenda',
    'line-up',
    'lineup',
    'line up',
    'calendar',
    'tour dates',
    'gigs',
    'itinerary',
    'upcoming events',
  ]),
  testimonials: wordPattern([
    'testimonials',
    'testimonial',
    'reviews',
    'customer quotes',
    'client quotes',
    'social proof',
    'customer stories',
  ]),
  faq: wordPattern(['faq', 'faqs', 'f.a.q', 'frequently asked questions', 'questions and answers', 'q&a']),
  visit: wordPattern([
    'opening hours',
    'hours',
    'opening times',
    'location',
    'locations',
    'map',
    'directions',
    'find us',
    'where to find us',
    'venue',
    'visit us',
    'getting there',
  ]),
  contact: wordPattern([
    'contact',
    'contact form',
    'contact us',
    'get in touch',
    'booking',
    'bookings',
    'book online',
    'booking form',
    'reservation',
    'reservations',
    'appointment',
    'appointments',
    'enquiry form',
    'inquiry form',
    'rsvp',
    'order form',
    'quote form',
    'form',
  ]),
  newsletter: wordPattern([
    'newsletter',
    'newsletters',
    'mailing list',
    'email signup',
    'email sign-up',
    'waitlist',
    'waiting list',
  ]),
};

/** "team" alone is a section only as an item of a list: "small teams" and "the Team plan" are not. */
const listedTeam = /(?<=(?:,|:|and|with|an?|plus)\s)team(?=\s*(?:,|\.|;|and\b|&|$))/iu;

const refusal =
  /(?<![\p{L}])(?:no|without|skip|avoid|exclude|excluding|omit|never|leave out|don['’]?t (?:include|add|want|need|use|show)|do not (?:include|add|want|need|use|show)|not (?:include|want|need))\s+([^.;:!?\n]{1,120})/giu;
const endOfRefusal =
  /,?\s(?:but|with|please|though|instead|and (?:include|add|use|show|make|with))(?![\p{L}])/iu;

const refusedParts = (text: string): string[] =>
  [...text.matchAll(refusal)].map((match) => (match[1] ?? '').split(endOfRefusal)[0] ?? '').map(firstList);

/** "testimonials, pricing or team and a big hero" refuses the list only: it ends at the first long part. */
function firstList(text: string): string {
  const parts = text.split(/,\s*|\s+(?:or|and|nor)\s+/iu);
  const end = parts.findIndex((part) => part.trim().split(/\s+/u).length > 4);
  return parts.slice(0, end === -1 ? undefined : Math.max(1, end)).join(', ');
}

function positionOf(text: string, id: SectionId): number {
  const position = text.search(sectionWords[id]);
  return position < 0 && id === 'team' ? text.search(listedTeam) : position;
}

const mentioned = (text: string): SectionId[] =>
  sectionIds
    .map((id) => ({ id, position: positionOf(text, id) }))
    .filter(({ position }) => position >= 0)
    .sort((a, b) => a.position - b.position)
    .map(({ id }) => id);

/** The sections a prompt asks for, in its order, and those it refuses. */
export function readSections(text: string): { wanted: SectionId[]; refused: SectionId[] } {
  const refused = new Set(refusedParts(text).flatMap(mentioned));
  const rest = text.replace(refusal, ' ');
  const asked = mentioned(`${rest} ${text.replace(/(?<=\p{L})\s+about\s+(?!us|me|page|section)/giu, ' ')}`);
  const isAboutMeant = /\babout\s*(?:us|me|page|section|,|\.|and\b|$)/iu.test(text);
  return {
    wanted: asked.filter(
      (id) =>
        !refused.has(id) &&
        (id !== 'about' || isAboutMeant || /\b(?:story|bio|mission|history)\b/iu.test(text)),
    ),
    refused: [...refused],
  };
}

/** How the person calls their offer, such as "Menu" or "Courses"; `undefined` when they do not say. */
export function readOfferName(text: string): string | undefined {
  const word = sectionWords.offer.exec(text)?.[0];
  return word && !/section|list|work/iu.test(word) ? word : undefined;
}

/** Pages beyond the first that a prompt asks for: "pages: home, menu and contact", "a separate contact page", "multi-page". */
export function readPages(
  text: string,
  wanted: readonly SectionId[],
  defaults: readonly SectionId[],
): SectionId[] {
  const list =
    /(?<![\p{L}])(?:(?:separate|following|these|\d{1,2}|two|three|four|five|six) )?pages\s*(?::|for|are|-|–|—|called|\()\s*([^.;\n]{3,200})/iu.exec(
      text,
    )?.[1];
  const single = [
    ...text.matchAll(/(?<![\p{L}])(?:an?|separate|own|its own)\s([\p{L}\s-]{3,30}?)\spage(?![\p{L}])/giu),
  ].map((match) => match[1] ?? '');
  const named = [list ?? '', ...single].flatMap(mentioned);
  const isAboutNamed = /(?<![\p{L}])about(?![\p{L}])/iu.test([list ?? '', ...single].join(' '));
  const pages = [...new Set(named)].filter((id) => id !== 'about' || isAboutNamed);
  if (pages.length > 0) return pages;
  if (
    !/(?<![\p{L}])(?:multi[\s-]?page|several pages|multiple pages|(?:three|four|five|[3-6])[\s-]pages?)(?![\p{L}])/iu.test(
      text,
    )
  )
    return [];
  return [...new Set([...wanted, ...defaults])].slice(0, 3);
}
