import { frameWords, type LanguageFrames } from '@sitewright/composer-content';
import { type PhraseFinder, phraseFinder } from '../../phrases.ts';
import { endingOf } from '../read/identity/grammar.ts';

/** Phrases as they are looked for in running text. */
export interface PhraseList extends PhraseFinder {
  /** How long the phrase is that a text ends with; 0 where it ends with none. */
  ending(text: string): number;
}

type ListName = 'articles' | 'owners' | 'pronouns' | 'clauses' | 'adverbs' | 'joins' | 'says' | 'only';
type MoreNames =
  | 'about'
  | 'prices'
  | 'free'
  | 'freeOf'
  | 'units'
  | 'qualifies'
  | 'holdsFor'
  | 'lasts'
  | 'contact'
  | 'place'
  | 'history';

/** The words of a prompt's language and of English, which turns up in prompts of every language. */
export type FrameWords = Readonly<Record<ListName | MoreNames, PhraseList>> & {
  readonly relations: PhraseList;
  /** What names a unit behind a stroke: "per hour". */
  strokeOf(unit: string): string;
  readonly there: PhraseList;
  readonly thereEnds: PhraseList;
  readonly offer: {
    readonly isSubjectNeeded: boolean;
    readonly who: PhraseList;
    readonly also: PhraseList;
    readonly verbs: PhraseList;
    readonly works: PhraseList;
    readonly tails: PhraseList;
    readonly others: PhraseList;
    readonly does: PhraseList;
    readonly leads: PhraseList;
    readonly qualities: PhraseList;
    /** What is written of the thing behind a verb. */
    templateOf(verb: string): string;
  };
};

/** No phrase is longer: a text is looked at in many places. */
const longestPhrase = 48;

export function phraseList(phrases: readonly string[]): PhraseList {
  const finder = phraseFinder(phrases);
  const all = new Set(phrases);
  return {
    has: finder.has,
    leading: (text) => finder.leading(text.slice(0, longestPhrase)),
    ending: (text) =>
      endingOf(text.slice(-longestPhrase).toLowerCase().replaceAll('’', "'"), all)?.length ?? 0,
  };
}

const kept = new Map<string, FrameWords>();

function makeWords(language: string): FrameWords {
  const all = frameWords();
  const read = [all[language], language === 'en' ? undefined : all.en].filter((one) => one !== undefined);
  const of = (pick: (words: LanguageFrames) => readonly string[]) => phraseList(read.flatMap(pick));
  const templates = new Map(read.flatMap(({ offer }) => Object.entries(offer.verbs)));
  const [stroke] = read.map((words) => words.stroke);
  return {
    strokeOf: (unit) => {
      const known = stroke?.short[unit.toLowerCase()];
      return known === undefined ? unit : (stroke?.template ?? '').replace('{unit}', () => known);
    },
    articles: of((words) => words.articles),
    owners: of((words) => words.owners),
    pronouns: of((words) => words.pronouns),
    clauses: of((words) => words.clauses),
    adverbs: of((words) => words.adverbs),
    joins: of((words) => words.joins),
    says: of((words) => words.says),
    only: of((words) => words.only),
    about: of((words) => words.about),
    prices: of((words) => words.prices),
    free: of((words) => words.free),
    freeOf: of((words) => words.freeOf),
    units: of((words) => words.units),
    qualifies: of((words) => words.qualifies),
    holdsFor: of((words) => words.holdsFor),
    lasts: of((words) => words.lasts),
    contact: of((words) => words.contact),
    place: of((words) => words.place),
    history: of((words) => words.history),
    relations: of((words) => words.relations),
    there: of(({ event }) => event.there),
    thereEnds: of(({ event }) => event.ends),
    offer: {
      isSubjectNeeded: read[0]?.offer.isSubjectNeeded ?? true,
      who: of(({ offer }) => offer.who),
      also: of(({ offer }) => offer.also),
      verbs: of(({ offer }) => Object.keys(offer.verbs)),
      works: of(({ offer }) => offer.works),
      tails: of(({ offer }) => offer.tails),
      others: of(({ offer }) => offer.others),
      does: of(({ offer }) => offer.does),
      leads: of(({ offer }) => offer.leads),
      qualities: of(({ offer }) => offer.qualities),
      templateOf: (verb) => templates.get(verb.toLowerCase()) ?? '{thing}',
    },
  };
}

