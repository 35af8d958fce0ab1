import type { StatementClass } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { letsAct, mustLetAct } from '../../relate/asked/asked-acts.ts';

/** What is no fact to visitors. */
const asking: ReadonlySet<StatementClass> = new Set([
  'not_understood',
  'context',
  'meta',
  'page_or_section_wish',
]);

/** What is read as told, unless it can only be a wish. */
const told: ReadonlySet<StatementClass> = new Set(['fact', 'identity']);

/** Whether a statement asks that visitors may do something that takes a form: "There should be somewhere for people to suggest a book". */
export const asksToAct = ({ class: name, asked, text }: Classified): boolean =>
  asked === undefined && (asking.has(name) ? letsAct(text) : told.has(name) && mustLetAct(text));
