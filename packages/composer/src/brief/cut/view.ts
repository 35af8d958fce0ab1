import { isSpace, type Span } from './span.ts';
import { tagAt } from './tags.ts';

/** A stretch of the prompt as it reads, without the marks inside its lines. `at` has the place of each sign in the prompt. */
export interface View {
  text: string;
  at: number[];
}

const entities: readonly (readonly [string, string])[] = [
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
  ['&nbsp;', ' '],
];
/** Emphasis and code of Markdown. A single star or underscore may be a word's own. */
const marks = ['**', '__', '~~', '`'];
/** What Markdown, JSON and shells put a backslash before. */
const escaped = new Set('"*_`#[]()-'.split(''));

const wordSign = /[\p{L}\p{N}]/u;

/** A single star before or behind a word. "5* hotel" and "a * b" keep theirs. */
function isEmphasis(prompt: string, at: number): boolean {
  if (prompt[at] !== '*') return false;
  const before = prompt[at - 1] ?? ' ';
  const next = prompt[at + 1] ?? ' ';
  return wordSign.test(before) !== wordSign.test(next) && !/\d/u.test(before);
}

/** "Porridge ....... 4.50", "Sofa ....... from 420": the row of dots that leads from a name to its value, which a dash says as well. */
const leader =
  /(?:(?:\.{3,80}|…{1,80}|_{3,80}|(?:\.\s){3,80}|·{3,80})\s{0,8}(?=[\p{Sc}\d])|(?:\.{4,80}|_{4,80}|·{4,80})\s{0,8}(?=\p{L}{1,8}(?:\s\p{L}{1,8})?\s[\p{Sc}\d]))/uy;
const leaderSigns = new Set('.…_·'.split(''));
const dash = ' – ';

function leaderAt(prompt: string, at: number): { length: number; reads: string } | undefined {
  const sign = prompt[at] ?? '';
  if (!leaderSigns.has(sign) || prompt[at - 1] === sign) return undefined;
  leader.lastIndex = at;
  const [signs] = leader.exec(prompt) ?? [];
  return signs === undefined ? undefined : { length: signs.length, reads: dash };
}

/** Signs to leave out at a place, and what stands there instead. */
function markAt(prompt: string, at: number): { length: number; reads: string } | undefined {
  const sign = prompt[at] ?? '';
  const led = leaderAt(prompt, at);
  if (led) return led;
  if (sign === '<') {
    const tag = tagAt(prompt, at);
    return tag && { length: tag.end - at, reads: tag.isBlock ? ' ' : '' };
  }
  if (sign === '&') {
    const entity = entities.find(([written]) => prompt.startsWith(written, at));
    return entity && { length: entity[0].length, reads: entity[1] };
  }
  if (sign === '\\' && escaped.has(prompt[at + 1] ?? '')) return { length: 1, reads: '' };
  const mark = marks.find((written) => prompt.startsWith(written, at));
  if (mark === undefined && isEmphasis(prompt, at)) return { length: 1, reads: '' };
  return mark === undefined ? undefined : { length: mark.length, reads: '' };
}

/**
 * Reads a stretch as one line: space of any kind is one space, marks are gone. `parted` has the ends of lines that say what a dash
 * does.
 */
export function viewOf(prompt: string, { start, end }: Span, parted: readonly number[] = []): View {
  const view = new ViewBuilder();
  for (let at = start; at < end; ) {
    const mark = parted.includes(at) ? { length: 1, reads: dash } : markAt(prompt, at);
    for (const sign of mark ? mark.reads : (prompt[at] ?? '')) view.add(sign, at);
    at += mark ? mark.length : 1;
  }
  return view.finish();
}

/** Puts a view together sign by sign. */
export class ViewBuilder {
  readonly #signs: string[] = [];
  readonly #at: number[] = [];

  add(sign: string, at: number): void {
    if (sign === '') return;
    const reads = isSpace(sign) ? ' ' : sign;
    if (reads === ' ' && (this.#signs.at(-1) ?? ' ') === ' ') return;
    this.#signs.push(reads);
    this.#at.push(at);
  }

  finish(): View {
    return { text: this.#signs.join(''), at: this.#at };
  }
}
