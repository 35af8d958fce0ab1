import { seamLength } from './seam-length.ts';

/** A shorter repetition may be chance: `</div>` follows `</div>`. */
const surelyRepeated = 24;
/** Of what was written nowhere else, this much is not. */
const surelyMeant = 12;
/** Characters in which what is repeated has to be the only one of its kind. */
const surroundings = 8000;
const leastOfLine = 4;
const leastOfWord = 4;

function longest(tail: string, after: string, least: number): number {
  for (let length = Math.min(tail.length, after.length); length >= least; length -= 1) {
    if (tail.endsWith(after.slice(0, length))) return length;
  }
  return 0;
}

const says = /[\p{L}\p{N}]/u;
/** Nothing but ends: these follow each other. */
const onlyEnds = /^(?:<\/[\w:-]{1,40}\s*>|[)\]};,\s])*$/;

/** Whether a line, or its beginning, that was written once may be the beginning of what follows as well. */
function isOneOfMany(before: string, line: string): boolean {
  const text = line.trim();
  if (text.length < leastOfLine || !says.test(text) || onlyEnds.test(text)) return true;
  const near = before.slice(-surroundings);
  return near.indexOf(text) !== near.lastIndexOf(text);
}

/** What stands at the end only, and is said again. */
function onlyHere(before: string, after: string): number {
  const length = longest(before.slice(-surelyRepeated), after, surelyMeant);
  return length > 0 && !isOneOfMany(before, after.slice(0, length)) ? length : 0;
}

/** A tag that is begun within itself is no markup: the line was begun again. */
const isWithinTag = (line: string): boolean => line.lastIndexOf('<') > line.lastIndexOf('>');

/** How much of a text is the line again in which, or behind which, the other was cut off. */
function lineAgain(before: string, after: string): number {
  const ended = before.trimEnd();
  const start = ended.lastIndexOf('\n') + 1;
  const line = before.slice(start);
  const isCut = !line.endsWith('\n');
  if (isOneOfMany(before, line) && !(isCut && isWithinTag(line))) return 0;
  const text = isCut ? line.trimStart() : line.trim();
  const at = after.length - after.trimStart().length;
  if (text === '' || !after.startsWith(text, at)) return 0;
  if (isCut) return at + text.length;
  const end = after.slice(at + text.length);
  return /^[ \t]*(?:\n|$)/.test(end) ? at + text.length + (end.indexOf('\n') + 1) : 0;
}

const lastWord = new RegExp(`(?<![\\p{L}\\p{N}_-])[\\p{L}\\p{N}]{${leastOfWord},60}$`, 'u');
const firstWord = /^[\p{L}\p{N}]+/u;

/** The last word whole again: joined, the two would be one that there is not. */
function wordAgain(before: string, after: string): number {
  const word = lastWord.exec(before.slice(-61))?.[0];
  return word !== undefined && firstWord.exec(after)?.[0] === word ? word.length : 0;
}

/** How much of the beginning of a continuation repeats the end of what it continues. */
export function overlapLength(before: string, after: string): number {
  const tail = before.slice(-seamLength);
  return (
    longest(tail, after, surelyRepeated) ||
    lineAgain(before, after) ||
    onlyHere(before, after) ||
    wordAgain(before, after)
  );
}
