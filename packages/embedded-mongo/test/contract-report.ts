import type { CaseResult } from './contract-cases.ts';

/** Cases in which another server is known not to do what MongoDB does. */
export interface KnownDifference {
  readonly test: RegExp;
  readonly reason: string;
}

export interface Verdict {
  readonly passed: readonly CaseResult[];
  readonly differing: readonly { readonly name: string; readonly reason: string }[];
  readonly failed: readonly CaseResult[];
  /** What the list of known differences says and the server no longer does. */
  readonly outdated: readonly string[];
}

/** Tells expected from unexpected results, and where the expectations themselves are wrong. */
export function judge(cases: readonly CaseResult[], differences: readonly KnownDifference[]): Verdict {
  const reasonFor = ({ name }: CaseResult) => differences.find(({ test }) => test.test(name))?.reason;
  const passed = cases.filter((result) => result.passed);
  const notPassed = cases.filter((result) => !result.passed);
  return {
    passed,
    differing: notPassed.flatMap((result) => {
      const reason = reasonFor(result);
      return reason ? [{ name: result.name, reason }] : [];
    }),
    failed: notPassed.filter((result) => !reasonFor(result)),
    outdated: [
      ...passed.filter(reasonFor).map(({ name }) => `${name} passes`),
      ...differences
        .filter(({ test }) => !cases.some(({ name }) => test.test(name)))
        .map(({ test }) => `${test} names no case`),
    ],
  };
}

export function reportLines(title: string, { passed, differing, failed, outdated }: Verdict): string[] {
  return [
    ...differing.map(({ name, reason }) => `  differs: ${name} (${reason})`),
    ...outdated.map((what) => `  known differences to correct: ${what}`),
    ...failed.map(({ name, message }) => `  failed: ${name}\n    ${message}`),
    `${title}: ${passed.length} passed, ${differing.length} differ as named, ${failed.length} failed`,
  ];
}
