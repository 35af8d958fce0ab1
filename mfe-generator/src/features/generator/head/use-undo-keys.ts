import { useEffect } from 'react';
import { usePanelTab } from '../panel-tab.ts';
import { redo, undo } from './step.ts';

/** Where somebody writes words that are nowhere stored yet, the browser takes them back. */
const hasOwnUndo = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('[data-own-undo]') !== null;

function handleKey(event: KeyboardEvent): void {
  const isUndo = (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 'z';
  if (!isUndo || event.isComposing || hasOwnUndo(event.target)) return;
  event.preventDefault();
  void (event.shiftKey ? redo() : undo());
}

/** Ctrl or Cmd with Z takes back what was done last, with Shift it comes again; as long as a site is worked at. */
export function useUndoKeys(): void {
  const isAtWork = usePanelTab(({ tab }) => tab !== 'prompt');
  useEffect(() => {
    if (!isAtWork) return;
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [isAtWork]);
}
