import type { Classified } from '../../classify/classified.ts';
import { forbidsTelling } from '../guard/maker-talk.ts';
import { sites, visiting } from './words.ts';

const hidden: ReadonlySet<Classified['class']> = new Set([
  'context',
  'not_understood',
  'function_wish',
  'page_or_section_wish',
  'prohibition',
]);

/** "Take the photographs down before I come": what is asked for a visit is told visitors, whatever it was taken for. */
export const withVisits = (statements: readonly Classified[]): Classified[] =>
  statements.map((statement) => {
    const { class: name, kind, text } = statement;
    const isOfVisit = hidden.has(name) && kind === 'sentence' && visiting.has(text);
    return isOfVisit && !sites.has(text) && !forbidsTelling(text)
      ? { ...statement, class: 'fact', also: [] }
      : statement;
  });
