import { takeLandingPrompt } from '@sitewright/web-kit/landing-prompt';
import { useEffect, useEffectEvent } from 'react';
import { useGenerator } from './generator-store.ts';
import { replacePrompt } from './replace-prompt.ts';
import { useGenerate } from './use-generate.ts';

/**
 * Makes the website that was asked for on the landing page, after the one that is being made. The prompt stands in the box,
 * whether or not the generation can start.
 */
export function useLandingPrompt(): void {
  const generate = useGenerate();
  const isReady = useGenerator(({ generation: { status } }) => status === 'idle' || status === 'failed');

  const generateKept = useEffectEvent(() => {
    const prompt = takeLandingPrompt();
    if (prompt === undefined) return;
    replacePrompt(prompt, 'The words from the front page stand in its place.');
    generate();
  });
  useEffect(() => {
    if (isReady) generateKept();
  }, [isReady]);
}