/** The words for a language tag; those of English alone where the language is not read. */
export function frameWordsOf(tag: string): FrameWords {
  const [language = 'en'] = tag.split('-');
  const words = kept.get(language) ?? makeWords(language);
  kept.set(language, words);
  return words;
}

let phone: PhraseList | undefined;
/** What says in any language that a number is one to call: languages are mistaken where there is little else. */
export function phoneWords(): PhraseList {
  phone ??= phraseList(Object.values(frameWords()).flatMap((words) => words.phone));
  return phone;
}

let written: { texts: PhraseList; calls: PhraseList } | undefined;
/** What says in any language that a number takes text messages, or calls. */
export function messageWords(): { texts: PhraseList; calls: PhraseList } {
  const all = Object.values(frameWords());
  written ??= {
    texts: phraseList(all.flatMap(({ texts }) => texts)),
    calls: phraseList(all.flatMap(({ calls }) => calls)),
  };
  return written;
}

let referring: PhraseList | undefined;
/** Before whoever does in place of the owner what that refuses, in any language: "for those ask". */
export function referringWords(): PhraseList {
  referring ??= phraseList(Object.values(frameWords()).flatMap(({ refers }) => refers));
  return referring;
}

let codes: PhraseList | undefined;
/** What says in any language that the words in quotation marks behind it are to be said: "keyword". */
export function codeWords(): PhraseList {
  codes ??= phraseList(Object.values(frameWords()).flatMap(({ event }) => event.codes));
  return codes;
}

let turning: PhraseList | undefined;
/** With which in any language a sentence ends that tells what is so from a day on: "bookings open". */
export function turnWords(): PhraseList {
  turning ??= phraseList(Object.values(frameWords()).flatMap(({ event }) => event.turns));
  return turning;
}

let pronouns: PhraseList | undefined;
/** What stands in any language in place of something that was named. */
export function pronounWords(): PhraseList {
  pronouns ??= phraseList(Object.values(frameWords()).flatMap((words) => words.pronouns));
  return pronouns;
}

let free: PhraseList | undefined;
/** What says in any language that something costs nothing. */
export function freeWords(): PhraseList {
  free ??= phraseList(Object.values(frameWords()).flatMap((words) => words.free));
  return free;
}

let freeOf: PhraseList | undefined;
/** Whether a text says in any language that something costs nothing: "helmets free", and not "gluten free". */
export function isFree(text: string): boolean {
  freeOf ??= phraseList(Object.values(frameWords()).flatMap((words) => words.freeOf));
  const length = freeWords().ending(text);
  const thing = length === 0 ? '' : text.slice(0, -length).trimEnd();
  return thing !== '' && freeOf.ending(thing) === 0;
}

let costs: PhraseList | undefined;
/** What says in any language that a price follows: "costs". */
export function priceVerbs(): PhraseList {
  costs ??= phraseList(Object.values(frameWords()).flatMap(({ says }) => says));
  return costs;
}

let places: PhraseList | undefined;
/** With which in any language a sentence begins that says where one is found. */
export function placeWords(): PhraseList {
  places ??= phraseList(Object.values(frameWords()).flatMap((words) => words.place));
  return places;
}

const edge = /^[\s,;:.、，；–—-]{1,9}/u;
const endEdge = /(?<![\s,;:、，；–—-])[\s,;:、，；–—-]+$/u;

/** Without separators at its beginning and end. */
export const bare = (text: string): string => text.replace(edge, '').replace(endEdge, '');

/** A text without a phrase that it begins with, and what parts the two. */
export const behind = (text: string, list: PhraseFinder): string => {
  const length = list.leading(text);
  return length === 0 ? text : text.slice(length).replace(edge, '');
};

/** A text without a phrase that it ends with. */
export const before = (text: string, list: PhraseList): string => {
  const length = list.ending(text);
  return length === 0 ? text : text.slice(0, text.length - length).replace(endEdge, '');
};
