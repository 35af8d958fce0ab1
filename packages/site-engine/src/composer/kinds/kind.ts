import type { IconName } from '../art/icons.ts';
import type { Subject } from '../art/subject.ts';
import type { FamilyId } from '../families/family-id.ts';
import type { SectionId } from '../reading/section-words.ts';
import type { KindGroup, KindId } from './groups.ts';
import type { OfferId } from './offer-id.ts';

export type Field = 'name' | 'email' | 'phone' | 'date' | 'people' | 'choice' | 'message';

/** A name and a line about it. */
export type Entry = readonly [name: string, detail: string];

export interface Topic {
  title: string;
  items: readonly Entry[];
}

/**
 * One kind of business or project: the words that name it, the designs that suit it and what is written when the
 * prompt leaves it open. Texts may hold `{brand}` and `{in}` (" in Lisbon", or nothing). They state no fact that only
 * the owner can know: no numbers, names, awards or prices.
 */
export interface Kind {
  id: KindId;
  group: KindGroup;
  /** Lower-case words and phrases by which a prompt names this kind, in any language. */
  words: readonly string[];
  /** What it is, with its article. */
  noun: string;
  /** What it is called when the prompt gives no name. */
  unnamed: string;
  /** How well each layout family suits it. */
  families: Partial<Record<FamilyId, number>>;
  /** The hue of its colours, in degrees of OKLCH, when none is asked for. */
  hue: number;
  subject: Subject;
  icons: readonly [IconName, IconName, IconName];
  /** Two halves parted by `|`; the second may be set in another voice. */
  headlines: readonly [string, ...string[]];
  lede: string;
  /** The label of the main button. */
  action: string;
  offer: Topic & { id: OfferId; note: string };
  points: Topic;
  process: Topic;
  about: { title: string; text: string };
  faq: Topic;
  form: { title: string; fields: readonly Field[]; done: string };
  /** What its site holds when the prompt does not say. */
  sections: readonly SectionId[];
}

/** What the kinds of a group can share. */
export type GroupTexts = Pick<
  Kind,
  'families' | 'points' | 'process' | 'about' | 'faq' | 'form' | 'sections'
>;

/** A kind in its own words; what it leaves out is its group's. */
export type KindEntry = Omit<Kind, keyof GroupTexts | 'id' | 'group'> & Partial<GroupTexts>;
