import type { Kind } from '../kinds/kind.ts';
import { fill } from '../languages/fill.ts';
import type { Brief } from '../reading/brief.ts';
import { capitalise } from '../reading/clean-text.ts';

/** Puts brand and place into a text of the kind. */
export const weaver = ({ brand, place }: Brief) => {
  const where = place ? `in ${place}` : '';
  return (text: string): string => fill(text, { brand, where, in: where && ` ${where}` });
};

const sentence = (text: string) => (/[.!?]$/u.test(text) ? text : `${text}.`);
const shortPitch = 7;

/** What the kind's own line adds after it has said who and where. */
const secondThought = (lede: string): string => capitalise(/(?:[.:])\s(.+)$/u.exec(lede)?.[1] ?? '');

/** What it is: in the person's own words where they described it, otherwise in the kind's. */
export function writeLede(brief: Brief, kind: Kind): string {
  const { pitch, audience } = brief;
  const ofKind = weaver(brief)(kind.lede);
  if (!pitch) return ofKind;
  const parts = [sentence(capitalise(pitch))];
  if (audience && !pitch.toLocaleLowerCase('en').includes(audience)) parts.push(`Made for ${audience}.`);
  if (pitch.split(/\s+/u).length <= shortPitch) parts.push(secondThought(ofKind));
  return parts.join(' ').trim();
}
