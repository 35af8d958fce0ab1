import type { KindId } from '../kinds/groups.ts';
import type { Kind } from '../kinds/kind.ts';
import type { Tone } from '../reading/tone.ts';
import type { LanguageId } from './language.ts';
import { voiceOf } from './packs.ts';
import type { Call, Opening, OwnVoice } from './voice.ts';

const ownVoices: Readonly<Partial<Record<KindId, OwnVoice>>> = { wedding: 'wedding', game: 'game' };

/** How a site opens in the tone that was asked for; in a plain tone its kind has the word. */
export function openingFor(
  language: LanguageId,
  { id, group }: Pick<Kind, 'id' | 'group'>,
  tone: Tone,
): Opening | undefined {
  if (tone === 'plain') return undefined;
  const { openings, headlines } = voiceOf(language);
  const [headline, thought] = openings[ownVoices[id] ?? group][tone];
  return [headlines[id]?.[tone] ?? headline, thought];
}

/** The call to act in that tone. */
export const callFor = (language: LanguageId, tone: Tone): Call | undefined =>
  tone === 'plain' ? undefined : voiceOf(language).calls[tone];
