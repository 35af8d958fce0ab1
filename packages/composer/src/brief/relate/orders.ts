import type { StatementClass } from '@sitewright/contracts';
import type { Classified } from '../classify/classified.ts';
import { openingLength } from '../read/guard/maker-talk.ts';
import { discourseWords } from './discourse-words.ts';

/** Above this a statement is what its own words say. */
const sure = 0.75;
const least = 0.6;
/** A house rule for visitors is told like an order, too: "Please do not feed the donkeys". */
const told: ReadonlySet<StatementClass> = new Set([
  'fact',
  'item',
  'event',
  'person',
  'quotation',
  'prohibition',
]);

/** An order not to do something is a prohibition where it was taken for prose, or for nothing: "Please don't mention the fire". */
export const withOrders = (statements: readonly Classified[]): Classified[] =>
  statements.map((statement) => {
    const { text, class: name, sureness, kind } = statement;
    const isOpen = kind !== 'markup' && !told.has(name) && sureness < sure;
    const isOrder = isOpen && discourseWords().forbids.leading(text.slice(openingLength(text))) > 0;
    return isOrder
      ? { ...statement, class: 'prohibition', also: [], sureness: Math.max(least, sureness) }
      : statement;
  });
