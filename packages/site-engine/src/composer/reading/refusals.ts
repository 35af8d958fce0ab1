import type { WordTables } from './word-tables.ts';

export interface Refusals {
  /** What is not wanted, part by part. */
  parts: readonly string[];
  /** The text without what is not wanted. */
  rest: string;
}

const sentenceEnd = /[.;:!?\n。；！？؟،]/u;
const turn =
  /,?\s(?:but|with|please|though|instead|because|since|as|that|which|who|pero|porque|con|aber|mit|weil|sondern|mais|avec|car|parce que|mas|com|ma|perché|and (?:include|add|use|show|make|with))(?![\p{L}])/iu;
const joint =
  /,\s{0,9}|\s{1,9}(?:or|and|nor|y|o|ni|und|oder|noch|et|ou|e|ed|né|nem|أو|ولا)\s{1,9}|\s{1,9}و(?=\p{L})/iu;
const longest = 120;
const mostWords = 4;
const mostRefusals = 30;

/** "testimonials, pricing or team and a big hero" refuses the list only: it ends at the first long part. */
function listAt(text: string): { list: string; parts: string[] } {
  const sentence = text.slice(0, longest).split(sentenceEnd)[0]?.split(turn)[0] ?? '';
  const parts: string[] = [];
  let end = 0;
  for (const part of sentence.split(joint)) {
    if (parts.length > 0 && part.trim().split(/\s+/u).length > mostWords) break;
    parts.push(part.trim());
    end = sentence.indexOf(part, end) + part.length;
  }
  return { list: sentence.slice(0, end), parts };
}

/** "leave testimonials out". */
const leftOut = /(?<!\p{L})(?:leave|keep)\s([\p{L}\s,]{3,50}?)\sout(?!\p{L}|\sof)/giu;
/** "Galería, cómo llegar, opiniones no": what is refused by its last word is the last part alone. */
const lastWord = /(?<=\p{L}[\s:]\s?)(?:no|nein|nicht|non|não|nee|inte)(?=\s?(?:[.,;!)\n]|$))/giu;
const lastPart = /[^.,;:!?\n]{2,60}:?\s?$/u;
const before = /[^.;:!?\n。、，；！？]{1,60}$/u;

/** Finds what is not wanted: "no team, no prices", "料金表なし", "a newsletter is not needed". */
export function readRefusals(text: string, tables: Pick<WordTables, 'refusal' | 'refusalAfter'>): Refusals {
  const spans: [start: number, end: number][] = [];
  const parts: string[] = [];
  for (const match of [...text.matchAll(tables.refusal)].slice(0, mostRefusals)) {
    const end = match.index + match[0].length;
    const start = end + (/^\s?:\s?/u.exec(text.slice(end, end + 3))?.[0].length ?? 0);
    const found = listAt(text.slice(start, start + longest + 1));
    parts.push(...found.parts);
    spans.push([match.index, start + found.list.length]);
  }
  for (const match of [...text.matchAll(tables.refusalAfter)].slice(0, mostRefusals)) {
    const part = before.exec(text.slice(Math.max(0, match.index - 60), match.index))?.[0] ?? '';
    parts.push(part);
    spans.push([match.index - part.length, match.index + match[0].length]);
  }
  for (const match of [...text.matchAll(leftOut)].slice(0, mostRefusals)) {
    parts.push(match[1] ?? '');
    spans.push([match.index, match.index + match[0].length]);
  }
  for (const match of [...text.matchAll(lastWord)].slice(0, mostRefusals)) {
    const part = lastPart.exec(text.slice(Math.max(0, match.index - 60), match.index))?.[0] ?? '';
    parts.push(part);
    spans.push([match.index - part.length, match.index + match[0].length]);
  }
  return { parts, rest: without(text, spans) };
}

/** Blanks as long as what they stand for, since refusals may lie within one another. */
const without = (text: string, spans: readonly (readonly [number, number])[]): string =>
  spans.reduce(
    (rest, [start, end]) => `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`,
    text,
  );
