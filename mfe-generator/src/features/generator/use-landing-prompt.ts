import { takeLandingPrompt } from '@sitewright/web-kit/landing-prompt';
import { useEffect, useEffectEvent } from 'react';
import { leaveWatched } from './generation/watched.ts';
import { isGenerating, useGenerator } from './generator-store.ts';
import { replacePrompt } from './replace-prompt.ts';
import { useGenerate } from './use-generate.ts';

/**
 * Makes the website that was asked for on the landing page, beside the one that is being made. The prompt stands in the box,
 * whether or not the generation can start.
 */
export function useLandingPrompt(): void {
  const generate = useGenerate();
  // What the server has not accepted yet can be found again by nothing but its answer.
  const isReady = useGenerator(
    (state) => !isGenerating(state) || state.generation?.progress.generationId !== undefined,
  );

  const generateKept = useEffectEvent(() => {
    const prompt = takeLandingPrompt();
    if (prompt === undefined) return;
    leaveWatched();
    replacePrompt(prompt, 'The words from the front page stand in its place.');
    generate();
  });
  useEffect(() => {
    if (isReady) generateKept();
  }, [isReady]);
}
