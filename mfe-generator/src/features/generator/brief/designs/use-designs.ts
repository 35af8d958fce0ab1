import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getSitting, useSitting } from '../sitting/sitting-store.ts';
import { type Design, drawDesign, familiesOf } from './draw-designs.ts';

const others: readonly Design[] = Array.from({ length: 3 }, () => ({ isCurrent: false, status: 'drawing' }));
const withCurrent = others.with(0, { isCurrent: true, status: 'drawing' });

/** What was entered is stored first, so that all designs are of the same brief. */
const useIsSettled = () =>
  useSitting(({ sitting }) => sitting?.saving !== 'waiting' && sitting?.saving !== 'saving');

/** Three designs of the site, drawn one after the other so that each differs from those before it. */
export function useDesigns() {
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
    show(shown.current.with(at, { isCurrent: design.isCurrent, status: 'drawing' }));
    const drawn = await drawDesign(sitting, design, familiesOf(shown.current), signal);
    if (!signal.aborted) show(shown.current.with(at, drawn));
  };
  const drawRow = useEffectEvent(async (wanted: number, signal: AbortSignal) => {
    if (shownRow.current !== wanted) show(others);
    shownRow.current = wanted;
    for (const at of shown.current.keys()) {
      const isToDraw = shown.current[at]?.status === 'drawing';
      if (isToDraw && !signal.aborted) await drawAt(at, signal);
    }
  });

  useEffect(() => {
    if (!isSettled) return;
    const controller = new AbortController();
    abortController.current = controller;
    void drawRow(row, controller.signal);
    return () => controller.abort();
  }, [row, isSettled]);

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
