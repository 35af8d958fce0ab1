import type { QualityReport } from '@sitewright/contracts';

/** What the report came to. A repaired fault is none any more. */
export interface Verdict {
  passed: number;
  /** How many of those that passed only do so since the repair. */
  repaired: number;
  /** Checks by which something was taken out of the site, and nothing else is wrong. */
  removed: number;
  failed: number;
  /** Placeholders that only the person can fill in. */
  open: number;
}

export function verdictOf({ checks, placeholders }: Pick<QualityReport, 'checks' | 'placeholders'>): Verdict {
  const count = (status: (typeof checks)[number]['status']) =>
    checks.filter((check) => check.status === status).length;
  return {
    passed: count('passed') + count('repaired'),
    repaired: count('repaired'),
    removed: count('removed'),
    failed: count('failed'),
    open: placeholders.reduce((sum, placeholder) => sum + placeholder.count, 0),
  };
}

/** Everything that somebody still has to see to. */
export const leftToDo = ({ failed, open }: Verdict) => failed + open;

const noun = (count: number, one: string, many = `${one}s`) => (count === 1 ? one : many);

/** A count with its noun: `1 check`, `14 checks`. */
export const counted = (count: number, one: string, many?: string) =>
  `${count.toLocaleString('en')} ${noun(count, one, many)}`;

const gaps = (open: number) => counted(open, 'placeholder');

/** The report in one figure and what it counts: what passed is news only when nothing is left to do. */
export function headlineOf(verdict: Verdict): { figure: number; words: string } {
  const { passed, failed, open } = verdict;
  const left = leftToDo(verdict);
  if (left === 0) return { figure: passed, words: `${noun(passed, 'check')} passed` };
  if (failed === 0) return { figure: left, words: `${noun(open, 'placeholder')} to fill in` };
  if (open === 0) return { figure: left, words: `${noun(failed, 'check')} failed` };
  return { figure: left, words: 'things left to do' };
}

/** The verdict in a few sentences below its figure. */
export function verdictSentence({ passed, repaired, removed, failed, open }: Verdict): string {
  const repairs = `${counted(repaired, 'fault was', 'faults were')} found and repaired before you saw the page.`;
  const both = `${gaps(open)} to fill in, and ${counted(failed, 'check that', 'checks that')} found something to put right.`;
  const sentences = [
    ...(open > 0 && failed > 0 ? [both] : []),
    ...(open + failed > 0 ? [`${counted(passed, 'check')} passed.`] : []),
    ...(repaired > 0 ? [repairs] : []),
    ...(removed > 0 ? ['Something could not stay and was removed: see below what.'] : []),
  ];
  return sentences.join(' ') || 'Nothing had to be repaired.';
}

/** The verdict in a few words, for the foot of the preview. */
export function verdictWords(verdict: Verdict): string {
  const { passed, failed, open } = verdict;
  if (leftToDo(verdict) === 0) return `${counted(passed, 'check')} passed`;
  return [
    ...(failed > 0 ? [`${counted(failed, 'check')} failed`] : []),
    ...(open > 0 ? [`${gaps(open)} to fill in`] : []),
  ].join(', ');
}
