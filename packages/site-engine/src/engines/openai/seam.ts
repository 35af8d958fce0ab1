import { beginsWithCloser, readFence, readOpener } from '../../protocol/markers.ts';

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

const markup = /[<>{};=]/;
const announces =
  /^\s*(?:sure|certainly|of course|okay|ok|here(?:['’]s| is| are)|continu(?:ing|ed)|apologies|sorry|understood|got it|let me|i(?:['’]ll| will)|the rest)\b/i;

/** Whether this says something of the site instead of being a part of it. */
export const isProse = (text: string): boolean => text.trim() !== '' && !markup.test(text);

/** Where a paragraph at the beginning ends that only announces what follows, for certain. */
function endOfAnnouncement(before: string, text: string): number {
  for (let at = 0; at < text.length; ) {
    const [line] = cutFirstLine(text.slice(at));
    if (readFence(line) ?? readOpener(line)) return at;
    if (markup.test(line)) return 0;
    at += line.length + 1;
    const lead = text.slice(0, at);
    const signs = [announces.test(lead), line.trim() === '' && lead.trim() !== ''].filter(Boolean).length;
    if (signs === 2 || (signs === 1 && overlapLength(before, text.slice(at)) > 0)) return at;
  }
  return 0;
}

export interface Beginning {
  text: string;
  /** A fence around the continuation was opened, and will be closed. */
  isFenced: boolean;
}

/** Drops first lines that only open a fence, and one that opens again the file that is open anyway. */
function withoutOpening(beginning: string, openPath: string | undefined): Beginning {
  let text = beginning;
  let [line, rest] = cutFirstLine(text);
  const isFenced = readFence(line) !== undefined;
  while (text !== '' && readFence(line)) {
    text = rest;
    [line, rest] = cutFirstLine(text);
  }
  const opener = readOpener(line);
  const reopens = opener !== undefined && opener.path === openPath && !beginsPage(opener.rest + rest);
  return { text: reopens ? opener.rest + rest : text, isFenced };
}

/**
 * The beginning of a continuation without what a model likes to put before it or to repeat. A page that begins anew is left alone:
 * the parser then takes the new one instead of the old.
 */
export function joinBeginning(before: string, beginning: string, openPath: string | undefined): Beginning {
  const { text, isFenced } = withoutOpening(beginning.slice(endOfAnnouncement(before, beginning)), openPath);
  if (readOpener(text) || beginsWithCloser(text)) return { text: `\n${text}`, isFenced };
  return { text: text.slice(overlapLength(before, text)), isFenced };
}

export const trimContinuation = (before: string, text: string, openPath: string | undefined): string =>
  joinBeginning(before, text, openPath).text;
