import { isPersonName } from '../read/entries/person.ts';
import { countWords } from '../read/entries/scan/tokens.ts';
import { isTownName } from '../read/identity/place-names.ts';

const most = { length: 80, parts: 4, words: 6, ofTown: 3 };

const room = /^\p{Lu}\p{L}{2,14}\s\d{1,3}[A-Za-z]?$/u;

/** "Village Hall, Burford": a house or hall and the town it is in, each a name; towns beside each other are an area. */
export function townOfRow(text: string): string | undefined {
  if (text.length > most.length || /[.;:!?]/u.test(text)) return undefined;
  const parts = text.split(',').map((part) => part.trim());
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  const areNames = parts.every((part) => /(?:^|\s)\p{Lu}/u.test(part) && countWords(part) <= most.words);
  // "Room 3, The Annexe, Stow"; an hour is none of a room.
  const areRooms = parts.every((part) => !/\p{N}/u.test(part) || room.test(part));
  const isRow = parts.length > 1 && parts.length <= most.parts && areNames && areRooms && !isTownName(first);
  return isRow && isPersonName(last) && countWords(last) <= most.ofTown ? last : undefined;
}
