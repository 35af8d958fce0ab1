import { type GenerationPhase, generationPhases } from '@sitewright/contracts';
import type { GenerationProgress } from './progress.ts';

/** A step of a generation as rulers and lists show it. */
export interface GenerationStep {
  phase: GenerationPhase;
  label: string;
  state: 'done' | 'now' | 'next';
  /** How long it took, or takes until `now`; left out where the server has not said when it began or ended. */
  ms?: number;
}

/** What each step is called on screen. */
export const stepLabels: Record<GenerationPhase, string> = {
  plan: 'Plan',
  write: 'Write',
  style: 'Style',
  check: 'Check',
  save: 'Save',
};

function stateOf(phase: GenerationPhase, progress: GenerationProgress): GenerationStep['state'] {
  if (progress.state === 'done') return 'done';
  if (progress.phase === undefined) return 'next';
  const distance = generationPhases.indexOf(phase) - generationPhases.indexOf(progress.phase);
  if (distance < 0) return 'done';
  return distance === 0 && progress.state === 'running' ? 'now' : 'next';
}

/**
 * The steps with their states. A step that a failure or a stop has cut off is not done.
 * @param now for how long the step has taken that is at work, in milliseconds since the epoch
 */
export function stepsOf(progress: GenerationProgress, now?: number): GenerationStep[] {
  return generationPhases.map((phase) => {
    const state = stateOf(phase, progress);
    const times = progress.steps[phase];
    const end = times?.endedAt ?? (state === 'now' ? now : undefined);
    const ms = times && end !== undefined ? Math.max(0, end - times.startedAt) : undefined;
    return { phase, label: stepLabels[phase], state, ...(ms !== undefined && { ms }) };
  });
}
