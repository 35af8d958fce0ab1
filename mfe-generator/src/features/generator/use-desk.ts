import { useState } from 'react';
import type { DeskView, ScreenView } from './desk-view.ts';

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

  const showView = (next: ScreenView) => {
    setChoice(next !== 'prompt');
    if (next !== 'prompt') setView(next);
  };
  return { isShown, wasShown, view, toggle: () => setChoice(!isShown), showView };
}

export type DeskState = ReturnType<typeof useDesk>;
