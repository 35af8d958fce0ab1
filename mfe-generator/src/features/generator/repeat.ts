import type { PromptAttachment } from '@sitewright/contracts';
import { randomSeed } from '../../lib/random-seed.ts';
import type { GenerationOptions, GeneratorState } from './generator-store.ts';

/** Whether a website was made from these very words before: the same words make the same website again. */
export const isRepeat = ({ prompt, source }: Pick<GeneratorState, 'prompt' | 'source'>): boolean =>
  source !== undefined && prompt.trim() === source.prompt.trim();

/** Other pictures make another website of them. */
export const isSamePictures = (
  before: readonly PromptAttachment[] = [],
  now: readonly PromptAttachment[] = [],
): boolean => JSON.stringify(before) === JSON.stringify(now);

const engineOf = ({ source }: Pick<GeneratorState, 'source'>): GenerationOptions =>
  source?.engine ? { engine: source.engine } : {};

/** Asks for a design that was not made yet. */
export const anotherDesign = (state: Pick<GeneratorState, 'source'>): GenerationOptions => ({
  ...engineOf(state),
  seed: randomSeed(),
});

/** Asks for the design of the website that was made last. */
export const sameDesign = ({ source }: Pick<GeneratorState, 'source'>): GenerationOptions => ({
  ...engineOf({ source }),
  ...(source?.seed !== undefined && { seed: source.seed }),
});
