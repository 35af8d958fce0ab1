import type { KindGroup, KindId, kindGroups } from '../kinds/groups.ts';
import type { Entry, Kind, Topic } from '../kinds/kind.ts';
import type { Specialities } from './speciality.ts';
import type { Voice } from './voice.ts';
import type { Words } from './words.ts';

/** The words by which a prompt in this language names each kind. */
export type Lexicon = Readonly<Record<KindId, readonly string[]>>;

/** What each kind is called in a sentence, with its article where the language has one. */
export type Nouns = Readonly<Record<KindId, string>>;

/** What is written for every kind of a group that has no words of its own for it. */
export interface GroupWords {
  action: string;
  offer: { title: string; note: string };
  points: Topic;
  process: Topic;
  about: { title: string; text: string };
  faq: Topic;
  form: { title: string; done: string };
}

/** What a kind needs of its own, and where it differs from its group. */
export interface KindWords extends Pick<Kind, 'unnamed' | 'headlines' | 'lede'>, Partial<GroupWords> {
  /** The heading of its offer, where the group's could stand over anybody's. */
  offerTitle?: string;
  /** Samples of what it offers. */
  items: readonly Entry[];
}

/** The texts of a group. They hold the gaps of the kinds in English: `{brand}` and `{in}`. */
export interface GroupCopy<Group extends KindGroup> {
  shared: GroupWords;
  kinds: Readonly<Record<(typeof kindGroups)[Group][number], KindWords>>;
}

export type Copy = { readonly [Group in KindGroup]: GroupCopy<Group> };

/** Everything a site in another language than English is written with. */
export interface LanguagePack {
  words: Words;
  nouns: Nouns;
  copy: Copy;
  voice: Voice;
  /** Kinds that are about one thing; English has its own. */
  specialities?: Specialities;
}
