import { isTownName } from '../read/identity/place-names.ts';
import type { PartKind } from './address-part.ts';
import { longestAddress, type Part, partsBefore, type Told } from './parts-before.ts';
import { isBehindTown, postcode } from './postcode.ts';

interface Span {
  start: number;
  end: number;
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
function withPostcode(told: Told): Span[] {
  if (!/\d/u.test(told.text)) return [];
  return [...told.text.matchAll(postcode)].flatMap(({ 0: code, index }) => {
    const parts = partsBefore(told, index);
    const start = numberedStart(parts) ?? houseStart(parts) ?? namedStart(parts, isBehindTown(code));
    return start === undefined ? [] : [{ start, end: index + code.length }];
  });
}

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
  const [address] = text.length <= longestAddress ? postalAddresses(text, false) : [];
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
