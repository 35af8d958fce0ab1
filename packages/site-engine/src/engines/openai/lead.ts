import { readFence, readOpener } from '../../protocol/markers.ts';
import { announcementLength } from './announcement.ts';
import { elisionLength } from './elision.ts';

/** Where an answer stands that is to be continued. */
export interface Cut {
  before: string;
  /** The file that is being written. */
  openPath: string | undefined;
  /** What comes next begins a file, and is read as it is. */
  isBetweenFiles: boolean;
}

/** A continuation, from where it begins itself. */
export interface Beginning {
  text: string;
  /** A fence around the continuation was opened, and will be closed. */
  isFenced: boolean;
}

function cutFirstLine(text: string): [line: string, rest: string] {
  const lineEnd = text.indexOf('\n');
  return lineEnd < 0 ? [text, ''] : [text.slice(0, lineEnd), text.slice(lineEnd + 1)];
}

const beginsPage = (text: string): boolean => /^\s*(?:<!doctype|<html[\s>])/i.test(text);

/** The first line, where it only opens a fence. */
function fenceLength(text: string): number {
  const [line, rest] = cutFirstLine(text);
  return text !== '' && readFence(line) ? text.length - rest.length : 0;
}

/** The mark that opens again the file that is open anyway. */
function reopeningLength(text: string, openPath: string | undefined): number {
  const [line, rest] = cutFirstLine(text);
  const opener = readOpener(line);
  if (opener === undefined || opener.path !== openPath || beginsPage(opener.rest + rest)) return 0;
  const isAlone = opener.rest.trim() === '';
  return isAlone ? text.length - rest.length : line.length - opener.rest.length;
}

/**
 * Leaves out what a model puts before the continuation itself, as often as there is one of these: words that announce it, a fence around
 * it, the mark of the file that is open, and what stands for what was written before. Behind a fence no words announce anything.
 */
export function withoutLead({ before, openPath }: Cut, beginning: string): Beginning {
  let text = beginning;
  let isFenced = false;
  for (;;) {
    const fence = fenceLength(text);
    const announcement = () => (isFenced ? 0 : announcementLength(before, text, openPath));
    const length =
      fence || reopeningLength(text, openPath) || elisionLength(before, text, openPath) || announcement();
    if (length === 0) return { text, isFenced };
    isFenced ||= fence > 0;
    text = text.slice(length);
  }
}
