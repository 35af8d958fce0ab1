import type { KindId } from '../kinds/groups.ts';
import type { Kind } from '../kinds/kind.ts';
import { languageFor } from '../languages/packs.ts';
import { headlinesFor } from '../languages/voice-in.ts';
import { createRandom } from '../random.ts';
import type { Brief } from '../reading/brief.ts';
import { germanInvitationIn } from './german-invitation.ts';
import { type Invitation, invitationIn, romanceInvitationIn } from './invitation.ts';
import { arabicInvitationIn, japaneseInvitationIn } from './unspaced-invitation.ts';

const products: ReadonlySet<KindId> = new Set<KindId>(['saas', 'app', 'developertool', 'opensource']);

const inLanguage: Readonly<
  Partial<Record<string, (pitch: string, audience?: string) => Invitation | undefined>>
> = {
  en: invitationIn,
  de: germanInvitationIn,
  es: romanceInvitationIn,
  fr: romanceInvitationIn,
  it: romanceInvitationIn,
  pt: romanceInvitationIn,
  ja: japaneseInvitationIn,
  ar: arabicInvitationIn,
};

/** What a product invites to, by its description. */
export const invitationOf = ({ pitch, kind, language, audience }: Brief): Invitation | undefined =>
  pitch && products.has(kind) ? inLanguage[language]?.(pitch, audience) : undefined;

/** What a site is made from; another seed, another design. */
export interface Source {
  prompt: string;
  seed: number;
}

/** A headline in the tone that was asked for, or the kind's own; the next seed brings another one. */
export function pickHeadline(brief: Brief, kind: Kind, { prompt, seed }: Source): string {
  const ofTone = headlinesFor(languageFor(brief.language), kind, brief.tone);
  const inOrder = createRandom(`${prompt}/headline`).shuffle([...ofTone, ...kind.headlines]);
  return inOrder[Math.abs(Math.trunc(seed)) % inOrder.length] ?? kind.headlines[0];
}
