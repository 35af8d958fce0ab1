import { isMissed, type QualityReport } from '@sitewright/contracts';

/** What the report came to. A repaired fault is none any more. */
export interface Verdict {
  passed: number;
  /** How many of those that passed only do so since the repair. */
  repaired: number;
  /** Checks by which something was taken out of the site, and nothing else is wrong. */
  removed: number;
  failed: number;
  /** Checks that nobody has made. */
  skipped: number;
  /** Placeholders that only the person can fill in. */
  open: number;
  /** What was taken out, is missed on the page, and has no placeholder. */
  missing: number;
}

export function verdictOf({ checks, placeholders }: Pick<QualityReport, 'checks' | 'placeholders'>): Verdict {
  const count = (status: (typeof checks)[number]['status']) =>
    checks.filter((check) => check.status === status).length;
  return {
    passed: count('passed') + count('repaired'),
    repaired: count('repaired'),
    removed: count('removed'),
    failed: count('failed'),
    skipped: count('skipped'),
    open: placeholders.reduce((sum, placeholder) => sum + placeholder.count, 0),
    missing: checks.flatMap(({ findings }) => findings).filter(isMissed).length,
  };
}

/** Everything that somebody still has to see to. */
export const leftToDo = ({ failed, open, missing }: Verdict) => failed + open + missing;

const noun = (count: number, one: string, many = `${one}s`) => (count === 1 ? one : many);

/** A count with its noun: `1 check`, `14 checks`. */
export const counted = (count: number, one: string, many?: string) =>
  `${count.toLocaleString('en')} ${noun(count, one, many)}`;

const gaps = (open: number) => counted(open, 'placeholder');

/** The report in one figure and what it counts: what passed is news only when nothing is left to do. */
export function headlineOf(verdict: Verdict): { figure: number; words: string } {
  const { passed, failed, open, missing } = verdict;
  const left = leftToDo(verdict);
  if (left === 0) return { figure: passed, words: `${noun(passed, 'check')} passed` };
  if (left === open) return { figure: left, words: `${noun(open, 'placeholder')} to fill in` };
  if (left === failed) return { figure: left, words: `${noun(failed, 'check')} failed` };
  if (left === missing)
    return { figure: left, words: noun(missing, 'thing is missing', 'things are missing') };
  return { figure: left, words: 'things left to do' };
}

/** What is left to do, where it is of more than one kind; the headline has named a single one. */
function leftSentence({ failed, open, missing }: Verdict): string[] {
  const kinds = [
    ...(open > 0 ? [`${gaps(open)} to fill in`] : []),
    ...(missing > 0 ? [counted(missing, 'thing that is missing', 'things that are missing')] : []),
    ...(failed > 0 ? [`${counted(failed, 'check that', 'checks that')} found something to put right`] : []),
  ];
  return kinds.length > 1 ? [`${kinds.slice(0, -1).join(', ')}, and ${kinds.at(-1)}.`] : [];
}

/** The verdict in a few sentences below its figure. */
export function verdictSentence(verdict: Verdict): string {
  const { passed, repaired, removed, skipped } = verdict;
  const repairs = `${counted(repaired, 'fault was', 'faults were')} found and repaired before you saw the page.`;
  const sentences = [
    ...leftSentence(verdict),
    ...(leftToDo(verdict) > 0 ? [`${counted(passed, 'check')} passed.`] : []),
    ...(repaired > 0 ? [repairs] : []),
    ...(removed > 0 ? ['Something could not stay and was removed: see below what.'] : []),
    ...(skipped > 0 ? [`${counted(skipped, 'check was', 'checks were')} not made.`] : []),
  ];
  return sentences.join(' ') || 'Nothing had to be repaired.';
}

/** The verdict in a few words, for the foot of the preview. */
export function verdictWords(verdict: Verdict): string {
  const { passed, failed, open, missing } = verdict;
  if (leftToDo(verdict) === 0) return `${counted(passed, 'check')} passed`;
  return [
    ...(failed > 0 ? [`${counted(failed, 'check')} failed`] : []),
    ...(missing > 0 ? [counted(missing, 'thing is missing', 'things are missing')] : []),
    ...(open > 0 ? [`${gaps(open)} to fill in`] : []),
  ].join(', ');
}
