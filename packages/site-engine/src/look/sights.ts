import type { LookCheckId, LookFinding } from './look-checks.ts';
import type { TextProblem } from './text/lines.ts';

export type Sight = readonly [check: LookCheckId, problems: readonly TextProblem[]];

export const blankSight: Sight = [
  'blank-page',
  [{ message: 'The page is blank: nothing on it can be seen when it is opened', line: 1 }],
];

const keyOf = ({ check, message }: LookFinding): string => `${check} ${message}`;

/** What was seen on a page; what is wrong in every window is told once, and what is known not at all. */
export function toFindings(
  path: string,
  sights: readonly Sight[],
  errors: readonly LookFinding[],
  known: readonly LookFinding[] = [],
): LookFinding[] {
  const seen = sights.flatMap(([check, problems]) =>
    problems.map(({ message, line }): LookFinding => ({ check, path, line, message: `${message}.` })),
  );
  const found = new Map([...errors, ...seen].map((finding) => [keyOf(finding), finding]));
  for (const finding of known) found.delete(keyOf(finding));
  return [...found.values()];
}
