import type { Editable, EditFrameMessage } from '@sitewright/contracts';
import { redo, undo } from '../head/step.ts';
import { copy, hide, isBehind, move, takeOff } from './act.ts';
import { useEditing } from './edit-store.ts';
import { addLike } from './parts/add-to-page.ts';
import { movable } from './selection.ts';

export type EditKey = Extract<EditFrameMessage, { type: 'sitewright:edit-key' }>['key'];

/** The keys go on beside the page. */
const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

/** As the arrow key does at its button. */
function openMenu(selector: string): void {
  focusOn(selector);
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
}

const steps: Partial<Record<EditKey, () => void>> = {
  Undo: () => void undo(),
  Redo: () => void redo(),
  Leave: () => focusOn('[data-edit-done]'),
  Open: () => focusOn('[data-edit-tools] [aria-label^="Selected: "] :is(button, input)'),
};

const acts: Partial<Record<EditKey, (meant: Editable) => void>> = {
  MoveUp: (meant) => move(meant, 'up'),
  MoveDown: (meant) => move(meant, 'down'),
  Duplicate: copy,
  Add: (meant) => (meant.kind === 'item' ? addLike(meant) : openMenu('[data-add-part]')),
  Hide: hide,
  Delete: takeOff,
};

/** Does what a key asks for, with what is selected. */
export function answerKey(key: EditKey): void {
  steps[key]?.();
  const { editing } = useEditing.getState();
  const meant = movable(editing?.selected ?? []);
  // A key that is held down goes on once the page shows what the last one did.
  if (editing && meant && !isBehind(editing)) acts[key]?.(meant);
}
