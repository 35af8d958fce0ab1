import type { StatementClass } from '@sitewright/contracts';
import { isPrintable } from '../read/outline/heads.ts';
import { modelClasses } from './model/statement-model.ts';
import type { Likelihoods } from './model/surroundings.ts';

/** Facts, items and events are all printed, each in its section: to waver between them is not to misunderstand. */
const kin: ReadonlySet<StatementClass> = new Set(['fact', 'item', 'event']);

export interface Likely {
  name: StatementClass;
  likelihood: number;
}

/** All classes by their likelihood. */
export const ranked = (likelihoods: Likelihoods): Likely[] =>
  modelClasses
    .map((name, at) => ({ name, likelihood: likelihoods[at] ?? 0 }))
    .sort((a, b) => b.likelihood - a.likelihood);

/** The likelihood of a class and of those that are treated alike. */
function withKin({ name, likelihood }: Likely, all: readonly Likely[]): number {
  if (!kin.has(name)) return likelihood;
  return all.reduce((sum, other) => (kin.has(other.name) ? sum + other.likelihood : sum), 0);
}

/** The class that is meant: that of the likeliest group, and how likely the group is. */
export function likeliest(all: readonly Likely[]): Likely {
  let best: Likely = { name: 'not_understood', likelihood: 0 };
  for (const one of all) {
    const likelihood = withKin(one, all);
    if (likelihood > best.likelihood) best = { name: one.name, likelihood };
  }
  return best;
}

/** How likely it is that visitors are to read a statement, whatever it is of that. */
export const printableLikelihood = (all: readonly Likely[]): number =>
  all.reduce((sum, { name, likelihood }) => (isPrintable({ class: name }) ? sum + likelihood : sum), 0);
