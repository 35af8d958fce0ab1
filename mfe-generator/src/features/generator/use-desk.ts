import { useState } from 'react';
import type { DeskView, ScreenView } from './desk-view.ts';
import { useGenerator } from './generator-store.ts';

const watched = () => useGenerator.getState().generation;

/**
 * What of the page is shown: the desk beside the prompt, or on a narrow screen in its place. Once shown it keeps what is on
 * it, whoever looks; before, nobody waits for its drawing.
 */
export function useDesk(isNarrow: boolean) {
  const [choice, setChoice] = useState<boolean>();
  const [view, setView] = useState<DeskView>('preview');
  const isShown = choice ?? !isNarrow;
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);

  /** The generation during which the person has chosen what is on the desk. */
  const [chosenDuring, setChosenDuring] = useState<AbortController>();

  const showView = (next: ScreenView) => {
    setChoice(next !== 'prompt');
    if (next !== 'prompt') setView(next);
    setChosenDuring(next === 'prompt' ? undefined : watched()?.abortController);
  };
  /** A site was opened: it is previewed, unless it was just made and the person has chosen to read something else of it. */
  const showSite = () => {
    const generation = watched();
    const isChosen = generation?.progress.done && generation.abortController === chosenDuring;
    if (!isChosen || !isShown) showView('preview');
  };
  return { isShown, wasShown, view, toggle: () => setChoice(!isShown), showView, showSite };
}

export type DeskState = ReturnType<typeof useDesk>;
