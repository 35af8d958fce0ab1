import type { Kind } from '../kinds/kind.ts';
import { fill } from '../languages/fill.ts';
import type { Words } from '../languages/words.ts';
import type { Brief } from '../reading/brief.ts';
import { capitalise } from '../reading/clean-text.ts';

/** Puts brand and place into a text: the place as the person said it where they did, "near Bath". */
export const weaver = ({ brand, place, where }: Brief, words: Words) => {
  const alone = where ?? (place ? fill(words.place.where, { place }) : '');
  const within = where ? ` ${where}` : place ? fill(words.place.in, { place }) : '';
  return (text: string, more: Readonly<Record<string, string>> = {}): string =>
    fill(text, { brand, where: alone, in: within, ...more });
};

const sentence = (text: string) => (/[.!?。！？؟]$/u.test(text) ? text : `${text}.`);
const shortPitch = 7;

/** What the kind's own line adds after it has said who and where. */
const secondThought = (lede: string): string => capitalise(/(?:[.:])\s(.+)$/u.exec(lede)?.[1] ?? '');

/** What it is: in the person's own words where they described it, otherwise in the kind's. */
export function writeLede(brief: Brief, kind: Kind, words: Words): string {
  const { pitch, audience } = brief;
  const ofKind = weaver(brief, words)(kind.lede);
  if (!pitch) return ofKind;
  const parts = [sentence(capitalise(pitch))];
  if (audience && !pitch.toLocaleLowerCase('en').includes(audience))
    parts.push(fill(words.about.audience, { audience }));
  if (pitch.split(/\s+/u).length <= shortPitch) parts.push(secondThought(ofKind));
  return parts.join(' ').trim();
}
