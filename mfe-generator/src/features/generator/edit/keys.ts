import type { EditFrameMessage } from '@sitewright/contracts';
import { redo, undo } from '../head/step.ts';
import { showTab } from '../panel-tab.ts';
import { copy, hide, move, takeOff } from './act.ts';
import { useEditing } from './edit-store.ts';
import { movable } from './selection.ts';

export type EditKey = Extract<EditFrameMessage, { type: 'sitewright:edit-key' }>['key'];

/** The keys go on in the tools of what is selected. */
const focusToolbar = () =>
  document.querySelector<HTMLElement>('[data-edit-tools] :is(button, input)')?.focus();

/** Does what a key asks for, with what is selected. */
export function answerKey(key: EditKey): void {
  const meant = movable(useEditing.getState().editing?.selected ?? []);
  if (key === 'Undo') void undo();
  if (key === 'Redo') void redo();
  if (key === 'Leave') showTab('brief');
  if (key === 'Open') focusToolbar();
  if (!meant) return;
  if (key === 'MoveUp' || key === 'MoveDown') move(meant, key === 'MoveUp' ? 'up' : 'down');
  if (key === 'Duplicate') copy(meant);
  if (key === 'Hide') hide(meant);
  if (key === 'Delete') takeOff(meant);
}
