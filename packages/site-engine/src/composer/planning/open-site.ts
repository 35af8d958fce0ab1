import type { Kind } from '../kinds/kind.ts';
import { languageFor, wordsOf } from '../languages/packs.ts';
import { callFor, openingFor } from '../languages/voice-in.ts';
import type { Random } from '../random.ts';
import { readAskedWords } from '../reading/asked-words.ts';
import type { Brief } from '../reading/brief.ts';
import type { Site } from '../site.ts';
import { inHalves } from '../titles.ts';
import { inARow, shareWords, writeLede } from './write-lede.ts';

/** The first words of a site, and the last. */
type Opening = Pick<Site, 'headline' | 'lede' | 'story' | 'call' | 'action'>;

const longestHeadline = 60;

/** How a site opens: in the words the prompt gives, else in the tone it asks for, else in the kind's. */
export function openSite(brief: Brief, kind: Kind, prompt: string, random: Random): Opening {
  const language = languageFor(brief.language);
  const opening = openingFor(language, kind, brief.tone);
  const call = callFor(language, brief.tone);
  const { headline: asked = '', action } = readAskedWords(prompt);
  const story = inARow(shareWords(brief).story);
  const isShort = asked.length <= longestHeadline;
  const ofKind = opening?.[0] ?? random.fork('headline').pick(kind.headlines);
  return {
    headline: (isShort && inHalves(asked)) || ofKind,
    lede: writeLede(brief, kind, wordsOf(language), isShort ? opening?.[1] : asked),
    ...(story && { story }),
    ...(call && { call: { ...call, action: action ?? call.action } }),
    ...(action && { action }),
  };
}
