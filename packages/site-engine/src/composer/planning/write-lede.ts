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

/** Sentences one after the other, parted as their script does. */
export const inARow = (parts: readonly string[]): string =>
  parts.filter(Boolean).reduce((text, part) => (text ? `${text}${gapAfter(text)}${part}` : part), '');

/** What the kind's own line adds after it has said who and where; all of it where it does not part the two. */
const secondThought = (lede: string): string => {
  const [, more] = /[.:]\s(.{1,300})$/u.exec(lede) ?? [];
  return more ? capitalise(more) : lede;
};

const fewestWords = 3;
const roomForMore = 95;
const longestLede = 150;

/** Which of the person's words open the page, and which are kept for the story further down. */
export interface SharedWords {
  opening: readonly string[];
  story: readonly string[];
}

/** As many of the person's own sentences as a lede can hold; the rest tells the story. */
export function shareWords({ pitch, statements }: Pick<Brief, 'pitch' | 'statements'>): SharedWords {
  const all = [...(pitch ? [sentence(capitalise(pitch))] : []), ...statements];
  const lengths = all.map((_, index) => all.slice(0, index + 1).join(' ').length);
  const held = Math.max(all.length > 0 ? 1 : 0, lengths.findLastIndex((length) => length <= longestLede) + 1);
  return { opening: all.slice(0, held), story: all.slice(held) };
}

/** What the prompt says of it, whom it is for and, where that is little, one thing more. */
function inOwnWords(opening: readonly string[], { audience }: Brief, words: Words, more: string): string {
  const said = inARow(opening);
  const isSaid = !audience || said.toLocaleLowerCase('en').includes(audience);
  const full = isSaid ? said : inARow([said, fill(words.about.audience, { audience })]);
  return full.length <= roomForMore ? inARow([full, more]) : full;
}

/** What it is in the person's own words or the kind's, and a thought in the tone that was asked for. */
export function writeLede(brief: Brief, kind: Kind, words: Words, thought = ''): string {
  const ofKind = weaver(brief, words)(kind.lede);
  const withoutPlace = weaver(brief, words)(kind.lede, { in: '' });
  const { opening } = shareWords(brief);
  const more = thought && sentence(thought);
  if (opening.length === 0) return inARow([ofKind, more]);
  const isShort = brief.language !== 'ja' && inARow(opening).split(' ').length <= fewestWords;
  return inOwnWords(opening, brief, words, isShort ? ofKind : more || secondThought(withoutPlace));
}
