import type { Classified } from '../../classify/classified.ts';
import { shapeOf, titleAndNote } from '../../cut/blocks/line-shape.ts';
import { findDates } from '../entries/scan/when.ts';
import { isMakersKey } from '../guard/maker-talk.ts';
import { isDescribingKey } from '../identity/description/describing-key.ts';
import { isPrintable } from './heads.ts';

/** A part of a prompt under a head of its own, as the person has laid it out. */
export interface Block {
  title: string;
  /** The first of its statements that can stand on a page, behind its head. */
  first: number;
  /** Whether its head is a line of its own. */
  isHeaded: boolean;
  /** Whether there is enough under it for a section. */
  isFilled: boolean;
}

type LineKind = 'heading' | 'list_head' | 'keyed' | 'listed' | 'text' | 'blank';

interface Line {
  kind: LineKind;
  start: number;
  end: number;
  title: string;
  /** How deep a heading stands; others stand below all. */
  level: number;
}

const longestTitle = 40;
const deepest = 9;
/** Of a title without the mark of a heading: in capitals, or bold. */
const titleLevel = deepest - 1;
const bold = /^\*\*([^*]{2,60})\*\*:?$/u;
const listHead = /^(\p{L}[^:：]{1,39})[:：]$/u;
const keyed = /^(\p{L}[^:：.!?]{1,39})[:：]\s+\S/u;

const isCapitals = (line: string): boolean =>
  line.length <= longestTitle && /\p{Lu}{3}/u.test(line) && !/[\p{Ll}\p{N}:@.,!?]/u.test(line);

const withoutColon = (title: string): string => title.replace(/[:：]$/u, '').trim();

function lineOf(written: string, start: number): Line {
  const text = written.trim();
  const of = (kind: LineKind, title = '', level = deepest): Line => ({
    kind,
    start,
    end: start + written.length,
    title: withoutColon(title),
    level,
  });
  if (text === '') return of('blank');
  const shape = shapeOf(text);
  if (shape.kind === 'heading') return of('heading', text.slice(shape.content), shape.level);
  const strong = bold.exec(text)?.[1];
  const { title: words } = titleAndNote(text);
  if (strong ?? isCapitals(words)) return of('heading', strong ?? words, titleLevel);
  if (shape.kind === 'item') return of('listed');
  const title = listHead.exec(text)?.[1];
  if (title) return of('list_head', title);
  const key = /^\s/u.test(written) ? undefined : keyed.exec(text)?.[1];
  return key && findDates(key).length === 0 ? of('keyed', key) : of('text');
}

function linesOf(prompt: string): Line[] {
  let start = 0;
  return prompt.split('\n').map((written) => {
    const line = lineOf(written, start);
    start += written.length + 1;
    return line;
  });
}

const fewestHeadings = 2;
const fewestKeys = 3;

/** The level on which the prompt is parted: the highest that has several headings. */
function partingLevel(lines: readonly Line[]): number | undefined {
  const levels = lines.filter(({ kind }) => kind === 'heading').map(({ level }) => level);
  return [...new Set(levels)]
    .sort((one, other) => one - other)
    .find((level) => levels.filter((each) => each === level).length >= fewestHeadings);
}

interface Span {
  title: string;
  start: number;
  end: number;
  isHeaded: boolean;
}

/** A list under a title ends at an empty line where a line follows that begins with a key: "DESSERTS … Opening hours:". */
function listEnd(lines: readonly Line[], from: number): number {
  for (let at = from + 1; at < lines.length; at += 1) {
    const [before, line] = [lines[at - 1], lines[at]];
    if (line?.kind === 'heading') break;
    if (line?.kind !== 'list_head' && line?.kind !== 'keyed') continue;
    return before?.kind === 'blank' && at > from + 2 ? line.start : Infinity;
  }
  return Infinity;
}

/** Under headings stands all that follows them. */
function headed(lines: readonly Line[], level: number): Span[] {
  const heads = lines.flatMap((line, index) =>
    line.kind === 'heading' && line.level <= level ? [{ ...line, index }] : [],
  );
  return heads.flatMap((head, at) => {
    if (head.level !== level) return [];
    const { title, start, index } = head;
    const next = heads[at + 1]?.start ?? Infinity;
    const end = level === titleLevel ? Math.min(next, listEnd(lines, index)) : next;
    return [{ title, start, end, isHeaded: true }];
  });
}

/** Without headings a key begins a block: it ends with its list, or with its line where another key follows. */
function opened(lines: readonly Line[]): Span[] {
  return lines.flatMap((line, at) => {
    if (line.kind !== 'keyed' && line.kind !== 'list_head') return [];
    const isHeaded = line.kind === 'list_head';
    const rest = lines.slice(at + 1);
    const isList = rest[0]?.kind === 'listed';
    const length = rest.findIndex(({ kind }) =>
      isList || isHeaded ? kind !== 'listed' && !(kind === 'text' && !isList) : true,
    );
    const last = length < 0 ? rest.at(-1) : rest[length - 1];
    return [{ title: line.title, start: line.start, end: (last ?? line).end, isHeaded }];
  });
}

function spansOf(prompt: string): Span[] {
  const lines = linesOf(prompt);
  const level = partingLevel(lines);
  if (level !== undefined) return headed(lines, level);
  const spans = opened(lines);
  return spans.length >= fewestKeys ? spans : [];
}

const shortestText = 60;

const fewestFacts = 3;

/**
 * Whether there is enough under a head for a section: several things, or a text. Two clauses behind a key are what it says: "Wifi: no, talk
 * to each other".
 */
function isFilled(statements: readonly Classified[], { isHeaded, title }: Span): boolean {
  const shown = statements.filter(isPrintable);
  const length = shown.reduce((sum, { text }) => sum + text.length, 0);
  // "What: tables, chairs and repairs" says what the whole is.
  const areThings =
    !isDescribingKey(title) &&
    (shown.length >= fewestFacts || shown.some(({ class: name }) => name !== 'fact'));
  return (shown.length > 1 && areThings) || length >= shortestText || (isHeaded && shown.length > 0);
}

/**
 * The block that each statement stands in, as the prompt is laid out: under headings, or behind keys that begin a line each. Those
 * by which the maker is told something are none, nor are those under which nothing can stand on a page.
 */
export function blocksOf(statements: readonly Classified[], prompt: string): (Block | undefined)[] {
  const blocks: (Block | undefined)[] = statements.map(() => undefined);
  for (const span of spansOf(prompt)) {
    const within = statements.flatMap(({ start, end }, index) =>
      start >= span.start && end <= span.end + 1 ? [index] : [],
    );
    const own = within.flatMap((index) => statements[index] ?? []);
    const first = within.find((index) => {
      const statement = statements[index];
      return statement !== undefined && isPrintable(statement);
    });
    if (first === undefined || isMakersKey(span.title)) continue;
    const { title, isHeaded } = span;
    const block: Block = { title, first, isHeaded, isFilled: isFilled(own, span) };
    for (const index of within) blocks[index] = block;
  }
  return blocks;
}
