import { type RefObject, useEffect, useEffectEvent, useMemo } from 'react';
import { useChange } from '../../change/change-store.ts';
import { hasUnsaved } from '../sitting/request.ts';
import { getSitting, type Pointed, siteBriefOf, update, useSitting } from '../sitting/sitting-store.ts';
import { point, scrollPage } from './point.ts';

const afterPainting = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(run));

/** The page that was drawn goes when the page that is stored says the same, and stands where the other one stood. */
function takeOver(frame: HTMLIFrameElement | null, version: number): void {
  const sitting = getSitting();
  if (!sitting?.isDraftShown) return;
  scrollPage(frame, sitting.scroll);
  afterPainting(() => {
    const now = getSitting();
    const isStored = now && !hasUnsaved(now) && siteBriefOf(now)?.version === version;
    if (isStored) update(now.siteId, { isDraftShown: false });
  });
}

/** The part that a change is being written for, as long as it is. */
function useWritten(): Pointed | undefined {
  const target = useChange(({ asked }) => asked?.target);
  return useMemo(() => target && { path: target.path, words: target.label, anchor: undefined }, [target]);
}

interface StoredPage {
  frame: RefObject<HTMLIFrameElement | null>;
  siteId: string;
  version: number;
  /** The page in sight. */
  shown: string;
  scale: number;
  /** Shows another page of the site. */
  onOpen: (page: string) => void;
}

/**
 * What the preview of a stored page has to do with the brief: it says which page is drawn, gives way to what is drawn while
 * somebody types, and outlines what they point at.
 */
export function useStoredPage({ frame, siteId, version, shown, scale, onOpen }: StoredPage) {
  const ownWords = useSitting(({ sitting }) => sitting?.pointed);
  const written = useWritten();
  const pointed = written ?? ownWords;
  const open = useEffectEvent(onOpen);
  const showPointed = useEffectEvent(() => point(frame.current, pointed, scale, written !== undefined));

  useEffect(() => update(siteId, { shownPage: shown, scroll: 0 }), [siteId, shown]);
  useEffect(() => {
    if (pointed && pointed.path !== shown) open(pointed.path);
    else showPointed();
  }, [pointed, shown]);

  return {
    handleLoad: () => {
      takeOver(frame.current, version);
      if (pointed) showPointed();
    },
    handleScroll: (top: number) => {
      if (!getSitting()?.isDraftShown) update(siteId, { scroll: top });
    },
  };
}
