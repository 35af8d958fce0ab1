import { tools } from '@sitewright/composer-content';
import type { Brief } from '@sitewright/contracts';
import { type PhraseFinder, phraseFinder } from '../../phrases.ts';
import { isEveryWeek } from '../fill-pages.ts';
import { capitalise } from '../words.ts';
import { sharesWord } from './shared-words.ts';

const most = 12;
const longestName = 40;

/** What is told of a thing in brackets is no part of a choice. */
const aside = /\s?[(（][^()（）]*[)）]/gu;

interface NamedList {
  title: string;
  names: string[];
}

/** What is listed in the prompt under names of its own: courses, teams, rooms. */
function readLists({ pages, sections, offer, people, events }: Brief): NamedList[] {
  const inSection = (index: number) => [
    ...offer.filter(({ section }) => section === index).flatMap(({ items }) => items.map(({ name }) => name)),
    ...people.filter(({ section }) => section === index).map(({ name }) => name),
    ...events.filter(({ section }) => section === index).map(({ title }) => title),
  ];
  const regular = events
    .filter((event) => event.section === undefined && isEveryWeek(event))
    .map(({ title }) => title);
  return [
    ...offer.map(({ title = '', items }) => ({ title, names: items.map(({ name }) => name) })),
    ...sections.map(({ title = '' }, index) => ({ title, names: inSection(index) })),
    ...pages.map(({ title }) => ({ title, names: regular })),
  ];
}

const listsByBrief = new WeakMap<Brief, readonly NamedList[]>();

/** The lists of a brief. Every field asks for them. */
function listsOf(brief: Brief): readonly NamedList[] {
  const lists = listsByBrief.get(brief) ?? readLists(brief);
  listsByBrief.set(brief, lists);
  return lists;
}

/** What a visitor chooses from where a field asks for one of a list that the prompt gives: "which team", "class". */
export function choicesFor(label: string, brief: Brief): string[] {
  const found = listsOf(brief).find(
    ({ title, names }) =>
      names.length > 1 && names.length <= most && title !== '' && sharesWord(label, title),
  );
  const names = [...new Set(found?.names.map((name) => capitalise(name.replace(aside, '').trim())))];
  return names.every((name) => name.length <= longestName) ? names : [];
}

/** "Menu vegetarian/vegan" */
const slashed = /^(?:([^/]{1,40})\s)?(\p{L}{3,20})\/(\p{L}{3,20})$/u;

/** "whether they want a full or a half plot": what is asked there is what stands behind who and does. */
const asked =
  /^(?:whether|if|ob|si|se|of|czy)\s(?:it['’]s\s)?(?:(?:they|you|it|he|she|sie|er|es|ils|elles|on|ze|hij)\s)?(?:(?:want|wants|need|prefer|are|is|would like|möchten|wollen|brauchen|veulent|préfèrent|quieren|prefieren|vogliono|willen)\s)?/iu;
const article = /^(?:an?|the|eine[nrm]?|ein|une?|una|uno|um|uma|een|de|het)\s/iu;
const withoutAsking = (label: string): string =>
  asked.test(label) ? capitalise(label.replace(asked, '').replace(article, '')) : label;

let asTrue: PhraseFinder | undefined;

/** The two answers to what a field asks, where it is so or not: "whether they bring a dog", "vaccinated (yes/no)". */
export function answersTo(label: string, language: string): string[] {
  asTrue ??= phraseFinder(tools().fields.asTrue);
  return asTrue.leading(label) > 0 ? [...(tools().fields.answers[language] ?? [])] : [];
}

/** "vaccinated yes/no" */
const yesOrNo = /(\p{L}{2,3})\/(\p{L}{2,5})$/u;

/** Two answers as they are said: "yes or no". */
function parted(said: string, one: string, other: string, language: string): string {
  const { yes, no, either } = tools().fields;
  const isAnswer = yes.includes(one.toLowerCase()) && no.includes(other.toLowerCase());
  return isAnswer ? `${one} ${either[language]?.[0] ?? '/'} ${other}` : said;
}

/** A field that says what it is chosen from: "full or half plot", or that it is true or not: "vegetarian or not". */
export function alternativesIn(
  written: string,
  language: string,
): { label: string; choices: string[]; isBox?: true } | undefined {
  const label = withoutAsking(
    written.replace(yesOrNo, (said, one: string, other: string) => parted(said, one, other, language)),
  );
  const [, name = '', ...both] = slashed.exec(label) ?? [];
  if (both.length > 0) return { label: name === '' ? both.join(' / ') : name, choices: both.map(capitalise) };
  const { either, yes, no } = tools().fields;
  const words = label.split(' ');
  const at = words.findIndex((word) => either[language]?.includes(word.toLowerCase()));
  const one = words.slice(0, at);
  const other = words
    .slice(at + 1)
    .join(' ')
    .replace(label === written ? '' : article, '');
  if (at < 1 || other === '') return undefined;
  if (!no.includes(other.toLowerCase())) return { label, choices: [one.join(' '), other].map(capitalise) };
  const isSaid = one.length > 1 && yes.includes(one.at(-1)?.toLowerCase() ?? '');
  const told = (isSaid ? one.slice(0, -1) : one).join(' ');
  // A question is answered; what is only named is ticked.
  const answers = answersTo(told, language);
  return answers.length > 0 ? { label: told, choices: answers } : { label: told, choices: [], isBox: true };
}
