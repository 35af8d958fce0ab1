import type { StatementClass } from '@sitewright/contracts';
import { modelClasses } from './model/statement-model.ts';
import type { Likelihoods } from './model/surroundings.ts';

/** Below this a statement is not understood: its class is shown as a guess and asked for. */
export const understoodFrom = 0.5;
/** From this on something is told as what a statement is too. */
const alsoFrom = 0.2;

/** Facts, items and events are all printed, each in its section: to waver between them is not to misunderstand. */
const kin: ReadonlySet<StatementClass> = new Set(['fact', 'item', 'event']);

export interface Decision {
  class: StatementClass;
  also: readonly StatementClass[];
  /** The likelihood of `class`; of the likeliest class where none is understood. */
  sureness: number;
}

export function decide(likelihoods: Likelihoods): Decision {
  const ranked = modelClasses
    .map((name, at) => ({ name, likelihood: likelihoods[at] ?? 0 }))
    .sort((a, b) => b.likelihood - a.likelihood);
  const [best, ...others] = ranked;
  if (best === undefined) return { class: 'not_understood', also: [], sureness: 0 };
  const also = others.filter(({ likelihood }) => likelihood >= alsoFrom).map(({ name }) => name);
  const relatives = others.filter(({ name }) => kin.has(name) && kin.has(best.name));
  const understood = relatives.reduce((sum, { likelihood }) => sum + likelihood, best.likelihood);
  if (understood < understoodFrom)
    return { class: 'not_understood', also: [best.name, ...also], sureness: best.likelihood };
  return { class: best.name, also, sureness: best.likelihood };
}
