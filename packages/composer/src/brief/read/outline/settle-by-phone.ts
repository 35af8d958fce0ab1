import type { StatementClass } from '@sitewright/contracts';
import type { Classified } from '../../classify/classified.ts';
import { asking, byPhone, commands } from '../facts/words.ts';
import { functionOf, sectionTypeOf } from './section-type.ts';
import type { SectionWords } from './section-words.ts';

const misread: ReadonlySet<StatementClass> = new Set([
  'function_wish',
  'page_or_section_wish',
  'not_understood',
]);

/** "Réservation par téléphone": who books by telephone is told how, and needs no part of the site for it. */
export const settleByPhone = (statements: readonly Classified[], words: SectionWords): Classified[] =>
  statements.map((statement) => {
    const { class: name, text } = statement;
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
