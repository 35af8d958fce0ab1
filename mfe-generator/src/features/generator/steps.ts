import { type GenerationPhase, generationPhases } from '@sitewright/contracts';
import { type GenerationProgress, stepLabels } from '@sitewright/web-kit/generation';

export const stepCount = generationPhases.length;

/** The step under way, from 1; 0 before the first. */
export const stepNumber = ({ phase }: Pick<GenerationProgress, 'phase'>): number =>
  phase ? generationPhases.indexOf(phase) + 1 : 0;

/** What is being done in each step. */
export const doing: Record<GenerationPhase, string> = {
  plan: 'Planning',
  write: 'Writing',
  style: 'Styling',
  check: 'Checking',
  save: 'Saving',
};

/** Where a generation is, as a screen reader says it. */
export function whereItIs({ state, line, phase }: GenerationProgress): string {
  if (state === 'waiting' && line) return `Number ${line.place} in line`;
  if (!phase) return 'Starting';
  return `Step ${stepNumber({ phase })} of ${stepCount}: ${stepLabels[phase]}`;
}

/** The file that is being written now. */
export const growingFile = ({ phase, files }: GenerationProgress) =>
  phase === 'write' ? files.findLast(({ isComplete }) => !isComplete) : undefined;
