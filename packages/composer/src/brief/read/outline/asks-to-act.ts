import type { StatementClass } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { letsAct } from '../../relate/asked/asked-acts.ts';

/** What is no fact to visitors. */
const asking: ReadonlySet<StatementClass> = new Set([
  'not_understood',
  'context',
  'meta',
  'page_or_section_wish',
]);

/** Whether a statement asks that visitors may do something that takes a form: "There should be somewhere for people to suggest a book". */
export const asksToAct = ({ class: name, asked, text }: Classified): boolean =>
  asking.has(name) && asked === undefined && letsAct(text);
