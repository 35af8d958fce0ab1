import { lostEditsSchema, routes, type SiteBrief } from '@sitewright/contracts';
import { ApiError } from '@sitewright/web-kit';
import { tookVersion } from '../../head/open-head.ts';
import { conflictOf } from './conflict-of.ts';
import { type EditedField, type Edits, hasBlankRows } from './edited.ts';
import { hasUnsaved, requestOf } from './request.ts';
import { getSitting, type Sitting, update, useSitting } from './sitting-store.ts';

/** Who stops typing for so long has said something. */
const pauseMs = 1000;

let timer: ReturnType<typeof setTimeout> | undefined;

/** What is left when the server has answered: what was entered after it was asked, and rows that hold nothing yet. */
function afterSaving(now: Sitting, asked: Sitting, site: SiteBrief): Partial<Sitting> {
  const names = Object.keys(now.edits) as EditedField[]; // Edits have no other keys.
  const unsaved = new Set([...now.unsaved].filter((name) => now.edits[name] !== asked.edits[name]));
  const kept = names.filter((name) => unsaved.has(name) || hasBlankRows({ [name]: now.edits[name] }));
  const edits: Edits = Object.fromEntries(kept.map((name) => [name, now.edits[name]]));
  const undecided = new Set(
    [...now.undecided].filter((index) => now.decisions[index] !== asked.decisions[index]),
  );
  const seed = now.seed === asked.seed ? undefined : now.seed;
  const isAllSaved = !hasUnsaved({ unsaved, undecided, seed });
  return {
    answer: { status: 'ready', site },
    edits,
    unsaved,
    undecided,
    seed,
    savedAs: site.version,
    problem: undefined,
    lost: [],
    discardEdits: false,
    saving: isAllSaved ? 'saved' : 'waiting',
    ...(isAllSaved && { statements: undefined }),
  };
}

async function save(siteId: string): Promise<void> {
  const asked = getSitting();
  if (
    asked?.siteId !== siteId ||
    !hasUnsaved(asked) ||
    asked.saving === 'conflict' ||
    asked.saving === 'losing'
  )
    return;
  if (asked.saving === 'saving') return saveSoon(siteId);
  update(siteId, { saving: 'saving' });
  const body = requestOf(asked);
  try {
    const site = await asked.api.call(routes.changeSiteBrief, { params: { id: siteId }, body });
    const now = getSitting();
    if (now?.siteId !== siteId) return;
    update(siteId, afterSaving(now, asked, site));
    tookVersion(siteId, site.version);
    saveSoon(siteId);
  } catch (error) {
    update(siteId, refused(error));
  }
}

/** Why nothing was stored, and what that asks of the person. */
function refused(error: unknown): Partial<Sitting> {
  if (!(error instanceof ApiError)) return { saving: 'failed', problem: undefined };
  const isRefused = error.code === 'VALIDATION_FAILED';
  if (error.code !== 'CONFLICT') return { saving: 'failed', problem: isRefused ? error.message : undefined };
  const losing = lostEditsSchema.safeParse(error.conflict?.theirs);
  return losing.success ? { saving: 'losing', lost: losing.data.lost } : conflictOf(error);
}

/** Writes the site again although changes by hand are lost by it. */
export function saveOverEdits(siteId: string): void {
  update(siteId, { discardEdits: true, saving: 'waiting' });
  saveNow(siteId);
}

/** Stores what was entered once nobody types any more. */
export function saveSoon(siteId: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => void save(siteId), pauseMs);
}

/** Stores what was entered: a field was left, or the person asks for it again. */
export function saveNow(siteId: string): void {
  clearTimeout(timer);
  void save(siteId);
}

const isOpen = ({ saving }: Sitting) => saving === 'waiting' || saving === 'saving';

/** Stores what was entered, and waits until that is done. @returns whether all of it is stored */
export async function settleBrief(siteId: string): Promise<boolean> {
  const isDone = () => {
    const sitting = getSitting();
    return sitting?.siteId !== siteId || !isOpen(sitting);
  };
  saveNow(siteId);
  if (!isDone()) {
    await new Promise<void>((resolve) => {
      const stop = useSitting.subscribe(() => {
        if (!isDone()) return saveNow(siteId);
        stop();
        resolve();
      });
    });
  }
  const sitting = getSitting();
  return sitting?.siteId !== siteId || !hasUnsaved(sitting);
}
