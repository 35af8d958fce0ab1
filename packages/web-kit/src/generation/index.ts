export { listRunning, stopGeneration } from './calls.ts';
export {
  type FollowOptions,
  followGeneration,
  type StartOptions,
  startGeneration,
  startRevision,
} from './follow-generation.ts';
export { LivePage, type LivePageProps } from './live-page.tsx';
export { type GenerationProgress, hasEnded, nextProgress, nothingYet } from './progress.ts';
export { type GenerationStep, stepLabels, stepsOf } from './steps.ts';
export type { WrittenFile } from './written-files.ts';
