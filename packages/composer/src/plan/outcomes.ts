import type { Outcome } from '@sitewright/contracts';

type From = readonly number[];

/** Collects what became of statements while a plan is made. What is said first of a statement stays. */
export interface OutcomeLog {
  apply(from: From, how: string): void;
  leaveOut(from: From, why: string): void;
  /** Applied as a whole: none of its values is to stand on a page besides. */
  settle(from: From, how: string): void;
  /** For the person, where no statement says it. */
  note(text: string): void;
  readonly settled: ReadonlySet<number>;
  readonly byStatement: ReadonlyMap<number, Outcome>;
  readonly notes: ReadonlySet<string>;
}

export function createOutcomeLog(): OutcomeLog {
  const byStatement = new Map<number, Outcome>();
  const settled = new Set<number>();
  const notes = new Set<string>();
  const say = (from: From, outcome: Outcome) => {
    for (const index of from) if (!byStatement.has(index)) byStatement.set(index, outcome);
  };
  return {
    apply: (from, how) => say(from, { became: 'applied', how }),
    leaveOut: (from, why) => {
      say(from, { became: 'left_out', why });
      notes.add(why);
    },
    settle: (from, how) => {
      say(from, { became: 'applied', how });
      for (const index of from) settled.add(index);
    },
    note: (text) => notes.add(text),
    settled,
    byStatement,
    notes,
  };
}
