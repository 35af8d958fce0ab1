import { routes, type SiteHead } from '@sitewright/contracts';
import { headOf, type OpenHead, tookHead, updateHead, useHead } from './head-store.ts';
import { sayRefused } from './say-refused.ts';

/** Stores what waits to be stored. @returns whether there is nothing left */
export type Settle = (siteId: string) => Promise<boolean>;

const settling = new Set<Settle>();

/** What is to be stored before a change is taken back: the last change is then the person's last. @returns how to stop */
export function settleBeforeSteps(settle: Settle): () => void {
  settling.add(settle);
  return () => settling.delete(settle);
}

const steps = {
  undo: { route: routes.undo, done: 'Undone', failed: 'Nothing was undone' },
  redo: { route: routes.redo, done: 'Redone', failed: 'Nothing was redone' },
} as const;

async function ask({ api, siteId, head }: OpenHead, direction: keyof typeof steps): Promise<void> {
  const body = { version: head.version };
  const next: SiteHead = await api.call(steps[direction].route, { params: { id: siteId }, body });
  tookHead(siteId, next);
  updateHead(siteId, { stepped: { words: steps[direction].done, version: next.version } });
}

async function step(direction: keyof typeof steps): Promise<void> {
  const { open } = useHead.getState();
  if (!open || open.isStepping) return;
  const { siteId } = open;
  updateHead(siteId, { isStepping: true });
  try {
    const settled = await Promise.all([...settling].map((settle) => settle(siteId)));
    const now = headOf(siteId);
    if (now && settled.every(Boolean)) await ask(now, direction);
  } catch (error) {
    sayRefused(siteId, steps[direction].failed, error);
  } finally {
    updateHead(siteId, { isStepping: false });
  }
}

/** Takes the last change of the site back, whatever made it. */
export const undo = () => step('undo');
/** Makes the change again that was taken back last. */
export const redo = () => step('redo');
