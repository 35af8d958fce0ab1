import type { FileFound, FileMatch } from '@sitewright/contracts';

/** What is looked for in a text. */
export interface Searched {
  words: string;
  isPattern?: boolean | undefined;
  isCaseSensitive?: boolean | undefined;
}

export interface TextFile {
  path: string;
  text: string;
}

const syntaxSign = /[\\^$.*+?()[\]{}|/]/g;

/** @throws SyntaxError for words that are no regular expression. */
export const toRegExp = ({ words, isPattern, isCaseSensitive }: Searched): RegExp =>
  new RegExp(isPattern ? words : words.replace(syntaxSign, '\\$&'), isCaseSensitive ? 'gmu' : 'gimu');

/** Counted in all; of each file the first are told. */
const mostPlaces = 5_000;
const mostTold = 50;
/** Characters of a line around what was found. */
const around = 80;
const mostOfMatch = 200;

export interface Found {
  count: number;
  isCut: boolean;
  files: FileFound[];
}

/** Where something stands in files, in their order. What is found empty, as by `x*`, is nothing. */
export function findPlaces(files: readonly TextFile[], searched: Searched): Found {
  const pattern = toRegExp(searched);
  let left = mostPlaces;
  const found: FileFound[] = [];
  for (const { path, text } of files) {
    const { count, matches } = findIn(text, pattern, left);
    if (count > 0) found.push({ path, count, matches });
    left -= count;
    if (left <= 0) break;
  }
  return { count: mostPlaces - left, isCut: left <= 0, files: found };
}

function findIn(text: string, pattern: RegExp, most: number) {
  const matches: FileMatch[] = [];
  let count = 0;
  let line = 1;
  let lineStart = 0;
  for (const { 0: match, index } of text.matchAll(pattern)) {
    if (match === '') continue;
    count += 1;
    if (count > most) return { count: most, matches };
    if (count <= mostTold) {
      for (
        let end = text.indexOf('\n', lineStart);
        end >= 0 && end < index;
        end = text.indexOf('\n', lineStart)
      ) {
        line += 1;
        lineStart = end + 1;
      }
      matches.push(shown(text, { line, lineStart, index, match }));
    }
  }
  return { count, matches };
}

interface Place {
  line: number;
  lineStart: number;
  index: number;
  match: string;
}

function shown(text: string, { line, lineStart, index, match }: Place): FileMatch {
  const end = index + match.length;
  const nextLine = text.indexOf('\n', end);
  const lineEnd = nextLine < 0 ? text.length : nextLine;
  const [firstLine = ''] = match.split('\n', 1);
  return {
    line,
    column: index - lineStart + 1,
    before: text
      .slice(Math.max(lineStart, index - around), index)
      .trimStart()
      .toWellFormed(),
    match: firstLine.slice(0, mostOfMatch).toWellFormed(),
    after: match.includes('\n')
      ? ''
      : text
          .slice(end, Math.min(lineEnd, end + around))
          .trimEnd()
          .toWellFormed(),
  };
}

/** Files in which something was replaced, and how often. */
export interface Replaced {
  count: number;
  files: TextFile[];
}

/** @throws RangeError where there is more than a person can mean. */
export function replacePlaces(files: readonly TextFile[], searched: Searched, replacement: string): Replaced {
  const pattern = toRegExp(searched);
  let count = 0;
  const replaced = files.flatMap(({ path, text }) => {
    const own = [...text.matchAll(pattern)].filter(([match]) => match !== '').length;
    count += own;
    if (count > mostPlaces) throw new RangeError(`There are more than ${mostPlaces} places.`);
    if (own === 0) return [];
    // Words stand for themselves: `$1` means something in a regular expression only.
    const next = searched.isPattern
      ? text.replace(pattern, replacement)
      : text.replace(pattern, () => replacement);
    return next === text ? [] : [{ path, text: next }];
  });
  return { count, files: replaced };
}
