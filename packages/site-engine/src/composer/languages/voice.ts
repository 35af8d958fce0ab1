import type { KindGroup, KindId } from '../kinds/groups.ts';
import type { NamedTone } from './vocabulary.ts';

/** Kinds that open unlike the rest of their group. */
export type OwnVoice = 'wedding' | 'game';
export type VoiceId = KindGroup | OwnVoice;

/** How a site opens in a tone: the headline in two halves, and a thought that follows what it is. */
export type Opening = readonly [headline: string, thought: string];

/** The last word to those who have read this far, and what its button says. Both fit every kind. */
export interface Call {
  title: string;
  action: string;
}

/** What the tone of a prompt changes in the words. They state no more than the kinds do. */
export interface Voice {
  openings: Readonly<Record<VoiceId, Readonly<Record<NamedTone, Opening>>>>;
  /** Headlines of kinds that are asked for often, before those of their group. */
  headlines: Readonly<Partial<Record<KindId, Readonly<Partial<Record<NamedTone, string>>>>>>;
  calls: Readonly<Record<NamedTone, Call>>;
}
