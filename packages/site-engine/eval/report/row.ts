import type { Check, Verdict } from '../checks/check.ts';

/** One line of the table. */
export interface Row {
  check: string;
  goal: string;
  measured: string;
  isMet: boolean;
  /** Everything that is wrong, the sites with most first. */
  problems: readonly string[];
}

/** Rounded down: 99.97 % is not 100 %. */
const percent = (share: number): string => `${Math.floor(share * 1_000) / 10} %`;

/** A verdict with the id of what it is about. */
export type Judged = readonly [id: string, verdict: Verdict];

/** Sums up the verdicts of one check. Problems count at most as often as something was tried. */
export function rowOf({ name, goal }: Pick<Check<never>, 'name' | 'goal'>, judged: readonly Judged[]): Row {
  const tried = judged.reduce((sum, [, verdict]) => sum + verdict.tried, 0);
  const failed = judged.reduce(
    (sum, [, verdict]) => sum + Math.min(verdict.tried, verdict.problems.length),
    0,
  );
  const share = tried === 0 ? 1 : (tried - failed) / tried;
  const worstFirst = judged.toSorted(([, a], [, b]) => b.problems.length - a.problems.length);
  return {
    check: name,
    goal: percent(goal),
    measured: failed === 0 ? `100 % of ${tried}` : `${percent(share)}, ${failed} of ${tried} fail`,
    isMet: share >= goal,
    problems: worstFirst.flatMap(([id, { problems }]) => problems.map((problem) => `${id}: ${problem}`)),
  };
}

export const judgeAll = <Subject>(
  check: Check<Subject>,
  subjects: readonly Subject[],
  idOf: (subject: Subject) => string,
): Row =>
  rowOf(
    check,
    subjects.map((subject) => [idOf(subject), check.judge(subject)] as const),
  );
