import { type SiteDetails, siteName } from '@sitewright/contracts';
import { usePageTitle } from '@sitewright/web-kit';
import { useEffect, useState } from 'react';
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

/** How a generation ended while nobody looked, until somebody does. */
function useUnseenEnd(): 'done' | 'failed' | undefined {
  const [unseen, setUnseen] = useState<'done' | 'failed'>();
  const state = useGenerator(({ generation }) => generation?.progress.state);
  const isEnd = state === 'done' || state === 'failed';
  const [told, setTold] = useState(state);
  if (state !== told) {
    setTold(state);
    if (isEnd && document.hidden) setUnseen(state);
  }

  useEffect(() => {
    const look = () => {
      if (!document.hidden) setUnseen(undefined);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return unseen;
}

/** The window's title: what is being made, and in a tab that is out of sight how that ended. */
export function useTitle(site: SiteDetails | undefined): void {
  const progress = useGenerator(progressTitle);
  const unseen = useUnseenEnd();
  const endTitles = {
    done: `✓ ${site ? siteName(site) : 'Your website'} is done`,
    failed: 'Your website could not be made',
  };
  const news = progress ?? (unseen && endTitles[unseen]);
  usePageTitle(news ? `${news} – ${base}` : base);
}
