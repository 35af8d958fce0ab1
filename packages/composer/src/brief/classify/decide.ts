import type { StatementClass } from '@sitewright/contracts';
import { isPrintable } from '../read/outline/heads.ts';
import { likeliest, printableLikelihood, ranked } from './likeliest.ts';
import type { Likelihoods } from './model/surroundings.ts';
import { isForMaker, makerLikelihood } from './weigh-addressee.ts';

/** Below this a statement is not understood: its class is shown as a guess and asked for. */
export const understoodFrom = 0.5;
/** From this on something is told as what a statement is too. */
const alsoFrom = 0.2;
/** From this on it is understood that only the maker is told a statement, if not as what. */
const surelyForMaker = 0.75;

/** What is made by them has to be known exactly. */
const wishes: ReadonlySet<StatementClass> = new Set(['page_or_section_wish', 'function_wish']);

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
  if (sureness >= understoodFrom) return { class: name, also, sureness };
  // That it is for visitors, or for the maker, is understood, if not as what.
  const printable = printableLikelihood(all);
  if (isPrintable({ class: name }) && printable >= understoodFrom)
    return { class: name, also, sureness: printable };
  const forMaker = makerLikelihood(likelihoods);
  if (!wishes.has(name) && isForMaker(name) && forMaker >= surelyForMaker)
    return { class: name, also, sureness: forMaker };
  return { class: 'not_understood', also: [name, ...also], sureness };
}
