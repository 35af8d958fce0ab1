import type { BriefSectionType } from '@sitewright/contracts';
import { tellsOf, topicsOfTitle, topicWordsIn } from '../../../page-topics.ts';
import type { Classified } from '../../classify/classified.ts';
import { findMoney } from '../entries/scan/money.ts';
import { isSpaceless } from '../entries/scan/tokens.ts';
import { findDates } from '../entries/scan/when.ts';
import { isPrintable } from './heads.ts';
import { isHomeName } from './page-words.ts';
import type { Page, Pages } from './pages.ts';
import { wordsOf } from './phrase.ts';
import { sectionTypeOf } from './section-type.ts';
import type { SectionWords } from './section-words.ts';

/** How far a statement is read; a page is named early or not at all. */
const longestLook = 400;
/** Shorter words of a title say nothing of what its page is about. */
const shortestWord = 4;
/** Words agree that share so much of the shorter one: "réparations" and "répare". */
const shared = 0.75;
/** From this share of the statements on, a word tells no page from another: it is what the whole site is about. */
const common = 0.4;
const fewest = 5;

/**
 * What speaks for a page: its own words, those of the same stem, what its topic is told by, the kind of a statement, what is said of the
 * page in the same sentence, and a price for a page that is called by its prices.
 */
const weights = {
  word: 2,
  kin: 1.2,
  headed: 1.5,
  topic: 1,
  further: 1.2,
  kind: 0.8,
  next: 0.2,
  beside: 1,
  priced: 4,
} as const;

/** So many words of a topic speak for it; more say no more. */
const mostOfTopic = 2;

/** What a page is about: the words of its title, the topics that they belong to with all their words, and the sections it names. */
interface Subject {
  words: readonly string[];
  topics: readonly string[];
  types: readonly BriefSectionType[];
  /** Whether what is on offer can stand there, as no other page is for it. */
  isOpen?: true;
}

/** A text to be looked through, its words apart. */
interface Look {
  words: readonly string[];
  line: string;
}

const lookAt = (text: string): Look => {
  const { list, line } = wordsOf(text.slice(0, longestLook));
  return { words: list, line: ` ${line} ` };
};

const joined = /\s(?:and|und|et|y|e|en|i|و)\s|\s?[&+/,、・]\s?/iu;

function subjectOf({ title }: Page, known: SectionWords, self: Look): Subject {
  const { words, line } = lookAt(title);
  const topics = topicsOfTitle(line);
  const isOpen = topics.length === 0 && sectionTypeOf(title, known) === undefined;
  const isSelf = isOpen && words.some((word) => word.length >= shortestWord && hasWord(self, word) > 0);
  const types = title.split(joined).flatMap((part) => sectionTypeOf(part, known) ?? []);
  return {
    words: words.filter((word) => word.length >= shortestWord || isSpaceless(word)),
    topics: topics.flatMap(({ facts }) => facts),
    types: [
      ...types,
      ...topics.flatMap(({ section }) => section ?? []),
      ...(isSelf ? (['about'] as const) : []),
    ],
  };
}

/** What is on offer stands on the first page that names no section and no topic, where none is for it: "Our beers". */
function withOffer(subjects: readonly (Subject | undefined)[]): (Subject | undefined)[] {
  const isOffer = subjects.some((subject) =>
    subject?.types.some((type) => type === 'offer' || type === 'prices'),
  );
  const open = subjects.find((subject) => subject?.types.length === 0 && subject.topics.length === 0);
  return subjects.map((subject) =>
    subject && subject === open && !isOffer ? { ...subject, isOpen: true } : subject,
  );
}

