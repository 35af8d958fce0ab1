/** What the platform has acknowledged of one site. */
export interface AcknowledgedSite {
  id: string;
  token: string;
  /** What may be stored: the name last acknowledged, `null` for the one it was made with, and those without an answer since. */
  possibleNames: (string | null)[];
  /** Undefined when a deletion has had no answer. */
  isDeleted: boolean | undefined;
}

/** Every write that was acknowledged, and every answer that broke the contract. */
export interface Journal {
  sites: AcknowledgedSite[];
  /** Requests by what came of them: a status, or `no answer`. */
  outcomes: Map<string, number>;
  /** Generations without an answer: their sites may exist or not. */
  unanswered: number;
  violations: string[];
}

export const createJournal = (): Journal => ({
  sites: [],
  outcomes: new Map(),
  unanswered: 0,
  violations: [],
});

export function count(journal: Journal, outcome: string): void {
  journal.outcomes.set(outcome, (journal.outcomes.get(outcome) ?? 0) + 1);
}
