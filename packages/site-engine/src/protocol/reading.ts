import type { DroppedFile, TextFile } from './output.ts';

/** What a reader found in the lines of an answer. */
export interface Reading {
  files: TextFile[];
  dropped: DroppedFile[];
  /** The file that the lines break off in. */
  open: TextFile | undefined;
  /** The lines, those empty that were read: as many as there were, each in its place. */
  rest: readonly string[];
}

/** What is known of an answer besides the lines that are to be read. */
export interface Beside {
  files: readonly TextFile[];
  /** So many of the lines stood before the first file with markers: what they hold without a name are drafts. */
  draftLines: number;
}

export const nothingBeside: Beside = { files: [], draftLines: 0 };

/** One way in which models write files, other than between markers. */
export interface AnswerReader {
  /** Whether what it finds is a file whatever surrounds it, so that it may stand beside files that were written in another way. */
  isCertain: boolean;
  read(lines: readonly string[], beside: Beside): Reading;
}

/** A part of the lines, both ends in it. */
export interface LineRange {
  from: number;
  to: number;
}

export function withoutRanges(lines: readonly string[], ranges: readonly LineRange[]): string[] {
  const rest = [...lines];
  for (const { from, to } of ranges) rest.fill('', from, to + 1);
  return rest;
}

/** Finds the lines of places in their text. The places have to come in order. */
export function createLineCounter(text: string): (at: number) => number {
  let line = 0;
  let counted = 0;
  return (at) => {
    for (let end = text.indexOf('\n', counted); end >= 0 && end < at; end = text.indexOf('\n', counted)) {
      line += 1;
      counted = end + 1;
    }
    return line;
  };
}
