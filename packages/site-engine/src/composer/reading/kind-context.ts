import type { Sighting } from './kind-finder.ts';

/** What follows is a wish for the page, not what it is about. */
const wishBefore =
  /(?:^|[^\p{L}])(?:with|including|include|includes|featuring|sections?|pages?|add|needs?|mit|con|avec|com|inklusive|incluye|inclure)(?:[^\p{L}.!?][^.!?\n]{0,60})?$/u;
/** What follows is a subject somebody writes or talks about. */
const subjectBefore =
  /(?:^|[^\p{L}])(?:(?:about|uber|sobre)\s(?!us|me|uns|mich)[^.!?\n:;]{0,60}|(?:on|sur|su)\s(?:the\s|our\s)?)$/u;
/** What follows in the plural is for whom it is. */
const audienceBefore =
  /(?:^|[^\p{L}])(?:for|supplies|supply|supplying|serves|serving|para|fur|pour)\s(?:\p{L}+\s){0,2}$/u;
/** What stands before or after a word for software is what it is made for: "bookkeeping software for traders". */
const software =
  '(?:software|app|apps|aplicacion|anwendung|application|logiciel|aplicativo|applicazione|platform|plattform|plataforma|plateforme|piattaforma|api|saas|plugin|crm)';
const madeForBefore = new RegExp(
  `(?:^|[^\\p{L}])${software}\\s(?:for|to|that|which|de|para|fur|pour|per|di)\\s[^.!?\\n:;,]{0,60}$`,
  'u',
);
const madeForAfter = new RegExp(`^[\\s-](?:\\p{L}+\\s){0,2}${software}(?![\\p{L}])`, 'u');
/** What follows is where it happens: "in the parish hall". */
const venueBefore =
  /(?:^|[^\p{L}])(?:in|at|behind|beside|above|opposite|next to)\s(?:the|our|an?)\s(?:\p{L}+\s)?$/u;
/** "a page for my food truck": what follows is what the page is for. */
const purpose = /(?:^|\s)(?:for|4|of|about|pour|para|per|fur|uber|von|voor|dla|till|til)\s[^.!?\n]{0,60}$/u;
const determiner = /\s(?:an?|my|our|the|un|una|mi|ein|eine|mein|meine|une|mon|notre|um|uma|minha|meu)\s/u;
/** "dog-friendly", "for dog owners": what comes along, not what it is. */
const alongAfter = /^(?:[-\s](?:friendly|freundlich)|\sowners)(?![\p{L}])/u;
/** "insurance FAQ": what the part of a page is about. */
const partAfter = /^\s(?:faqs?|questions|form|section|info|accepted)(?![\p{L}])/u;
/** "an editorial magazine look", "like a library": how it should look. */
const lookAfter =
  /^\s(?:\p{L}+\s){0,2}(?:look|looks|feel|feeling|vibe|vibes|style|styling|aesthetic|mood|inspired|inspiration|optik|stil|stimmung)(?![\p{L}])/u;
const lookBefore =
  /(?:^|[^\p{L}])(?:(?<!(?:would|i|we|you|i'd|we'd|not [^.!?\n]{0,40})\s)like|wie|como|comme|come)\s(?:(?:an?|the|in|ein(?:e[mnr]?)?|una?|une?|uma?|uno)\s)+(?:\p{L}+\s)?$/u;
/** "We light weddings": what somebody does something to. */
const objectBefore =
  /(?:^|[.!?;]\s)(?:we|i)\s(?:light|film|shoot|photograph|cater|help|support|serve|supply|equip|train|insure|advise|represent|record|host|cover)\s[^.!?\n]{0,60}$/u;
const nearby = 60;

/** Romance languages mark the plural at the head: "academia de ingles" is one. */
const isPlural = (phrase: string): boolean =>
  phrase.split(/\s(?:de|do|da|di|du)\s/u)[0]?.endsWith('s') ?? false;

const isAudience = (before: string, phrase: string): boolean =>
  isPlural(phrase) && audienceBefore.test(before) && !determiner.test(before.slice(-24));

const isWish = (before: string): boolean => {
  const [wish] = wishBefore.exec(before) ?? [];
  return wish !== undefined && !purpose.test(wish);
};

const isMadeFor = (before: string, after: string): boolean =>
  madeForBefore.test(before) || madeForAfter.test(after);

/** How much the words around a sighting leave of it: a trade may be a wish, a subject, a customer, a place. */
export function certaintyAmong(folded: string, { index, end, phrase }: Sighting): number {
  const before = folded.slice(Math.max(0, index - nearby), index);
  const doubts: readonly (readonly [boolean, number])[] = [
    [isWish(before), 0.25],
    [subjectBefore.test(before), 0.3],
    [isAudience(before, phrase), 0.25],
    [isMadeFor(before, folded.slice(end, end + nearby)), 0.15],
    [venueBefore.test(before), 0.3],
    [isPlural(phrase) && objectBefore.test(before), 0.5],
    [lookAfter.test(folded.slice(end, end + 40)) || lookBefore.test(before), 0.15],
    [partAfter.test(folded.slice(end, end + 14)), 0.3],
    [alongAfter.test(folded.slice(end, end + 14)), 0.1],
  ];
  return doubts.reduce((sure, [applies, factor]) => (applies ? sure * factor : sure), 1);
}