/** The sections that a statement of a kind is looked for in, the fittest first. */
function typesFor({ class: name, text }: Classified): readonly BriefSectionType[] {
  const look = text.slice(0, longestLook);
  if (name === 'person') return ['people', 'about'];
  if (name === 'event') return ['events'];
  if (findMoney(look).length > 0) return ['prices', 'offer'];
  if (name === 'fact' && findDates(look).length > 0) return ['events', 'hours', 'offer'];
  if (name !== 'item' && tellsOf('offer', lookAt(look).line)) return ['offer'];
  if (name === 'story') return ['about'];
  return name === 'item' ? ['offer', 'prices'] : [];
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** How much two words are one: wholly, but for an ending or as the first part of a compound, else by what they share. */
function kinship(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  const length = shorter < shortestWord ? 0 : sharedLength(one, other);
  if (length < Math.max(shortestWord, shorter * shared)) return 0;
  return length === shorter || (length > shortestWord && length === shorter - 1) ? weights.word : weights.kin;
}

function hasWord({ words, line }: Look, word: string): number {
  if (isSpaceless(word)) return line.includes(word) ? weights.word : 0;
  return Math.max(0, ...words.map((own) => kinship(own, word)));
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

function kindScore({ types, isOpen }: Subject, sought: readonly BriefSectionType[]): number {
  const place = sought.findIndex((type) => types.includes(type));
  if (place >= 0) return weights.kind - place * weights.next;
  return isOpen && sought[0] === 'offer' ? weights.kind - weights.next : 0;
}

/** How well statements fit the pages by what they say. */
class PageFit {
  readonly #subjects: readonly (Subject | undefined)[];
  /** Words of titles that too many statements have. */
  readonly #common: ReadonlySet<string>;

  constructor(pages: readonly Page[], statements: readonly Classified[], known: SectionWords) {
    const self = lookAt(
      statements
        .filter(({ class: name }) => name === 'identity')
        .map(({ text }) => text)
        .join(' '),
    );
    const subjects = pages.map((page) => (isHomeName(page.title) ? undefined : subjectOf(page, known, self)));
    this.#subjects = withOffer(subjects);
    const looks = statements.filter(isPrintable).map(({ text }) => lookAt(text));
    const words = new Set(this.#subjects.flatMap((subject) => subject?.words ?? []));
    const isCommon = (word: string) =>
      looks.length >= fewest &&
      looks.filter((look) => hasWord(look, word) > 0).length > looks.length * common;
    this.#common = new Set([...words].filter(isCommon));
  }

  /** How much of what a statement says, and stands under, is what a page is about. */
  #said(subject: Subject, text: Look, key: Look): number {
    const { words, topics } = subject;
    const own = words.filter((word) => !this.#common.has(word));
    const named = sum(own.map((word) => hasWord(text, word)));
    const headed = sum(words.map((word) => hasWord(key, word))) * weights.headed;
    const [said, saidOfKey] = [topicWordsIn(text.line), topicWordsIn(key.line)];
    const isSaid = (stem: string) => said.has(stem) || saidOfKey.has(stem);
    const isAny = said.size + saidOfKey.size > 0;
    const about = isAny ? Math.min(mostOfTopic, topics.filter(isSaid).length) : 0;
    const topic = about > 0 ? weights.topic + (about - 1) * weights.further : 0;
    return named + headed + topic;
  }

  /** The page that a statement speaks of by its words, if any. */
  spokenOf({ text, key = '' }: Classified): number | undefined {
    const [textLook, keyLook] = [lookAt(text), lookAt(key)];
    return bestOf(this.#subjects.map((subject) => (subject ? this.#said(subject, textLook, keyLook) : 0)));
  }

  /** The page that a statement fits best, where another one of its sentence speaks of the page `beside`; nothing where it fits none. */
  of(statement: Classified, beside: number | undefined): number | undefined {
    const { text, key = '' } = statement;
    const [textLook, keyLook, sought] = [lookAt(text), lookAt(key), typesFor(statement)];
    const scores = this.#subjects.map((subject, page) => {
      if (!subject) return 0;
      const near = page === beside ? weights.beside : 0;
      const said = this.#said(subject, textLook, keyLook);
      return said + near + kindScore(subject, sought) + pricedScore(subject, statement);
    });
    return bestOf(scores);
  }
}

/** The first of the best scores, where any is above nothing. */
function bestOf(scores: readonly number[]): number | undefined {
  const best = Math.max(0, ...scores);
  return best > 0 ? scores.indexOf(best) : undefined;
}

/** A page that is asked for as that of the prices has them all. */
const pricedScore = ({ types }: Subject, { class: name, text }: Classified): number =>
  name === 'item' && types[0] === 'prices' && findMoney(text.slice(0, longestLook)).length > 0
    ? weights.priced
    : 0;

const endsSentence = /[.!?。！？\n]/u;

/** Whether a statement goes on with the sentence of the one before it. */
function goesOn(previous: Classified | undefined, statement: Classified, prompt: string): boolean {
  if (!previous || previous.under !== statement.under || statement.kind === 'heading') return false;
  return !endsSentence.test(prompt.slice(previous.end - 1, statement.start + 1));
}

const wishes: ReadonlySet<string> = new Set(['function_wish', 'page_or_section_wish']);

/** The one page that the statements of each sentence speak of, by each of their indexes; nothing where they speak of several. */
function besides(statements: readonly Classified[], fit: PageFit, prompt: string): (number | undefined)[] {
  const sentences: number[][] = [];
  statements.forEach((statement, index) => {
    if (index > 0 && goesOn(statements[index - 1], statement, prompt)) sentences.at(-1)?.push(index);
    else sentences.push([index]);
  });
  const result: (number | undefined)[] = [];
  for (const members of sentences) {
    const said = members.map((index) => statements[index]).filter((each) => each && isPrintable(each));
    const pages = new Set(said.flatMap((each) => (each && fit.spokenOf(each)) ?? []));
    for (const _ of members) result.push(pages.size === 1 ? [...pages][0] : undefined);
  }
  return result;
}

/**
 * The page that each statement fits by its own words, its head's, or those of the sentence it goes on with. It is where a fact goes
 * that was said under no page; what was read under one stays there.
 */
export function fittingPages(
  statements: readonly Classified[],
  { pages, naming }: Pages,
  prompt: string,
  words: SectionWords,
): (number | undefined)[] {
  if (pages.length < 2) return statements.map(() => undefined);
  const fit = new PageFit(pages, statements, words);
  const beside = besides(statements, fit, prompt);
  const result: (number | undefined)[] = [];
  statements.forEach((statement, index) => {
    const isOpen = (isPrintable(statement) || wishes.has(statement.class)) && !naming.has(index);
    const head = statement.under === undefined ? undefined : result[statement.under];
    // A wish goes to the page that it speaks of; of which kind it is says nothing.
    const fitting = () =>
      isPrintable(statement) ? fit.of(statement, beside[index]) : fit.spokenOf(statement);
    const own = isOpen ? (head ?? fitting()) : undefined;
    const before = goesOn(statements[index - 1], statement, prompt) ? result[index - 1] : undefined;
    result.push(own ?? (isOpen ? before : undefined));
  });
  return result;
}
