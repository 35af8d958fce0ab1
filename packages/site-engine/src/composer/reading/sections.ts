import { capitalise } from './clean-text.ts';
import { type SectionId, sectionIds, sectionWords } from './section-words.ts';

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

/** The sections a text names, in the order it names them. */
export const mentionedSections = (text: string): SectionId[] =>
  sectionIds
    .map((id) => ({ id, position: positionOf(text, id) }))
    .filter(({ position }) => position >= 0)
    .sort((a, b) => a.position - b.position)
    .map(({ id }) => id);

/** The sections a prompt asks for, in its order, and those it refuses. */
export function readSections(text: string): { wanted: SectionId[]; refused: SectionId[] } {
  const refused = new Set(refusedParts(text).flatMap(mentionedSections));
  const rest = text.replace(refusal, ' ');
  const asked = mentionedSections(
    `${rest} ${text.replace(/(?<=\p{L})\s+about\s+(?!us|me|page|section)/giu, ' ')}`,
  );
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

const offerNames: ReadonlySet<string> = new Set([
  'menu',
  'services',
  'products',
  'classes',
  'courses',
  'rooms',
  'treatments',
  'practice areas',
  'projects',
  'listings',
  'experience',
  'releases',
]);

/** How the person calls their offer, such as "Menu" or "Courses"; `undefined` when they do not say. */
export function readOfferName(text: string): string | undefined {
  const word = sectionWords.offer.exec(text)?.[0].toLocaleLowerCase('en');
  return word && offerNames.has(word) ? capitalise(word) : undefined;
}
