import type { KindId } from '../kinds/groups.ts';
import type { Kind } from '../kinds/kind.ts';
import type { Tone } from '../reading/tone.ts';
import type { LanguageId } from './language.ts';
import { specialitiesOf, voiceOf } from './packs.ts';
import type { NamedTone } from './vocabulary.ts';
import type { Call, Opening, OwnVoice } from './voice.ts';

const ownVoices: Readonly<Partial<Record<KindId, OwnVoice>>> = { wedding: 'wedding', game: 'game' };

type Who = Pick<Kind, 'id' | 'group'>;

const openingFor = (language: LanguageId, { id, group }: Who, tone: NamedTone): Opening =>
  voiceOf(language).openings[ownVoices[id] ?? group][tone];

/** Headlines in the tone that was asked for: the kind's own, unless it is about one thing, and its group's; a plain tone has none. */
export function headlinesFor(language: LanguageId, who: Who & Pick<Kind, 'subject'>, tone: Tone): string[] {
  if (tone === 'plain') return [];
  const isAboutOneThing = specialitiesOf(language)[who.id]?.[who.subject]?.headlines;
  const own = isAboutOneThing ? undefined : voiceOf(language).headlines[who.id]?.[tone];
  return [...(own ? [own] : []), openingFor(language, who, tone)[0]];
}

/** A thought in that tone, to follow what it is. */
export const thoughtFor = (language: LanguageId, who: Who, tone: Tone): string | undefined =>
  tone === 'plain' ? undefined : openingFor(language, who, tone)[1];

/** The call to act in that tone. */
export const callFor = (language: LanguageId, tone: Tone): Call | undefined =>
  tone === 'plain' ? undefined : voiceOf(language).calls[tone];
