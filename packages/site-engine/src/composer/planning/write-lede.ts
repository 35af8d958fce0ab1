import type { Kind } from '../kinds/kind.ts';
import { fill } from '../languages/fill.ts';
import { languageFor } from '../languages/packs.ts';
import { phraseFor } from '../languages/place-phrases.ts';
import type { Words } from '../languages/words.ts';
import type { Brief } from '../reading/brief.ts';
import { capitalise } from '../reading/clean-text.ts';
import { gapAfter } from '../titles.ts';

/** Puts brand and place into a text: the place as the person said it where they did, "near Bath". */
export const weaver = ({ brand, place, where, language }: Brief, words: Words) => {
  const said = where ?? (place && phraseFor(languageFor(language), place));
  const alone = said ?? (place ? fill(words.place.where, { place }) : '');
  const within = said ? ` ${said}` : place ? fill(words.place.in, { place }) : '';
  return (text: string, more: Readonly<Record<string, string>> = {}): string =>
    fill(text, { brand, where: alone, in: within, ...more });
};

const sentence = (text: string) => (/[.!?。！？؟]$/u.test(text) ? text : `${text}.`);

/** What the kind's own line adds after it has said who and where. */
const secondThought = (lede: string): string => capitalise(/(?:[.:])\s(.+)$/u.exec(lede)?.[1] ?? '');

const shortPitch = 7;

/** The prompt's description, whom it is for and, where that is little, one thing more. */
function inOwnWords(pitch: string, { audience }: Brief, words: Words, more: string): string {
  const parts = [sentence(capitalise(pitch))];
  if (audience && !pitch.toLocaleLowerCase('en').includes(audience))
    parts.push(fill(words.about.audience, { audience }));
  if (pitch.split(/\s+/u).length <= shortPitch) parts.push(more);
  return parts.join(' ').trim();
}

/** Only in English can a description be told from an order such as "a portfolio for Mira". */
const isOrder = (pitch: string, { brand, language }: Brief): boolean =>
  language !== 'en' || pitch.includes(` for ${brand}`);

/** What it is in the person's own words or the kind's, and a thought in the tone that was asked for. */
export function writeLede(brief: Brief, kind: Kind, words: Words, thought = ''): string {
  const ofKind = weaver(brief, words)(kind.lede);
  if (brief.pitch && !isOrder(brief.pitch, brief))
    return inOwnWords(brief.pitch, brief, words, thought ? sentence(thought) : secondThought(ofKind));
  return thought ? `${ofKind}${gapAfter(ofKind)}${sentence(thought)}` : ofKind;
}
