import { type CommentPlace, type OwnedComment, routes } from '@sitewright/contracts';
import { type ApiClient, type ApiError, toApiError } from '@sitewright/web-kit';
import type { GoTo } from '@sitewright/web-kit/preview';
import { create } from 'zustand';

interface CommentsState {
  siteId: string | undefined;
  /** In the order of their numbers; undefined until they were read. */
  list: readonly OwnedComment[] | undefined;
  /** Why they could not be read. */
  error: ApiError | undefined;
  /** The one that is looked at. */
  chosen: string | undefined;
  goTo: GoTo | undefined;
  /** Where the owner writes a comment of their own. */
  draft: { place: CommentPlace; version: number } | undefined;
  /** Resolved ones are listed, too. */
  isAll: boolean;
}

const nothing: CommentsState = {
  siteId: undefined,
  list: undefined,
  error: undefined,
  chosen: undefined,
  goTo: undefined,
  draft: undefined,
  isAll: false,
};

/** What was said about the site that is open. */
export const useComments = create<CommentsState>()(() => nothing);

const update = (siteId: string, changes: Partial<CommentsState>): void => {
  if (useComments.getState().siteId === siteId) useComments.setState(changes);
};

const replace = (siteId: string, comment: OwnedComment): void =>
  update(siteId, {
    list: (useComments.getState().list ?? []).map((each) => (each.id === comment.id ? comment : each)),
  });

/** Reads what was said, and where it stands in the version that the site shows now. */
export async function readComments(api: ApiClient, siteId: string): Promise<void> {
  if (useComments.getState().siteId !== siteId) useComments.setState({ ...nothing, siteId });
  try {
    update(siteId, {
      list: await api.call(routes.siteComments, { params: { id: siteId } }),
      error: undefined,
    });
  } catch (thrown) {
    update(siteId, { error: toApiError(thrown) });
  }
}

/** The owner has looked at them: they are marked so for the next time, and stay marked as new for this one. */
export async function sawComments(api: ApiClient, siteId: string): Promise<void> {
  try {
    await api.call(routes.readComments, { params: { id: siteId } });
  } catch {
    // They are new once more, then.
  }
}

export function chooseComment(id: string): void {
  useComments.setState({ chosen: id, goTo: { id }, draft: undefined });
}

export const beginDraft = (place: CommentPlace, version: number): void =>
  useComments.setState({ draft: { place, version }, chosen: undefined });

export const endDraft = (): void => useComments.setState({ draft: undefined });

export const toggleAll = (): void => useComments.setState(({ isAll }) => ({ isAll: !isAll }));

/** @throws ApiError */
export async function pinOwn(api: ApiClient, siteId: string, text: string): Promise<void> {
  const { draft } = useComments.getState();
  if (!draft) return;
  const comment = await api.call(routes.createComment, { params: { id: siteId }, body: { ...draft, text } });
  update(siteId, {
    list: [...(useComments.getState().list ?? []), comment],
    draft: undefined,
    chosen: comment.id,
  });
}

/** @throws ApiError */
export async function replyTo(api: ApiClient, siteId: string, id: string, text: string): Promise<void> {
  replace(
    siteId,
    await api.call(routes.replyToComment, { params: { id: siteId, comment: id }, body: { text } }),
  );
}

/** @throws ApiError */
export async function resolveComment(
  api: ApiClient,
  siteId: string,
  { id, isResolved }: { id: string; isResolved: boolean },
): Promise<void> {
  const params = { id: siteId, comment: id };
  replace(siteId, await api.call(routes.changeComment, { params, body: { isResolved } }));
  // What is settled goes out of sight.
  if (isResolved && useComments.getState().chosen === id) update(siteId, { chosen: undefined });
}

/** @throws ApiError */
export async function deleteComment(api: ApiClient, siteId: string, id: string): Promise<void> {
  await api.call(routes.deleteComment, { params: { id: siteId, comment: id } });
  update(siteId, { list: useComments.getState().list?.filter((comment) => comment.id !== id) });
}
