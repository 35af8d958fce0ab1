import { capitalise } from './clean-text.ts';
import { readRefusals } from './refusals.ts';
import { type SectionId, sectionIds } from './section-words.ts';
import { fold } from './tokens.ts';
import type { WordTables } from './word-tables.ts';

/** "team" alone is a section only as an item of a list: "small teams" and "the Team plan" are not. */
const listedTeam =
  /(?<=(?:,|:|\.|;|\n|and|with|an?|plus|the|our|meet)\s|^)team(?=\s*(?:,|\.|;|:|\band\b|&|$))/imu;
const looseTeam = /^team$/iu;

const looseReviews = /^reviews$/iu;
/** Words with which reviews are those of customers: "tariff reviews" and "film reviews" are something one does. */
const reviewers =
  /(?:^|[^\p{L}\s]|(?<![\p{L}])(?:and|with|met|mit|avec|con|com|no|not|nor|or|add|include|show|have|some|the|our|my|their|your|real|want|need|without|skip|google|customer|client|guest|patient|parent|user|reader|student|visitor|buyer|good|recent|a few|section|for|stock|fake|any|from|of))\s*$/iu;

const isReviewOf = (text: string, { 0: word, index }: RegExpExecArray): boolean =>
  looseReviews.test(word) &&
  !/^\s(?:section|page|block|carousel)/iu.test(text.slice(index + word.length)) &&
  !reviewers.test(text.slice(Math.max(0, index - 24), index));

/** "how a first session goes", "how a garden gets designed". */
const howItGoes =
  /(?<![\p{L}])(?:how\s(?:[\p{L}’'-]+\s){1,5}(?:goes|works|work|gets\s\p{L}+|is made|are made)|wie\s(?:[\p{L}-]+\s){1,4}(?:abläuft|läuft|funktioniert)|comment\s(?:ça\s|cela\s)?se\s(?:passe|déroule)|cómo\s(?:es|funciona|transcurre)\s(?:una?|la|el)|come\s(?:si svolge|funziona)|como\s(?:funciona|decorre)\s(?:uma?|[ao]))(?![\p{L}])/iu;

function positionOf(text: string, id: SectionId, { sections }: Pick<WordTables, 'sections'>): number {
  const pattern = sections[id];
  if (id === 'process') return firstOf(text.search(pattern), text.search(howItGoes));
  if (id === 'testimonials')
    return allOf(text, pattern).find((match) => !isReviewOf(text, match))?.index ?? -1;
  if (id !== 'team') return text.search(pattern);
  const others = allOf(text, pattern).find(([word]) => !looseTeam.test(word));
  return firstOf(others?.index ?? -1, text.search(listedTeam));
}

const allOf = (text: string, pattern: RegExp) => [...text.matchAll(new RegExp(pattern, 'giu'))];

const firstOf = (a: number, b: number): number => (a < 0 ? b : b < 0 ? a : Math.min(a, b));

/** Things whose names begin or end like parts of a page. */
const otherThings =
  /(?<![\p{L}])(?:(?:that|which|who|it|page|site|section|screen) shows|(?:private|corporate|special|past) events?|past (?:shows|seasons)|matches (?:them|it|to|your|with)|ask (?:for|about) dates|termine (?:online|nur|nach|vereinbaren|buchen|bei|per)|event (?:space|hire|catering|planning|venue)s?|contact (?:lens|lenses|improvisation|sports?)|team building|story ?(?:telling|time)|map making|rush hours?|happy hours?|meal plans?|floor plans?|garden plans?|data plans?|photo ?(?:booth|shoot)s?)(?![\p{L}])|注文住宅|リフォーム|プラットフォーム/giu;

export const withoutOtherThings = (text: string): string => text.replace(otherThings, ' ');

/** The sections a text names, in the order it names them. */
export const mentionedSections = (text: string, tables: Pick<WordTables, 'sections'>): SectionId[] =>
  mentionedIn(withoutOtherThings(text), tables);

const mentionedIn = (text: string, tables: Pick<WordTables, 'sections'>): SectionId[] =>
  sectionIds
    .map((id) => ({ id, position: positionOf(text, id, tables) }))
    .filter(({ position }) => position >= 0)
    .sort((a, b) => a.position - b.position)
    .map(({ id }) => id);

/** "team" and "about" refused by name: the words alone are enough there. */
const refusedAlone: readonly (readonly [SectionId, RegExp])[] = [
  ['team', /(?<![\p{L}])team(?![\p{L}])/iu],
  ['about', /(?<![\p{L}])about(?![\p{L}])/iu],
];

const refusedIn = (part: string, tables: WordTables): SectionId[] => [
  ...mentionedSections(part, tables),
  ...refusedAlone.flatMap(([id, word]) => (word.test(part) ? [id] : [])),
];

/** "a site about trains" asks for no such section. */
const aboutSomething = /(?<=\p{L})\s+about\s+(?!us|me|page|section)(?=\p{L})/giu;

/** "No online booking" refuses no form that is asked for beside it. */
const anyForm =
  /(?<![\p{L}])(?:(?:contact|enquiry|inquiry|request|message|order|quote)[\s-]form|kontaktformular|anfrageformular|formulario de contacto|formulaire de contact|formulário de contacto?|modulo di contatto)(?![\p{L}])/iu;

/** The sections a prompt asks for, in its order, and those it refuses. */
export function readSections(
  text: string,
  tables: WordTables,
): { wanted: SectionId[]; refused: SectionId[] } {
  const { parts, rest } = readRefusals(text, tables);
  const refused = new Set(parts.flatMap((part) => refusedIn(part, tables)));
  const asked = mentionedSections(rest.replace(aboutSomething, ' '), tables);
  if (refused.has('contact') && anyForm.test(rest)) refused.delete('contact');
  return { wanted: asked.filter((id) => !refused.has(id)), refused: [...refused] };
}

const comesFirst =
  /([\p{L}][\p{L}\s-]{2,30}?)\s(?:comes\s|goes\s)?(?:first|zuerst|primero|en premier|d['’]abord|primeiro|per prima)(?![\p{L}])(?!\s\p{L})/iu;

/** The section a prompt puts before all others: "gallery first". */
export const readFirstSection = (text: string, tables: Pick<WordTables, 'sections'>): SectionId | undefined =>
  mentionedSections(comesFirst.exec(text)?.[1] ?? '', tables).at(-1);

/** How the person calls their offer, such as "Menu" or "Courses"; `undefined` when they do not say. */
export function readOfferName(text: string, tables: WordTables): string | undefined {
  const word = tables.sections.offer.exec(readRefusals(text, tables).rest)?.[0];
  return word && tables.offerNames.has(fold(word)) ? capitalise(word.toLocaleLowerCase('en')) : undefined;
}
