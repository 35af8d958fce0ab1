import type { Kind } from '../kinds/kind.ts';
import type { Brief } from '../reading/brief.ts';
import { capitalise } from '../reading/clean-text.ts';

/** Puts brand and place into a text of the kind. */
export const weaver = ({ brand, place }: Brief) => {
  const inPlace = place ? ` in ${place}` : '';
  return (text: string): string => text.replaceAll('{brand}', () => brand).replaceAll('{in}', () => inPlace);
};

const sentence = (text: string) => (/[.!?]$/u.test(text) ? text : `${text}.`);

/** What it is: in the person's own words where they described it, otherwise in the kind's. */
export function writeLede(brief: Brief, kind: Kind): string {
  const { pitch, audience } = brief;
  if (!pitch) return weaver(brief)(kind.lede);
  const isAudienceSaid = !audience || pitch.toLocaleLowerCase('en').includes(audience);
  return isAudienceSaid
    ? sentence(capitalise(pitch))
    : `${sentence(capitalise(pitch))} Made for ${audience}.`;
}
