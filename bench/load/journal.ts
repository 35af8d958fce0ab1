import { fsyncSync, openSync, writeSync } from 'node:fs';

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
  /** Generations without an answer, or refused by a failure: their sites may exist or not. */
  unanswered: number;
  violations: string[];
  /** Acknowledged writes. */
  writes: number;
  /** Keeps one as it was answered, on the disk before anything else happens. */
  keep(write: object): void;
}

/** @param file where acknowledged writes are kept, a line each, for who has to find out what became of one */
export const createJournal = (file?: string): Journal => ({
  sites: [],
  outcomes: new Map(),
  unanswered: 0,
  violations: [],
  writes: 0,
  keep: file === undefined ? () => undefined : appendTo(file),
});

function appendTo(file: string): Journal['keep'] {
  const descriptor = openSync(file, 'a', 0o600);
  return (write) => {
    writeSync(descriptor, `${JSON.stringify(write)}\n`);
    fsyncSync(descriptor);
  };
}

export function count(journal: Journal, outcome: string): void {
  journal.outcomes.set(outcome, (journal.outcomes.get(outcome) ?? 0) + 1);
}
