import { placesOf } from './places-of.ts';
import { sourceTokens } from './source-tokens.ts';

/** Where a text stands in a source, and the lines with which it is indented there more than in the text; nothing else differs. */
export interface FoundPlace {
  start: number;
  end: number;
  /** Gives a text that takes its place the indentation of the place. */
  indent(text: string): string;
}

export type Finding = { place: FoundPlace } | { problem: 'not_found' | 'ambiguous' };

const same = (text: string): string => text;

/** Every place is as good as the other: it cannot be told which one is meant. */
const oneOf = (places: FoundPlace[]): Finding | undefined => {
  const [place, other] = places;
  if (other) return { problem: 'ambiguous' };
  return place && { place };
};

function exactPlaces(source: string, search: string): FoundPlace[] {
  const places: FoundPlace[] = [];
  for (let at = source.indexOf(search); at >= 0 && places.length < 2; at = source.indexOf(search, at + 1))
    places.push({ start: at, end: at + search.length, indent: same });
  return places;
}

interface Line {
  /** Without the space around it. */
  text: string;
  indent: string;
  start: number;
  end: number;
}

function linesOf(source: string): Line[] {
  let start = 0;
  return source.split('\n').map((line) => {
    const whole = {
      text: line.trim(),
      indent: line.slice(0, line.length - line.trimStart().length),
      start,
      end: start + line.replace(/\r$/u, '').length,
    };
    start += line.length + 1;
    return whole;
  });
}

function withoutBlankEnds(lines: readonly Line[]): readonly Line[] {
  const first = lines.findIndex(({ text }) => text !== '');
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex(({ text }) => text !== '') + 1);
}

/** How the indentation of all lines differs; undefined where it does not differ in the same way. */
function shiftOf(source: readonly Line[], search: readonly Line[]): ((text: string) => string) | undefined {
  const pairs = search.flatMap((line, index) =>
    line.text === '' ? [] : [[line.indent, source[index]?.indent ?? ''] as const],
  );
  const [first] = pairs;
  if (!first) return undefined;
  const [from, to] = first;
  const isMore = to.endsWith(from);
  const isLess = !isMore && from.endsWith(to);
  const change = isMore
    ? to.slice(0, to.length - from.length)
    : isLess
      ? from.slice(0, from.length - to.length)
      : undefined;
  if (change === undefined)
    return pairs.every(([one, other]) => one === from && other === to)
      ? (text) => reindented(text, from, to)
      : undefined;
  const isUniform = pairs.every(([one, other]) =>
    isMore ? `${change}${one}` === other : one === `${change}${other}`,
  );
  if (!isUniform) return undefined;
  return isMore ? (text) => withIndent(text, change) : (text) => reindented(text, change, '');
}

const withIndent = (text: string, indent: string): string =>
  text
    .split('\n')
    .map((line) => (line.trim() === '' ? line : indent + line))
    .join('\n');

const reindented = (text: string, from: string, to: string): string =>
  text
    .split('\n')
    .map((line) => (line.startsWith(from) ? to + line.slice(from.length) : line))
    .join('\n');

/** Whole lines, which may be indented otherwise, all in the same way, and end in spaces. */
function indentedPlaces(source: string, search: string): FoundPlace[] {
  const wanted = withoutBlankEnds(linesOf(search));
  const [first] = wanted;
  if (!first) return [];
  const lines = linesOf(source);
  const places: FoundPlace[] = [];
  const found = placesOf(
    lines.map(({ text }) => text),
    wanted.map(({ text }) => text),
  );
  for (const at of found) {
    const line = lines[at] ?? first;
    const window = lines.slice(at, at + wanted.length);
    const indent = shiftOf(window, wanted);
    const end = window.at(-1)?.end;
    if (indent && end !== undefined)
      places.push({ start: line.start, end, indent: (text) => indent(trimmedEnds(text)) });
  }
  return places;
}

/** Without the blank lines and the spaces that the search had around it as well. */
const trimmedEnds = (text: string): string => text.replace(/^(?:[ \t]*\r?\n)+/u, '').trimEnd();

/** The same tags and words, however they are written. */
function tokenPlaces(source: string, search: string, isHtml: boolean): FoundPlace[] {
  const wanted = sourceTokens(search, isHtml);
  if (wanted.length === 0) return [];
  const tokens = sourceTokens(source, isHtml);
  const found = placesOf(
    tokens.map(({ key }) => key),
    wanted.map(({ key }) => key),
  );
  return found.flatMap((at): FoundPlace[] => {
    const [begin, last] = [tokens[at], tokens[at + wanted.length - 1]];
    return begin && last ? [{ start: begin.start, end: last.end, indent: (text) => text.trim() }] : [];
  });
}

/** A single short word may stand anywhere: it says nothing of the place. */
const fewestTokens = 2;

/**
 * Finds the one place of a text in a source: as it stands, then with another indentation, then by its tags and words. A rung that
 * finds several places ends the search: a looser one would only find more.
 */
export function findBlock(source: string, search: string, isHtml: boolean): Finding {
  const asWritten = oneOf(exactPlaces(source, search));
  if (asWritten) return asWritten;
  const unixSource = oneOf(indentedPlaces(source, search));
  if (unixSource) return unixSource;
  if (sourceTokens(search, isHtml).length < fewestTokens) return { problem: 'not_found' };
  return oneOf(tokenPlaces(source, search, isHtml)) ?? { problem: 'not_found' };
}
