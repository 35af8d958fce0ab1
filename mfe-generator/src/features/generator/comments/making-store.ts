import type { OwnedComment } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import { type ApiClient, toApiError } from '@sitewright/web-kit';
import { create } from 'zustand';
import { aimAt } from '../change/aim.ts';
import { openConversation, setText, useChange } from '../change/change-store.ts';
import { showTab } from '../panel-tab.ts';
import { resolveComment } from './comments-store.ts';

interface MakingState {
  /** The comment whose words were handed over, until something came of them. */
  comment: { siteId: string; id: string; number: number } | undefined;
  /** The versions that were made of comments, by their ids. */
  made: ReadonlyMap<string, number>;
}

/** Comments that become changes. */
export const useMaking = create<MakingState>()(() => ({ comment: undefined, made: new Map() }));

/** Fills "Ask for a change" with a comment's words, and points at what it is pinned to. */
export function makeChange(siteId: string, comment: OwnedComment): void {
  const { id, number, text, place, element } = comment;
  openConversation(siteId);
  setText(element ? text : `${place.label}: ${text}`);
  useMaking.setState({ comment: { siteId, id, number } });
  if (element) aimAt({ path: place.path, element, label: place.label });
  else showTab('change');
}

/** @throws nothing: a failure is told */
export async function resolveMade(api: ApiClient, siteId: string, id: string): Promise<void> {
  try {
    await resolveComment(api, siteId, { id, isResolved: true });
  } catch (thrown) {
    toast({ variant: 'destructive', title: 'Not resolved', description: toApiError(thrown).message });
  }
}

/** Once the change is made, its comment is offered to be resolved. @returns how to stop */
export function followChanges(api: ApiClient): () => void {
  return useChange.subscribe(({ result, text, asked, siteId }, before) => {
    const { comment, made } = useMaking.getState();
    if (!comment) return;
    if (siteId !== comment.siteId) return useMaking.setState({ comment: undefined });
    const version = result === before.result ? undefined : result?.revision.made;
    if (version !== undefined) {
      useMaking.setState({ comment: undefined, made: new Map(made).set(comment.id, version) });
      offer(api, comment, version);
    } else if (text === '' && before.text !== '' && !asked && !before.asked) {
      // The words were taken out again: whatever is asked now is about something else.
      useMaking.setState({ comment: undefined });
    }
  });
}

function offer(
  api: ApiClient,
  { siteId, id, number }: NonNullable<MakingState['comment']>,
  version: number,
): void {
  toast({
    title: `Comment ${number} became version ${version}`,
    description: 'Mark it as resolved if that is what was meant.',
    action: { label: 'Resolve', onSelect: () => void resolveMade(api, siteId, id) },
    duration: 15_000,
  });
}
