import type { StatementClass } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { countWords } from '../entries/scan/tokens.ts';
import { asking, byPhone, commands } from '../facts/words.ts';
import { functionOf, sectionTypeOf } from './section-type.ts';
import type { SectionWords } from './section-words.ts';

const misread: ReadonlySet<StatementClass> = new Set([
  'function_wish',
  'page_or_section_wish',
  'not_understood',
]);

const longestLead = 6;
/** A telephone number or an address for mails, and nothing else. */
const reach = /^(?:\+?\d[\d\s()./-]{6,24}|\S{1,60}@\S{1,60})$/u;

/** "No form, just the phone number: 07700 900 412": what stands behind it is all that it asks for. */
function isFulfilled(statement: Classified, index: number, statements: readonly Classified[]): boolean {
  const { class: name, text } = statement;
  const next = statements[index + 1];
  const leads =
    next !== undefined && (next.under === index || next.key === text) && reach.test(next.text.trim());
  return leads && misread.has(name) && countWords(text) <= longestLead;
}

/** "Réservation par téléphone": who books by telephone is told how, and needs no part of the site for it. */
export const settleByPhone = (statements: readonly Classified[], words: SectionWords): Classified[] =>
  statements.map((statement, index) => {
    const { class: name, text } = statement;
    if (isFulfilled(statement, index, statements)) return { ...statement, class: 'meta', also: [] };
    const isTold =
      misread.has(name) &&
      byPhone.has(text) &&
      sectionTypeOf(text, words) === 'booking' &&
      functionOf(text, words) === undefined;
    const isAsked = asking.has(text) || commands.leading(text) > 0;
    return isTold && !isAsked
      ? { ...statement, class: 'fact', also: [], sureness: Math.max(0.6, statement.sureness) }
      : statement;
  });
