import { beginsWithCloser, readFence, readOpener } from '../../protocol/markers.ts';
import { elisionLength, endOfAnnouncement } from './announcement.ts';
import { overlapLength } from './overlap.ts';

/** Where an answer stands that is to be continued. */
export interface Cut {
  before: string;
  /** The file that is being written. */
  openPath: string | undefined;
  /** What comes next begins a file, and is read as it is. */
  isBetweenFiles: boolean;
}

const beginsPage = (text: string): boolean => /^\s*(?:<!doctype|<html[\s>])/i.test(text);

function cutFirstLine(text: string): [line: string, rest: string] {
  const lineEnd = text.indexOf('\n');
  return lineEnd < 0 ? [text, ''] : [text.slice(0, lineEnd), text.slice(lineEnd + 1)];
}

export interface Beginning {
  text: string;
  /** A fence around the continuation was opened, and will be closed. */
  isFenced: boolean;
}

/** The first line, where it only opens a fence, or opens again the file that is open anyway. */
function openingLength(text: string, openPath: string | undefined): { length: number; isFence: boolean } {
  const [line, rest] = cutFirstLine(text);
  if (text !== '' && readFence(line)) return { length: text.length - rest.length, isFence: true };
  const opener = readOpener(line);
  const reopens = opener !== undefined && opener.path === openPath && !beginsPage(opener.rest + rest);
  if (!reopens) return { length: 0, isFence: false };
  const isAlone = opener.rest.trim() === '';
  return { length: isAlone ? text.length - rest.length : line.length - opener.rest.length, isFence: false };
}

/** Leaves out, as often as there is one, what stands before the continuation itself. */
function withoutLead({ before, openPath }: Cut, beginning: string): Beginning {
  let text = beginning.slice(endOfAnnouncement(before, beginning, openPath));
  let isFenced = false;
  for (;;) {
    const { length, isFence } = openingLength(text, openPath);
    isFenced ||= isFence;
    const cut = length || elisionLength(before, text, openPath);
    if (cut === 0) return { text, isFenced };
    text = text.slice(cut);
  }
}

/**
 * The beginning of a continuation without what a model likes to put before it or to repeat. A page that begins anew is left alone:
 * the parser then takes the new one instead of the old.
 */
export function joinBeginning(cut: Cut, beginning: string): Beginning {
  const { before, isBetweenFiles } = cut;
  if (isBetweenFiles)
    return { text: `\n${beginning.slice(overlapLength(before, beginning))}`, isFenced: false };
  const { text, isFenced } = withoutLead(cut, beginning);
  if (readOpener(text) || beginsWithCloser(text)) return { text: `\n${text}`, isFenced };
  return { text: text.slice(overlapLength(before, text)), isFenced };
}

export const trimContinuation = (before: string, text: string, openPath: string | undefined): string =>
  joinBeginning({ before, openPath, isBetweenFiles: false }, text).text;
