import { discourseWords, isCue } from './discourse-words.ts';
import { type Value, valuesOf } from './values.ts';

/** What parts the words of somebody who corrects themselves while speaking. */
const parting = /,\s+|\s[–—-]\s|\s?…\s?|\.{3}\s/gu;
const longest = 600;

interface Segment {
  start: number;
  end: number;
  text: string;
}

function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  const add = (end: number) => segments.push({ start, end, text: text.slice(start, end) });
  for (const { 0: sign, index } of text.matchAll(parting)) {
    add(index);
    start = index + sign.length;
  }
  add(text.length);
  return segments;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const near = 24;
const fewestLetters = 3;

/** What follows a value that is put right, without the words around it: "use hello@example.com instead". */
function withoutPutting(after: string, { start, end }: Value): string | undefined {
  const [lead, rest] = [after.slice(0, start).trim().toLowerCase(), after.slice(end)];
  if (!/\p{L}{3}/u.test(lead)) return after;
  const put = discourseWords().puts.find(
    ({ before, behind }) => before === lead && rest.trimStart().toLowerCase().startsWith(behind),
  );
  return put && after.slice(start, end) + rest.trimStart().slice(put.behind.length);
}

/** Where a value is put right behind another of its sort: the words up to the old one, and the new one with what follows. */
function putRight(before: string, after: string): string | undefined {
  const fresh = valuesOf(after.slice(0, 60)).find(({ start }) => start < near);
  const from = Math.max(0, before.length - 60);
  const old = valuesOf(before.slice(from)).at(-1);
  if (!fresh || old?.kind !== fresh.kind) return undefined;
  const meant = withoutPutting(after, fresh);
  return meant && before.slice(0, old.start + from) + meant;
}

/** The words before a correction without those that it says again: "lids, no, the lids and the tins". */
function withoutRepeated(before: string, after: string): string | undefined {
  const last = segmentsOf(before).at(-1);
  const [next] = segmentsOf(after);
  if (!last || !next) return undefined;
  const [said, again] = [wordsOf(last.text), wordsOf(next.text)];
  const isAgain = again.length > 1 && said[0] === again[0] && (said[0]?.length ?? 0) >= fewestLetters;
  if (isAgain && valuesOf(last.text).length > 0) return before.slice(0, last.start);
  const [word = '', first = ''] = [said.at(-1), again[0]];
  const isBegun = word.length >= fewestLetters && first.startsWith(word);
  return isBegun ? before.slice(0, before.toLowerCase().lastIndexOf(word)) : undefined;
}

function joined(before: string, after: string): string | undefined {
  const meant = putRight(before, after);
  if (meant !== undefined) return meant;
  const kept = withoutRepeated(before, after);
  return kept === undefined ? undefined : kept + after;
}

/** Whether the speaker of a sentence stops in it to correct something. */
export const hasCue = (text: string): boolean =>
  text.length <= longest &&
  segmentsOf(text)
    .slice(1, -1)
    .some((segment) => isCue(segment.text));

/** A sentence whose speaker corrects it while speaking, as it is meant: "it is forty, no, sorry, forty-five pounds". */
export function repaired(text: string): string {
  if (text.length > longest) return text;
  const segments = segmentsOf(text);
  for (let at = 1; at < segments.length - 1; at += 1) {
    let end = at;
    while (end < segments.length - 1 && isCue(segments[end]?.text ?? '')) end += 1;
    if (end === at) continue;
    const meant = joined(text.slice(0, segments[at - 1]?.end), text.slice(segments[end]?.start));
    if (meant !== undefined) return repaired(meant);
  }
  return text;
}
