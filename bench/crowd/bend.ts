import type { StepFigures } from './figures.ts';

/** Where the curve bends, and by what that is seen. */
export interface Bend {
  step: StepFigures;
  why: string;
}

const slower = 3;
/** Below this nobody notices: a machine that does something else for a moment takes as long. */
const noticedMs = 50;
const leastGrowth = 0.5;
const failedAtMost = 0.01;

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

const readsOf = ({ latency }: StepFigures) => latency.lists?.p95 ?? 0;
const rateOf = ({ requests, seconds }: StepFigures) => requests / seconds;

type Sign = (step: StepFigures, before: StepFigures | undefined, quiet: StepFigures) => string | undefined;

const isSlower: Sign = (step, _before, quiet) => {
  const limit = Math.max(noticedMs, slower * readsOf(quiet));
  return readsOf(step) > limit
    ? `the p95 of lists is ${readsOf(step).toFixed(0)} ms, above ${limit.toFixed(0)}`
    : undefined;
};

const growsLess: Sign = (step, before) => {
  if (!before) return undefined;
  const people = step.people / before.people - 1;
  const requests = rateOf(step) / rateOf(before) - 1;
  return requests < leastGrowth * people
    ? `requests grow by ${(requests * 100).toFixed(0)} % while people grow by ${(people * 100).toFixed(0)} %`
    : undefined;
};

const fails: Sign = (step) => {
  const share = (sum(step.failed) + sum(step.heldOff)) / step.requests;
  return share > failedAtMost
    ? `${(share * 100).toFixed(1)} % of the requests are refused or fail`
    : undefined;
};

const signs = [isSlower, growsLess, fails];

/** The first step, in the order of people, that shows one of the signs; undefined where none does. */
export function findBend(steps: readonly StepFigures[]): Bend | undefined {
  const [quiet] = steps;
  if (!quiet) return undefined;
  for (const [index, step] of steps.entries()) {
    const found = signs.flatMap((sign) => sign(step, steps[index - 1], quiet) ?? []);
    if (found.length > 0) return { step, why: found.join('; ') };
  }
  return undefined;
}

const full = 0.9;

/** What has no processor time left in a step: a part whose main thread never rests, or the machine. */
export function whatIsFull({ parts, machine }: StepFigures, processors: number): string {
  const [busiest] = parts.toSorted((one, other) => other.mainThread - one.mainThread);
  const [most] = parts.toSorted((one, other) => other.processors - one.processors);
  const people = parts.find(({ part }) => part === 'load')?.processors ?? 0;
  const others = Math.max(0, machine - parts.reduce((sum, part) => sum + part.processors, 0));
  const all = `${machine.toFixed(2)} of ${processors} processors are busy, ${people.toFixed(2)} of them with the people themselves and ${others.toFixed(2)} with other work`;
  if (busiest && busiest.mainThread >= full)
    return `the main thread of ${busiest.part}, busy for ${(busiest.mainThread * 100).toFixed(0)} % of the time (${all})`;
  if (most && machine >= full * processors)
    return `the machine (${all}), most of the platform’s in ${most.part}: ${most.processors.toFixed(2)}`;
  return `no processor (${all}): something is waited for`;
}
