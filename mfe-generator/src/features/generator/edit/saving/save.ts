import { type Edit, routes, type SiteHead, siteHeadSchema } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import { type ApiError, errorMessage, toApiError } from '@sitewright/web-kit';
import { CannotMark } from '@sitewright/web-kit/page-edits';
import { headOf, tookHead } from '../../head/head-store.ts';
import { type Change, type Editing, editingOf, updateEditing } from '../edit-store.ts';
import { CannotAdd } from '../parts/cannot-add.ts';
import { editsOf, Gone, placeOf } from './make-edits.ts';
import { readSource } from './sources.ts';
import { spliced, startAfter } from './splice.ts';

/** Who stops typing for so long has said something. */
const pauseMs = 1000;

let timer: ReturnType<typeof setTimeout> | undefined;
const draining = new Map<string, Promise<boolean>>();

const isStuck = ({ saving }: Editing) => saving === 'failed' || saving === 'conflict';

/** What is left when a change is stored, or is none. */
function without(siteId: string, change: Change): Partial<Editing> {
  const pending = editingOf(siteId)?.pending.filter((one) => one !== change) ?? [];
  return { pending, saving: pending.length > 0 ? 'waiting' : 'saved' };
}

/** Where the person goes on in the page that the change has made. */
function focusAfter(editing: Editing, change: Change, edits: readonly Edit[], version: number) {
  const { path, seen } = change;
  if (editing.turnedFrom.includes(change)) return editing.focus;
  const focus = change.focus?.({
    pieces: edits,
    place: placeOf(editing, { path, seen }),
    startOf: (piece) => startAfter(edits, piece),
  });
  return focus ? { ...focus, version, path } : editing.focus;
}

/** The files as the new version has them: nothing but these edits has changed. */
function keepStored(siteId: string, change: Change, edits: readonly Edit[], head: SiteHead): void {
  const editing = editingOf(siteId);
  if (!editing) return;
  const { path } = change;
  const sources = Object.fromEntries(
    Object.entries(editing.sources).map(([name, { text }]) => [
      name,
      { version: head.version, text: name === path ? spliced(text, edits) : text },
    ]),
  );
  const applied = [...editing.applied, { path, splices: edits }];
  updateEditing(siteId, {
    ...without(siteId, change),
    sources,
    applied,
    focus: focusAfter({ ...editing, applied }, change, edits, head.version),
    savedAs: head.version,
    problem: undefined,
    seenAt: { ...editing.seenAt, [head.version]: editing.applied.length + 1 },
  });
  tookHead(siteId, head);
}

async function store(editing: Editing, change: Change): Promise<void> {
  const { siteId, api, sitting } = editing;
  const text = await readSource(siteId, change.path);
  const [now, open] = [editingOf(siteId), headOf(siteId)];
  if (!now || !open) return;
  const edits = editsOf(now, change, text);
  if (edits.length === 0) return updateEditing(siteId, without(siteId, change));
  const { kind, instruction } = change;
  const body = { version: open.head.version, sitting, kind, instruction, edits };
  const head = await api.call(routes.editSite, { params: { id: siteId }, body });
  keepStored(siteId, change, edits, head);
}

function dropRefused(siteId: string, change: Change, reason: string): void {
  updateEditing(siteId, without(siteId, change));
  toast({ variant: 'destructive', title: 'This was not changed', description: reason });
}

/** Why a change cannot be made at all, in words for the person. */
function refusalOf(error: unknown, { instruction }: Change): string | undefined {
  if (error instanceof Gone) return `${instruction}: it is not on the page any more.`;
  return error instanceof CannotMark || error instanceof CannotAdd ? error.message : undefined;
}

function keepUnstored(siteId: string, error: ApiError): void {
  if (error.code === 'CONFLICT') {
    const theirs = siteHeadSchema.safeParse(error.conflict?.theirs).data;
    updateEditing(siteId, { saving: 'conflict', theirs });
  } else {
    updateEditing(siteId, { saving: 'failed', problem: errorMessage(error) });
  }
}

/** Stores the oldest change. @returns whether another one waits */
async function storeFirst(siteId: string): Promise<boolean> {
  const editing = editingOf(siteId);
  const change = editing?.pending[0];
  if (!editing || !change || isStuck(editing)) return false;
  updateEditing(siteId, { saving: 'saving' });
  try {
    await store(editing, change);
  } catch (error) {
    const reason = refusalOf(error, change);
    if (reason === undefined) {
      keepUnstored(siteId, toApiError(error));
      return false;
    }
    dropRefused(siteId, change, reason);
  }
  return true;
}

async function storeAll(siteId: string): Promise<boolean> {
  let isMore = true;
  while (isMore) isMore = await storeFirst(siteId);
  return (editingOf(siteId)?.pending.length ?? 0) === 0;
}

/** Stores what was done now, one change after the other. @returns whether all of it is stored */
export function saveNow(siteId: string): Promise<boolean> {
  clearTimeout(timer);
  const running = draining.get(siteId);
  if (running) return running;
  const saving = storeAll(siteId).finally(() => draining.delete(siteId));
  draining.set(siteId, saving);
  return saving;
}

/** Stores what was done once nobody types any more. */
export function saveSoon(siteId: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => void saveNow(siteId), pauseMs);
}

/** Tries again what was not stored. */
export function saveAgain(siteId: string): Promise<boolean> {
  updateEditing(siteId, { saving: 'waiting', problem: undefined, theirs: undefined });
  return saveNow(siteId);
}
