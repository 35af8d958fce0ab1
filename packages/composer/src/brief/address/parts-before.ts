import { titlesOfPersons } from '../cut/prose/function-words.ts';
import { type AddressPart, addressPart } from './address-part.ts';

/** A stretch between two commas, as a part of an address. */
export interface Part extends AddressPart {
  start: number;
  end: number;
  /** What is of the address. */
  text: string;
  /** A sentence begins with it, or what stands behind a colon. */
  isFirst: boolean;
  /** It stands behind a colon. */
  isValue: boolean;
  /** All that is said begins with it: what stands there is a name. */
  isOpening: boolean;
}

/** A text in which addresses are looked for. */
export interface Told {
  text: string;
  /** Whether the whole prompt begins with it. */
  isOpening: boolean;
}

/** As far before a postcode its address begins. */
export const longestAddress = 200;
const mostParts = 8;

/** "bât. B", "2. Hinterhof", "Whg. 4", "in der Dorfstr. 17": full stops that end no sentence. */
const shortened = /^\p{L}{1,4}$|(?:^|[\s,(])\d{1,2}$|\p{L}[sS]tr$|^St$|\sSt$/u;
const border = /[.!?:;\n]\s+/gu;

/** Where the last sentence of a stretch begins, or what its last colon leads to. */
function sentenceStart(text: string): number {
  let start = 0;
  for (const { 0: sign, index } of text.matchAll(border)) {
    const before = text.slice(start, index).trim();
    const last = before.slice(before.lastIndexOf(' ') + 1).toLowerCase();
    const isShort = sign.startsWith('.') && (shortened.test(before) || titlesOfPersons.has(last));
    if (!isShort) start = index + sign.length;
  }
  return start;
}

/** Where the part begins that ends at `end`: behind a comma that is in no brackets, and behind the end of a sentence. */
function partBefore({ text, isOpening }: Told, end: number, floor: number): Part {
  let at = end;
  let depth = 0;
  while (at > floor) {
    const sign = text[at - 1];
    if (sign === ')') depth += 1;
    if (sign === '(') depth -= 1;
    if (depth < 0 || (sign === ',' && depth === 0)) break;
    at -= 1;
  }
  const stretch = text.slice(at, end);
  const from = sentenceStart(stretch);
  const said = stretch.slice(from);
  const start = at + from + (said.length - said.trimStart().length);
  const isFirst = from > 0 || text[at - 1] !== ',';
  const written = text.slice(start, end);
  const part = addressPart(written);
  return {
    ...part,
    text: written.slice(part.at),
    start,
    end,
    isFirst,
    isValue: /:\s*$/u.test(text.slice(Math.max(0, start - 2), start)),
    isOpening: isOpening && start === 0 && part.at === 0,
  };
}

/** Where what is said before an offset ends, without space and a comma. */
function endBefore(text: string, offset: number): number {
  let end = offset;
  while (/\s/u.test(text[end - 1] ?? '')) end -= 1;
  if (text[end - 1] === ',') end -= 1;
  return end;
}

/** The parts before an offset, the nearest first, up to what is none of an address. */
export function partsBefore(told: Told, offset: number): Part[] {
  const { text } = told;
  const floor = Math.max(0, offset - longestAddress);
  const parts: Part[] = [];
  let end = endBefore(text, offset);
  // Behind a full stop a comma says that the word was shortened: "3º Esq., 4050-265 Porto".
  const isOver = () => text[end] !== ',' && /[.!?:;]/u.test(text[end - 1] ?? '');
  while (end > floor && parts.length < mostParts && !isOver()) {
    const part = partBefore(told, end, floor);
    const isWithin = part.at > 0 || part.isFirst;
    // "im Hof", between a street and its town.
    const kind = part.kind === 'led' && !isWithin ? 'remark' : part.kind;
    if (kind === 'other' || (kind === 'remark' && part.isFirst)) break;
    parts.push({ ...part, kind });
    if (isWithin) break;
    end = endBefore(text, part.start);
  }
  return parts;
}
