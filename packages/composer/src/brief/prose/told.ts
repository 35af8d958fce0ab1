import type { StatementClass } from '@sitewright/contracts';
import type { Classified } from '../classify/classified.ts';
import type { Cut } from '../cut/cut.ts';
import { isPrintable } from '../read/outline/heads.ts';
import { isReported } from './as-meant.ts';

/** From this on a whole sentence is what the model says that it is. */
const sure = 0.6;

/** A whole sentence may tell of a person or thing; it is none. */
const asText = (name: StatementClass): StatementClass =>
  name === 'person' || name === 'item' || name === 'event' ? 'fact' : name;

const value = /[\p{N}@]/u;
const isOfReport = ({ sentence, text }: Cut): boolean => isReported(sentence?.text ?? text);

/** What a relation thinks, without a value: no reading makes it something for visitors. */
export const isOpinion = (statement: Cut): boolean => !value.test(statement.text) && isOfReport(statement);

/** What somebody said to the one who writes is said to the maker, unless it surely gives visitors a value. */
function isUnsureReport(statement: Classified): boolean {
  const mayBePrinted = isPrintable(statement) || statement.class === 'not_understood';
  const isSure = statement.sureness >= sure && value.test(statement.text);
  return mayBePrinted && !isSure && isOfReport(statement);
}

const asked = (statement: Classified): Classified => ({
  ...statement,
  class: 'not_understood',
  also: statement.class === 'not_understood' ? statement.also : [statement.class, ...statement.also],
});

/**
 * What a sentence is that is whole again: where the model is not sure it is read as text, what most of its pieces were. Where those say
 * nothing either it is asked about.
 */
export function told(statement: Classified, pieces: readonly Classified[] | undefined): Classified {
  if (isUnsureReport(statement)) return asked(statement);
  if (!pieces || (statement.sureness >= sure && statement.class !== 'not_understood')) return statement;
  const printable = pieces.filter(isPrintable);
  if (printable.length * 2 < pieces.length) return { ...statement, also: statement.also.map(asText) };
  const isStory = printable.filter(({ class: name }) => name === 'story').length * 2 >= printable.length;
  return { ...statement, class: isStory ? 'story' : 'fact', also: [] };
}
