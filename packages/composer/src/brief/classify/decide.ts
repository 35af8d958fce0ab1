import type { StatementClass } from '@sitewright/contracts';
import { isPrinted, likeliest, printedLikelihood, ranked } from './likeliest.ts';
import type { Likelihoods } from './model/surroundings.ts';

/** Below this a statement is not understood: its class is shown as a guess and asked for. */
export const understoodFrom = 0.5;
/**
 * From this on a statement is for visitors, whatever of that it is: of those that no class alone is likely enough for, four in five
 * are.
 */
export const printedFrom = 0.5;
/** From this on something is told as what a statement is too. */
const alsoFrom = 0.2;

export interface Decision {
  class: StatementClass;
  also: readonly StatementClass[];
  /** The likelihood of `class` and of those that are treated like it; of the likeliest where none is understood. */
  sureness: number;
}

export function decide(likelihoods: Likelihoods): Decision {
  const all = ranked(likelihoods);
  const { name, likelihood: sureness } = likeliest(all);
  const also = all
    .filter((other) => other.name !== name && other.likelihood >= alsoFrom)
    .map((other) => other.name);
  const printed = printedLikelihood(all);
  if (sureness < understoodFrom && isPrinted(name) && printed >= printedFrom)
    return { class: name, also, sureness: printed };
  if (sureness < understoodFrom) return { class: 'not_understood', also: [name, ...also], sureness };
  return { class: name, also, sureness };
}
