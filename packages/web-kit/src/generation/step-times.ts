import { type GenerationPhase, generationPhases } from '@sitewright/contracts';

/** When each step began and ended, in milliseconds since the epoch by the server's clock. */
export type StepTimes = Partial<Record<GenerationPhase, { startedAt: number; endedAt?: number }>>;

const orderOf = (phase: GenerationPhase) => generationPhases.indexOf(phase);

/** A step begins: those before it have ended, and what comes after it is to come again. */
export function beginStep(steps: StepTimes, phase: GenerationPhase, at: number): StepTimes {
  const before = generationPhases.slice(0, orderOf(phase));
  const known = before.flatMap((earlier) => {
    const step = steps[earlier];
    return step ? [[earlier, { ...step, endedAt: step.endedAt ?? at }] as const] : [];
  });
  return { ...Object.fromEntries(known), [phase]: { startedAt: steps[phase]?.startedAt ?? at } };
}
