import { titlesOfPersons } from '../cut/prose/function-words.ts';
import { isTownName } from '../read/identity/place-names.ts';
import { type AddressPart, addressPart, type PartKind } from './address-part.ts';
import { isBehindTown, postcode } from './postcode.ts';

interface Span {
  start: number;
  end: number;
}

/** A stretch between two commas, as a part of an address. */
interface Part extends Span, AddressPart {
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
interface Told {
  text: string;
  /** Whether the whole prompt begins with it. */
  isOpening: boolean;
}

/** As far before a postcode its address begins. */
const longest = 200;
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
function partsBefore(told: Told, offset: number): Part[] {
  const { text } = told;
  const floor = Math.max(0, offset - longest);
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

/** "The Old Mill, 5 Back Lane": a house may have its name before its number. Behind a colon stands who is there. */
const houseBefore = (parts: readonly Part[], index: number): Part | undefined => {
  const house = parts[index + 1];
  return house?.kind === 'name' && house.isFirst && !house.isOpening && !house.isValue ? house : undefined;
};

const startOf = ({ start, at }: Part): number => start + at;

const numbers: ReadonlySet<PartKind> = new Set(['street', 'unit']);

/** Where an address begins by its part that has a number, furthest before its town. */
function numberedStart(parts: readonly Part[]): number | undefined {
  const index = parts.findLastIndex(({ kind }) => numbers.has(kind));
  const [part, before] = [parts[index], parts[index + 1]];
  if (!part) return undefined;
  // "in Lyon, 12 rue des Tanneurs" tells of the town; "at the Crown, 12 Market Place" of the house.
  return before?.kind === 'led' && !isTownName(before.text)
    ? startOf(before)
    : startOf(houseBefore(parts, index) ?? part);
}

/** Where an address begins whose street has no number: with the house in it. */
function houseStart(parts: readonly Part[]): number | undefined {
  const index = parts.findLastIndex(({ kind }) => kind === 'bareStreet');
  const house = parts[index + 1];
  const isHouse = house && (house.kind === 'led' || (house.kind === 'name' && !house.isOpening));
  return index >= 0 && isHouse ? startOf(house) : undefined;
}

/** Where an address begins by nothing but names before its postcode: "Low Farm, Whitley Chapel, Northumberland NE47 0HB". */
function namedStart(parts: readonly Part[], isTownBefore: boolean): number | undefined {
  const [first] = parts.slice(-1);
  if (!first || (isTownBefore && parts.length < 2)) return undefined;
  const bare = parts.findLast(({ kind }) => kind === 'bareStreet');
  const isHouse = first.kind === 'led' || (isTownBefore && first.isFirst && !first.isOpening);
  return isHouse ? startOf(first) : bare && startOf(bare);
}

/** A town that is known, behind a comma. */
const townBehind =
  /,\s(\p{Lu}[\p{L}\p{M}'’-]{1,30}(?:[\s-]\p{L}[\p{L}\p{M}'’-]{1,30}){0,2}?)(?=[.,;:)]|$|\s[\p{Ll}–-])/gu;

const streets: ReadonlySet<PartKind> = new Set(['street', 'bareStreet']);

/** Addresses that end with a postcode and what belongs to it. */
const withPostcode = (told: Told): Span[] =>
  [...told.text.matchAll(postcode)].flatMap(({ 0: code, index }) => {
    const parts = partsBefore(told, index);
    const start = numberedStart(parts) ?? houseStart(parts) ?? namedStart(parts, isBehindTown(code));
    return start === undefined ? [] : [{ start, end: index + code.length }];
  });

/** Addresses that end with a town that is known, and have a street. */
const withTown = (told: Told): Span[] =>
  [...told.text.matchAll(townBehind)].flatMap(({ 0: said, 1: town = '', index }) => {
    if (!isTownName(town)) return [];
    const parts = partsBefore(told, index);
    if (!parts.some(({ kind }) => streets.has(kind))) return [];
    const start = numberedStart(parts) ?? houseStart(parts);
    return start === undefined ? [] : [{ start, end: index + said.length }];
  });

/**
 * The addresses of a text that are sure by the shape of their parts, whole as they are written: unit, house, street, village, town,
 * county, postcode. `isOpening` says that the whole prompt begins with the text.
 */
export function postalAddresses(text: string, isOpening: boolean): Span[] {
  const told = { text, isOpening };
  const found: Span[] = [];
  const all = [...withPostcode(told), ...withTown(told)];
  for (const span of all.toSorted((one, other) => one.start - other.start || other.end - one.end))
    if (span.start >= (found.at(-1)?.end ?? 0)) found.push(span);
  return found;
}

/** Whether a text is an address and nothing else. */
export function isPostalAddress(text: string): boolean {
  const [address] = text.length <= longest ? postalAddresses(text, false) : [];
  return address?.start === 0 && address.end === text.length;
}

/** The words of a part that are no number, postcode or letters of a state: "Stockbridge SO20 8HB", "10999 Berlin", "TX 78701". */
const nameIn = (part: string): string =>
  part
    .replaceAll(/\s?\([^()]{0,40}\)/gu, '')
    .split(' ')
    .filter((word) => !/\d/u.test(word) && !/^\p{Lu}{2}$/u.test(word))
    .join(' ')
    .trim();

/** The names behind the first part of an address: a house, a village, its town, its county. */
export const townsIn = (address: string): string[] =>
  address
    .split(',')
    .slice(1)
    .map((part) => nameIn(part.trim()))
    .filter((name) => /^\p{Lu}\p{L}/u.test(name));

/** The town of an address: the last that is known, else the last name in it. */
export function townOf(address: string): string | undefined {
  const names = townsIn(address);
  return names.findLast(isTownName) ?? names.at(-1);
}
