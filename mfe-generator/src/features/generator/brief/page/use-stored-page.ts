import { type RefObject, useEffect, useEffectEvent } from 'react';
import { hasUnsaved } from '../sitting/request.ts';
import { getSitting, siteBriefOf, update, useSitting } from '../sitting/sitting-store.ts';
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
  const pointed = useSitting(({ sitting }) => sitting?.pointed);
  const open = useEffectEvent(onOpen);
  const showPointed = useEffectEvent(() => point(frame.current, pointed, scale));

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
