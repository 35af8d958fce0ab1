import { readFence, readOpener } from '../../protocol/markers.ts';

/** Characters of a continuation that are held back to see how it begins. */
export const seamLength = 600;
/** A shorter repetition may be chance: `</div>` follows `</div>`. */
const minOverlap = 24;

function overlapLength(before: string, after: string): number {
  const tail = before.slice(-seamLength);
  for (let length = Math.min(tail.length, after.length); length >= minOverlap; length -= 1) {
    if (tail.endsWith(after.slice(0, length))) return length;
  }
  return 0;
}

const beginsPage = (text: string): boolean => /^\s*(?:<!doctype|<html[\s>])/i.test(text);

function cutFirstLine(text: string): [line: string, rest: string] {
  const lineEnd = text.indexOf('\n');
  return lineEnd < 0 ? [text, ''] : [text.slice(0, lineEnd), text.slice(lineEnd + 1)];
}

/** Drops first lines that only open a fence, and one that opens again the file that is open anyway. */
function withoutOpening(beginning: string, openPath: string | undefined): string {
  let text = beginning;
  let [line, rest] = cutFirstLine(text);
  while (text !== '' && readFence(line)) {
    text = rest;
    [line, rest] = cutFirstLine(text);
  }
  const opener = readOpener(line);
  const reopens = opener !== undefined && opener.path === openPath && !beginsPage(opener.rest + rest);
  return reopens ? opener.rest + rest : text;
}

/**
 * The beginning of a continuation without what a model likes to repeat. A page that begins anew is left alone: the
 * parser then takes the new one instead of the old.
 */
export function trimContinuation(before: string, beginning: string, openPath: string | undefined): string {
  const trimmed = withoutOpening(beginning, openPath);
  if (readOpener(trimmed)) return `\n${trimmed}`;
  return trimmed.slice(overlapLength(before, trimmed));
}
