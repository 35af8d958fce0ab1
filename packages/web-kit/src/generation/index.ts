export { listFailed, listRunning, stopGeneration } from './calls.ts';
export { dismissFailure, isDismissed } from './dismissed-failures.ts';
export { filesNotBegun } from './files-not-begun.ts';
export {
  type FollowOptions,
  followGeneration,
  type StartOptions,
  startGeneration,
  startRevision,
} from './follow-generation.ts';
export { generationName } from './generation-name.ts';
export { LivePage, type LivePageProps } from './live-page.tsx';
export { isPageBehind } from './page-behind.ts';
export { type GenerationProgress, hasEnded, nextProgress, nothingYet } from './progress.ts';
export { requestOf } from './request-of.ts';
export { type GenerationStep, stepLabels, stepsOf } from './steps.ts';
export { type WaysOn, waysOn } from './ways-on.ts';
export type { WrittenFile } from './written-files.ts';
