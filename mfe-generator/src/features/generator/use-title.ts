import { usePageTitle } from '@sitewright/web-kit';
import { type GeneratorState, isGenerating, useGenerator } from './generator-store.ts';
import { doing, stepCount, stepNumber } from './steps.ts';

const base = 'Generator';

/** What is being made, for whoever looks at another tab. */
function progressTitle(state: GeneratorState): string | undefined {
  if (!state.generation || !isGenerating(state)) return undefined;
  const { state: at, line, phase } = state.generation.progress;
  if (at === 'waiting' && line) return `${line.place} in line`;
  return phase ? `${doing[phase]}… ${stepNumber({ phase })} of ${stepCount}` : 'Starting…';
}

/** The window's title says what is being made. How that ended the frame around all pages tells. */
export function useTitle(): void {
  const news = useGenerator(progressTitle);
  usePageTitle(news ? `${news} – ${base}` : base);
}
