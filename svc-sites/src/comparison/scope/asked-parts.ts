import type { SourceRange } from '@sitewright/contracts';
import { type ComparedPage, readPage } from '../compared-page.ts';
import type { PagePart } from '../page-parts.ts';
import { rangeOf } from '../source-range.ts';

/** What somebody asked for in words, and what they pointed at. */
export interface Asked {
  instruction: string;
  target?: { path: string; element?: SourceRange | undefined } | undefined;
}

interface TextFile {
  path: string;
  content: string;
}

/** What every page may have, as people call it. */
const commonNames: readonly [part: string, words: RegExp][] = [
  ['Header', /\b(?:header|menu|nav(?:igation)?(?: bar)?)\b/iu],
  ['Footer', /\bfooter\b/iu],
  ['Top of the page', /\b(?:hero|top of the page|headline|first line|banner)\b/iu],
];
/** Words for the whole of a site: whoever says them means no single part. */
const wholeSite =
  /\b(?:all|every|everywhere|everything|each|whole|entire|sites?|websites?|pages?|colou?rs?|fonts?|typefaces?|theme|design|style|translate|language)\b/iu;
const clauseEnds = /[.;!?\n。；！？؛؟]+|,|\band\b/iu;
const shortestName = 3;

/**
 * The names of the parts that a change was asked for of: what was pointed at, or else what every clause of it names. Undefined where
 * nobody can tell.
 */
export function askedParts({ instruction, target }: Asked, pages: readonly TextFile[]): string[] | undefined {
  const read = pages
    .filter(({ path }) => /\.html?$/iu.test(path))
    .map(({ path, content }) => readPage(path, content));
  return target ? pointedPart(target, read) : namedParts(instruction, read);
}

function pointedPart(
  { path, element }: NonNullable<Asked['target']>,
  pages: readonly ComparedPage[],
): string[] | undefined {
  const page = pages.find((each) => each.path === path);
  const part = element && page?.parts.find((each) => holds(each, element));
  return part ? [part.name] : undefined;
}

function holds(part: PagePart, { start, end }: SourceRange): boolean {
  const range = rangeOf(part.element);
  return range !== undefined && range.start <= start && range.end >= end;
}

function namedParts(instruction: string, pages: readonly ComparedPage[]): string[] | undefined {
  if (wholeSite.test(instruction)) return undefined;
  const parts = pages.flatMap((page) => page.parts);
  const clauses = instruction.split(clauseEnds).filter((clause) => /\p{L}/u.test(clause));
  const named = clauses.map((clause) => [
    ...new Set(parts.filter((part) => names(clause, part)).map(nameOf)),
  ]);
  if (named.length === 0 || named.some((each) => each.length === 0)) return undefined;
  return [...new Set(named.flat())];
}

const nameOf = ({ name }: PagePart): string => name;

const folded = (text: string): string =>
  ` ${text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

function names(clause: string, { name, heading, id }: PagePart): boolean {
  if (commonNames.some(([part, words]) => part === name && words.test(clause))) return true;
  const said = folded(clause);
  return [heading, id].some((each) => {
    const words = folded(each ?? '');
    return words.length >= shortestName + 2 && said.includes(words);
  });
}
