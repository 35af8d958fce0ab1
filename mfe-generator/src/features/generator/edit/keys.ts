import type { EditFrameMessage } from '@sitewright/contracts';
import { redo, undo } from '../head/step.ts';
import { copy, hide, move, takeOff } from './act.ts';
import { useEditing } from './edit-store.ts';
import { movable } from './selection.ts';

export type EditKey = Extract<EditFrameMessage, { type: 'sitewright:edit-key' }>['key'];

/** The keys go on beside the page. */
const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

/** Does what a key asks for, with what is selected. */
export function answerKey(key: EditKey): void {
  const meant = movable(useEditing.getState().editing?.selected ?? []);
  if (key === 'Undo') void undo();
  if (key === 'Redo') void redo();
  if (key === 'Leave') focusOn('[data-edit-done]');
  if (key === 'Open') focusOn('[data-edit-tools] :is(button, input)');
  if (!meant) return;
  if (key === 'MoveUp' || key === 'MoveDown') move(meant, key === 'MoveUp' ? 'up' : 'down');
  if (key === 'Duplicate') copy(meant);
  if (key === 'Hide') hide(meant);
  if (key === 'Delete') takeOff(meant);
}
