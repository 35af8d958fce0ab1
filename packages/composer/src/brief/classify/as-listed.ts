import type { StatementClass } from '@sitewright/contracts';
import { findDates } from '../read/entries/scan/when.ts';
import type { Classified } from './classified.ts';

/** What visitors are told, or what nobody is sure of. */
const mayBeItem: ReadonlySet<StatementClass> = new Set([
  'fact',
  'event',
  'person',
  'story',
  'identity',
  'not_understood',
]);
/** Of a list without prices what visitors are told stays what it is. */
const mayBeToldItem: ReadonlySet<StatementClass> = new Set(['event', 'item', 'not_understood']);
const sure = 0.9;

/** A line of a list with prices is one of its things, unless it has a date of its own. */
export function asListed(statement: Classified): Classified {
  const { listedAs, class: name, text, sureness } = statement;
  if (listedAs === undefined || (listedAs === 'told' && !mayBeToldItem.has(name))) return statement;
  const isWish = !mayBeItem.has(name) && name !== 'item';
  // What costs something is no wish, unless it surely is one.
  if (isWish && (listedAs !== 'priced' || sureness >= sure || name === 'prohibition')) return statement;
  const isDated = findDates(text).some(({ start, end }) => /\d/u.test(text.slice(start, end)));
  return isDated ? statement : { ...statement, class: 'item', also: [], sureness: Math.max(sure, sureness) };
}
