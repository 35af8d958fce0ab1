import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getSitting, useSitting } from '../sitting/sitting-store.ts';
import { type Design, drawDesign, familiesOf } from './draw-designs.ts';
import type { LookChoice } from './look-choice.ts';

const others: readonly Design[] = Array.from({ length: 3 }, () => ({ isCurrent: false, status: 'drawing' }));
const withCurrent = others.with(0, { isCurrent: true, status: 'drawing' });

/** Whoever goes along a row with the arrow keys does not want to see every look of it drawn. */
const passingMs = 120;

/** What was entered is stored first, so that all designs are of the same brief. */
const useIsSettled = () =>
  useSitting(({ sitting }) => sitting?.saving !== 'waiting' && sitting?.saving !== 'saving');

/** It shows a look that is no longer the chosen one. */
export const isOutdated = (design: Design, choice: LookChoice): boolean =>
  design.status === 'ready' && design.choice !== choice;

/** Designs that follow what is chosen for all of them; those that are new are drawn in turn, so that each differs from those before it. */
export function useDesigns(choice: LookChoice) {
  const [designs, setDesigns] = useState<readonly Design[]>(withCurrent);
  /** Counts how often other designs were asked for. */
  const [row, setRow] = useState(0);
  const isSettled = useIsSettled();
  const shown = useRef(designs);
  const shownRow = useRef(row);
  const abortController = useRef<AbortController>(undefined);

  const show = (next: readonly Design[]) => {
    shown.current = next;
    setDesigns(next);
  };
  const drawAt = async (at: number, signal: AbortSignal) => {
    const sitting = getSitting();
    const design = shown.current[at];
    if (!sitting || !design) return;
    if (design.status === 'failed') show(shown.current.with(at, { ...design, status: 'drawing' }));
    const drawn = await drawDesign({ sitting, choice, signal }, design, familiesOf(shown.current));
    if (!signal.aborted) show(shown.current.with(at, drawn));
  };
  const drawOutdated = useEffectEvent(async (signal: AbortSignal) => {
    const outdated = [...shown.current.keys()].filter((at) => {
      const design = shown.current[at];
      return design && isOutdated(design, choice);
    });
    await Promise.all(outdated.map((at) => drawAt(at, signal)));
  });
  const drawRow = useEffectEvent(async (wanted: number, signal: AbortSignal) => {
    if (shownRow.current !== wanted) show(others);
    shownRow.current = wanted;
    await drawOutdated(signal);
    for (const at of shown.current.keys()) {
      const isToDraw = shown.current[at]?.status === 'drawing';
      if (isToDraw && !signal.aborted) await drawAt(at, signal);
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is drawn.
  useEffect(() => {
    if (!isSettled) return;
    const controller = new AbortController();
    abortController.current = controller;
    const isAnyDrawn = shown.current.some(({ status }) => status === 'ready');
    const timer = setTimeout(() => void drawRow(row, controller.signal), isAnyDrawn ? passingMs : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [row, isSettled, choice]);

  return {
    designs,
    row,
    drawOthers: () => setRow(row + 1),
    drawAgain: (at: number) => {
      const { current } = abortController;
      if (current) void drawAt(at, current.signal);
    },
  };
}
