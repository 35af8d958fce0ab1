import type { QualityReport } from '@sitewright/contracts';

/** What the checks came to. A repaired fault is none any more. */
export interface Verdict {
  passed: number;
  /** How many of those that passed only do so since the repair. */
  repaired: number;
  failed: number;
}

export function verdictOf({ checks }: Pick<QualityReport, 'checks'>): Verdict {
  const count = (status: (typeof checks)[number]['status']) =>
    checks.filter((check) => check.status === status).length;
  return {
    passed: count('passed') + count('repaired'),
    repaired: count('repaired'),
    failed: count('failed'),
  };
}

/** A count with its noun: `1 check`, `14 checks`. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** The verdict in one sentence below its figure. */
export function verdictSentence({ repaired, failed }: Verdict): string {
  const repairs = `${counted(repaired, 'fault was', 'faults were')} found and repaired before you saw the page.`;
  const faults = `${counted(failed, 'check', 'checks')} found something to put right.`;
  if (failed > 0) return repaired > 0 ? `${faults} ${repairs}` : faults;
  return repaired > 0 ? repairs : 'Nothing had to be repaired.';
}
