import { type Change, editingOf, updateEditing } from '../edit-store.ts';
import { saveNow, saveSoon } from './save.ts';

/** What is being stored is not changed any more. */
function merged(pending: readonly Change[], change: Change, isSaving: boolean): Change[] {
  const isSame = (one: Change, index: number) =>
    change.key !== undefined &&
    one.key === change.key &&
    one.path === change.path &&
    !(isSaving && index === 0);
  const index = pending.findIndex(isSame);
  return index < 0 ? [...pending, change] : pending.with(index, change);
}

/** Takes up something that was done: stored at once, or when the person pauses. */
export function enqueue(siteId: string, change: Change, { isPaused = false } = {}): void {
  const editing = editingOf(siteId);
  if (!editing) return;
  const { saving } = editing;
  const isBusy = saving === 'saving' || saving === 'failed' || saving === 'conflict';
  updateEditing(siteId, {
    pending: merged(editing.pending, change, saving === 'saving'),
    saving: isBusy ? saving : 'waiting',
  });
  if (isPaused) saveSoon(siteId);
  else void saveNow(siteId);
}

/** Takes back what waits under a key, before it is stored. */
export function withdraw(siteId: string, path: string, key: string): void {
  const editing = editingOf(siteId);
  if (!editing) return;
  const pending = editing.pending.filter(
    (one, index) => one.key !== key || one.path !== path || (editing.saving === 'saving' && index === 0),
  );
  if (pending.length === editing.pending.length) return;
  const isRest = pending.length === 0 && editing.saving !== 'saving';
  updateEditing(siteId, {
    pending,
    ...(isRest && { saving: editing.savedAs === undefined ? 'nothing' : 'saved' }),
  });
}
