import { discourseWords } from './discourse-words.ts';
import { type Edit, without } from './edit.ts';
import type { Segment } from './spoken-segments.ts';

const name = /\p{Lu}[\p{L}\p{N}'’.-]*(?:\s(?:&\s)?\p{Lu}[\p{L}\p{N}'’.-]*){0,4}/u;
const lastName = new RegExp(`(?<![\\p{L}\\p{N}'’.-])${name.source}$`, 'u');
const wholeName = new RegExp(`^${name.source}$`, 'u');
/** "Nell and Daughters": behind another name two that are joined are one. */
const joinedName = new RegExp(`^${name.source}(?:\\s(?:and|und|y|et|e|en|i)\\s${name.source})?$`, 'u');
/** How far behind the cue the name that holds stands: "no sorry, that's the old one, it's Sweet Delroy". */
const mostBetween = 2;

/** The name that a text ends with, where it does not begin with it. */
function nameBefore(text: string): number | undefined {
  const old = lastName.exec(text);
  return old && old.index > 0 ? old.index : undefined;
}

/** "in Bridge Street, I mean Mill Street": a name right behind the words that correct another one. */
export function nameAgain(text: string, cue: Segment, start: number, end: number): Edit[] | undefined {
  const old = nameBefore(text.slice(0, cue.from));
  return old !== undefined && joinedName.test(text.slice(start, end)) ? [without(old, start)] : undefined;
}

/** A name that is said right: "it's Sweet Delroy", "now it's Kiln & Co". */
export function renamed(
  text: string,
  segments: readonly Segment[],
  cue: Segment,
  end: number,
): Edit[] | undefined {
  const old = nameBefore(text.slice(0, cue.from));
  if (old === undefined) return undefined;
  for (const { start, text: said } of segments.slice(end, end + mostBetween)) {
    const lead = discourseWords().nows.leading(said);
    const rest = said.slice(lead).trimStart().toLowerCase();
    const put = discourseWords().puts.find(({ before: words }) => rest.startsWith(`${words} `));
    const length = put ? said.length - rest.length + put.before.length + 1 : 0;
    if (put && wholeName.test(said.slice(length))) return [without(old, start + length)];
  }
  return undefined;
}
