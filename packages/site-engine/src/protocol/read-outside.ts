import { isPage } from '../files/site-files.ts';
import { bareReader } from './bare-pages.ts';
import { dressedReader } from './dressed-markers.ts';
import { fenceReader } from './fenced-files.ts';
import { heredocReader } from './heredocs.ts';
import { jsonReader } from './json-files.ts';
import { sectionReader } from './named-sections.ts';
import type { TextFile } from './output.ts';
import { type AnswerReader, type Beside, nothingBeside, type Reading } from './reading.ts';
import { tagReader } from './tagged-files.ts';

/** All ways in which answers hold files without markers, the one that tells most of them first. */
const readers: readonly AnswerReader[] = [
  tagReader,
  dressedReader,
  heredocReader,
  fenceReader,
  jsonReader,
  sectionReader,
  bareReader,
];

const hasPage = (files: readonly TextFile[]): boolean => files.some(({ path }) => isPage(path));

/** What one way of writing has found that has a page. */
function readInOneWay(lines: readonly string[]): Reading {
  for (const { read } of readers) {
    const reading = read(lines, nothingBeside);
    if (hasPage(reading.files)) return reading;
  }
  return { files: [], dropped: [], open: undefined, rest: lines };
}

/** What the others read in the lines that are left. */
function readRest(first: Reading, { files, draftLines }: Beside): Reading {
  let reading = first;
  for (const { isCertain, read } of readers) {
    const known = [...files, ...reading.files];
    if (!isCertain || known.length === 0) continue;
    const more = read(reading.rest, { files: known, draftLines });
    reading = {
      files: [...reading.files, ...more.files],
      dropped: [...reading.dropped, ...more.dropped],
      open: more.open ?? reading.open,
      rest: more.rest,
    };
  }
  return reading;
}

/**
 * Reads the files that an answer has outside of markers. Where there are none within markers either, it is no site without a page, and
 * examples of code are left alone.
 */
export function readOutside(lines: readonly string[], beside: Beside): Reading {
  const nothing: Reading = { files: [], dropped: [], open: undefined, rest: lines };
  const first = hasPage(beside.files) ? nothing : readInOneWay(lines);
  const own = beside.files.map(({ path }) => path.toLowerCase());
  const added = first.files.filter(({ path }) => !own.includes(path.toLowerCase()));
  return readRest({ ...first, files: added }, beside);
}
