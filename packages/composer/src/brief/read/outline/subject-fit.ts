import { functionWords } from '@sitewright/composer-content';
import type { BriefSectionType } from '@sitewright/contracts';
import { tellsOf, topicsOfTitle, topicWordsIn } from '../../../page-topics.ts';
import type { Classified } from '../../classify/classified.ts';
import { findMoney } from '../entries/scan/money.ts';
import { isSpaceless } from '../entries/scan/tokens.ts';
import { findDates } from '../entries/scan/when.ts';
import { isPrintable } from './heads.ts';
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
 * page in the same sentence and the same paragraph, and a price for a page that is called by its prices.
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
  around: 0.6,
  open: 0.1,
  /** What a paragraph begins with says what it is about. */
  first: 1.5,
} as const;

/** What is said around a statement speaks less for a page than the page's name in the statement itself. */
const mostAround = 1.8;
/** So many words of a topic speak for it; more say no more. */
const mostOfTopic = 2;

/** What a page or a section is about: the words of its title, the topics that they belong to with all their words, the sections it names. */
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

let small: ReadonlySet<string> | undefined;

/** "What we mend": small words of any language name nothing. */
function isSmall(word: string): boolean {
  small ??= new Set(Object.values(functionWords()).flat());
  return small.has(word);
}

const isTelling = (word: string): boolean =>
  (word.length >= shortestWord || isSpaceless(word)) && !isSmall(word);

const joined = /\s(?:and|und|et|y|e|en|i|و)\s|\s?[&+/,、・]\s?/iu;

function subjectOf(title: string, known: SectionWords, self: Look): Subject {
  const { words, line } = lookAt(title);
  const topics = topicsOfTitle(line);
  const isOpen = topics.length === 0 && sectionTypeOf(title, known) === undefined;
  const isSelf = isOpen && words.some((word) => word.length >= shortestWord && hasWord(self, word) > 0);
  const types = title.split(joined).flatMap((part) => sectionTypeOf(part, known) ?? []);
  return {
    words: words.filter(isTelling),
    topics: topics.flatMap(({ facts }) => facts),
    types: [
      ...types,
      ...topics.flatMap(({ section }) => section ?? []),
      ...(isSelf ? (['about'] as const) : []),
    ],
  };
}

/** What is on offer stands on the first page that names no section and no topic, where none is for it: "Our beers". */
export function withOffer(subjects: readonly (Subject | undefined)[]): (Subject | undefined)[] {
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

/** "Anfängerkurs" is one of the "Kurse". */
const endings = /(?:en|e|n|s)$/u;
function isTailOf(compound: string, word: string): boolean {
  const stem = word.replace(endings, '');
  return (
    stem.length >= shortestWord &&
    compound.length > word.length + 2 &&
    compound.replace(endings, '').endsWith(stem)
  );
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

/** What else speaks for a subject than a statement's own words. */
interface Around {
  /** The subject that another statement of its sentence speaks of. */
  beside?: number | undefined;
  /** How much its paragraph speaks of each subject. */
  paragraph?: readonly number[] | undefined;
}

interface Subjects {
  /** What pages or sections are called; nothing for those that may hold anything. */
  titles: readonly (string | undefined)[];
  /** Whether what is on offer goes to the first that could be about anything. */
  holdsOffer: boolean;
}

/** How well statements fit pages or sections by what they say. */
export class SubjectFit {
  readonly #subjects: readonly (Subject | undefined)[];
  /** Words of titles that too many statements have. */
  readonly #common: ReadonlySet<string>;
  readonly #hasCompounds: boolean;

  constructor({ titles, holdsOffer }: Subjects, statements: readonly Classified[], known: SectionWords) {
    this.#hasCompounds = known.sections.some(({ isCompoundTail }) => isCompoundTail);
    const self = lookAt(
      statements
        .filter(({ class: name }) => name === 'identity')
        .map(({ text }) => text)
        .join(' '),
    );
    const subjects = titles.map((title) => (title === undefined ? undefined : subjectOf(title, known, self)));
    this.#subjects = holdsOffer ? withOffer(subjects) : subjects;
    const looks = statements.filter(isPrintable).map(({ text }) => lookAt(text));
    const words = new Set(this.#subjects.flatMap((subject) => subject?.words ?? []));
    const isCommon = (word: string) =>
      looks.length >= fewest &&
      looks.filter((look) => hasWord(look, word) > 0).length > looks.length * common;
    this.#common = new Set([...words].filter(isCommon));
  }

  /** How much of what a statement says, and stands under, is what each subject is about. */
  said({ text, key = '' }: Classified): number[] {
    const [textLook, keyLook] = [lookAt(text), lookAt(key)];
    return this.#subjects.map((subject) => (subject ? this.#saidOf(subject, textLook, keyLook) : 0));
  }

  #saidOf({ words, topics }: Subject, text: Look, key: Look): number {
    const own = words.filter((word) => !this.#common.has(word));
    const isOfTail = (word: string) => this.#hasCompounds && text.words.some((each) => isTailOf(each, word));
    const named = sum(own.map((word) => hasWord(text, word) || (isOfTail(word) ? weights.kin : 0)));
    const headed = sum(words.map((word) => hasWord(key, word))) * weights.headed;
    const [said, saidOfKey] = [topicWordsIn(text.line), topicWordsIn(key.line)];
    const isSaid = (stem: string) => said.has(stem) || saidOfKey.has(stem);
    const isAny = said.size + saidOfKey.size > 0;
    const about = isAny ? Math.min(mostOfTopic, topics.filter(isSaid).length) : 0;
    const topic = about > 0 ? weights.topic + (about - 1) * weights.further : 0;
    return named + headed + topic;
  }

  /** How much each paragraph speaks of each subject, by what `speaks` for one; nothing where all is one paragraph. */
  paragraphs(
    statements: readonly Classified[],
    numbers: readonly number[],
    speaks: (statement: Classified) => boolean = isPrintable,
  ): readonly number[][] {
    if ((numbers.at(-1) ?? 0) === 0) return [];
    const scores: number[][] = [];
    statements.forEach((statement, index) => {
      const number = numbers[index] ?? 0;
      if (!speaks(statement)) return;
      const before = scores[number];
      const weight = weights.around * (before ? 1 : weights.first);
      const said = this.said(statement).map((score) => score * weight);
      scores[number] = said.map((score, at) => Math.min(mostAround, score + (before?.[at] ?? 0)));
    });
    return scores;
  }

  /** The subject that a statement speaks of by its words, if any. */
  spokenOf(statement: Classified): number | undefined {
    return bestOf(this.said(statement));
  }

  /** The subject that a statement and what stands around it speak of; of two that are as near the one that `isOpen` to any text. */
  toldOf(statement: Classified, { paragraph }: Around, isOpen: (at: number) => boolean): number | undefined {
    const scores = this.said(statement).map((score, at) => score + (paragraph?.[at] ?? 0));
    return bestOf(scores.map((score, at) => (score > 0 && isOpen(at) ? score + weights.open : score)));
  }

  /** The subject that a statement fits best, by what it says and is; nothing where it fits none. */
  of(statement: Classified, { beside, paragraph }: Around): number | undefined {
    const sought = typesFor(statement);
    const said = this.said(statement);
    const scores = this.#subjects.map((subject, at) => {
      if (!subject) return 0;
      const near = (at === beside ? weights.beside : 0) + (paragraph?.[at] ?? 0);
      return (said[at] ?? 0) + near + kindScore(subject, sought) + pricedScore(subject, statement);
    });
    return bestOf(scores);
  }
}
