import { beginsWithDay, findTimes } from '../read/entries/scan/when.ts';
import { bareStreet, houseNumber, street } from './street.ts';

/**
 * What a stretch between two commas can be in an address. `street` and `unit` have a number, and begin an address; `led` is a place
 * behind "at" or "in"; `name` is a house, a village, a town or a county; `remark` belongs to an address only between parts that surely do.
 */
export type PartKind = 'street' | 'unit' | 'bareStreet' | 'led' | 'name' | 'remark' | 'other';

export interface AddressPart {
  kind: PartKind;
  /** Where the address begins in the part, if something else is said before it. */
  at: number;
}

const small =
  "of|upon|on|the|and|&|am|an|der|den|dem|im|de|du|des|la|le|les|el|del|los|las|y|di|della|da|do|dos|das|sur|sous|aan|van|het|'t";
const word = "(?:\\p{Lu}[\\p{L}\\p{M}'’.&-]*|\\p{Lu}?\\d{1,3}\\p{L}?)";
const names = `\\p{Lu}[\\p{L}\\p{M}'’.&-]*(?:\\s(?:${small}|${word})){0,5}`;
const name = new RegExp(`^${names}$`, 'u');

/** "Unit 6", "Haus 2", "Unit 4B Riverside Industrial Estate": a word, its number, and what that is a part of. */
const unit = new RegExp(
  `^\\p{Lu}[\\p{L}.]{1,14}\\s(?:\\d{1,4}[A-Za-z]?|[A-Z]\\d{0,3})(?:\\s${names})?$`,
  'u',
);
const floor = /^\p{L}{3,8}\s[Ff]loor$|^Basement$/u;
/** "5 bis": its street stands behind a comma. */
const numberAlone = new RegExp(`^${houseNumber}$`, 'u');
/** "località Pieve 7", "18a Station Approach": any name with a number, where a postcode stands behind it. */
const anyStreet = new RegExp(
  `^(?:(?:[\\p{L}\\p{M}'’.-]{1,30}\\s){1,4}${houseNumber}|${houseNumber}\\s${names})$`,
  'u',
);
/** "We moved here in 2019" */
const year = /\s(?:1[89]|20)\d\d$/u;
/** "in der Gerberau 12", "called Crumb in Arch 27", "at Tithe Barn": behind what says where something is. */
const led = new RegExp(
  `(?:^|\\s)(?:in|at|near|behind|an|am|im|auf|dans|au|aux|à|en|nel|nella|na|no|em|te|aan)\\s(?:(?:the|der|dem|den|la|le|les|el|de|het)\\s)?(${names})$`,
  'u',
);

const mostOfRemark = 4;
const longestRest = 24;
const longest = 80;

/** A note in brackets is a part of what stands before it: "Gartenstr. 8 (Hinterhaus, 2. Stock)". */
const withoutNote = (text: string): string => text.replace(/\s\([^()]{1,40}\)$/u, '');

function streetIn(text: string): AddressPart | undefined {
  const found = street.exec(text);
  if (!found) return undefined;
  const rest = text.slice(found.index + found[0].length);
  // "Calle Sol 4 2ºB": a floor, and no other clause.
  return rest.length <= longestRest && !/[.:!?]\s/u.test(rest)
    ? { kind: 'street', at: found.index }
    : undefined;
}

/** A day or an hour is no number of a house. */
const isTime = (text: string): boolean => beginsWithDay(text) || findTimes(text, []).length > 0;

function ledPlace(text: string): AddressPart | undefined {
  const found = led.exec(text.charAt(0).toLowerCase() + text.slice(1));
  const place = found?.[1] ?? '';
  if (!found) return undefined;
  return { kind: /\d/u.test(place) ? 'unit' : 'led', at: found.index + found[0].length - place.length };
}

/** What a part of a sentence is in an address that goes on behind it. */
export function addressPart(written: string): AddressPart {
  const text = withoutNote(written);
  const as = (kind: PartKind, at = 0): AddressPart => ({ kind, at });
  if (text.length > longest) return streetIn(text) ?? ledPlace(text.slice(-longest)) ?? as('other');
  const found = streetIn(text);
  if (found) return found;
  if (isTime(text)) return as('other');
  if (bareStreet.test(text)) return as('bareStreet');
  if (unit.test(text) || numberAlone.test(text) || floor.test(text)) return as('unit');
  if (name.test(text)) return as('name');
  const place = ledPlace(text);
  if (place) return place;
  if (anyStreet.test(text) && /\p{Lu}/u.test(text) && !year.test(text)) return as('unit');
  return as(text.split(' ').length <= mostOfRemark ? 'remark' : 'other');
}
