import type { Kind } from '../kinds/kind.ts';
import { languageFor, wordsOf } from '../languages/packs.ts';
import { varietyFor } from '../languages/variety.ts';
import { callFor, thoughtFor } from '../languages/voice-in.ts';
import { readAskedWords } from '../reading/asked-words.ts';
import type { Brief } from '../reading/brief.ts';
import type { Site } from '../site.ts';
import { inHalves } from '../titles.ts';
import type { Invitation } from './invitation.ts';
import { invitationOf, pickHeadline, type Source } from './write-headline.ts';
import { inARow, shareWords, weaver, writeLede } from './write-lede.ts';

/** The first words of a site, and the last. */
type Opening = Pick<Site, 'headline' | 'lede' | 'story' | 'call' | 'action'>;

const longestHeadline = 60;

/** What is left to say of a product below a headline that says what one does with it: what it is, and for whom. */
function withoutInvitation({ pitch: _, ...brief }: Brief, { thing, people, aside }: Invitation): Brief {
  const whom = people ?? brief.audience;
  const said = aside ?? (whom && `for ${whom}`);
  return { ...brief, ...(said && { pitch: `${thing} ${said}` }) };
}

/** How a site opens: in the words the prompt gives, else in the tone it asks for, else in the kind's. */
export function openSite(given: Brief, kind: Kind, source: Source): Opening {
  const language = languageFor(given.language);
  const inVariety = varietyFor(language, source.prompt);
  const call = inVariety(callFor(language, given.tone));
  const { headline: asked = '', action } = readAskedWords(source.prompt);
  const isShort = asked.length <= longestHeadline;
  const ownHeadline = isShort && inHalves(asked);
  const invited = ownHeadline ? undefined : invitationOf(given);
  const brief = invited ? withoutInvitation(given, invited) : given;
  const story = inARow(shareWords(brief).story);
  const words = inVariety(wordsOf(language));
  const ofTone = inVariety(thoughtFor(language, kind, brief.tone));
  const ofKind = invited && brief.pitch ? weaver(brief, words)(kind.lede) : undefined;
  const thought = isShort ? (ofTone ?? ofKind) : asked;
  return {
    headline:
      ownHeadline ||
      (invited && inHalves(`${invited.invitation}${given.language === 'ja' ? '。' : '.'}`)) ||
      inVariety(pickHeadline(brief, kind, source)),
    lede: writeLede(brief, kind, words, thought),
    ...(story && { story }),
    ...(call && { call: { ...call, action: action ?? call.action } }),
    ...(action && { action }),
  };
}
