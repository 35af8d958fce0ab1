import { type CommentPlace, type PageComment, routes, type SharedSite } from '@sitewright/contracts';
import { type ApiError, toApiError, useApi } from '@sitewright/web-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { keyOf, rememberKey, rememberName } from './own-comments.ts';

export interface NewComment {
  name: string;
  text: string;
  place: CommentPlace;
  version: number;
}

/** What is said through a link, and what a person can do with it. */
export interface SharedComments {
  list: readonly PageComment[];
  /** Why it could not be read. */
  error: ApiError | undefined;
  retry: () => void;
  /** @returns its id. @throws ApiError */
  pin: (comment: NewComment) => Promise<string>;
  /** @throws ApiError */
  remove: (id: string) => Promise<void>;
}

/** Asked for again with whatever the link shows anew, and every so often. */
export function useSharedComments(site: SharedSite, onRefused: (thrown: unknown) => void): SharedComments {
  const api = useApi();
  const { ticket } = site;
  const [list, setList] = useState<readonly PageComment[]>([]);
  const [error, setError] = useState<ApiError>();
  const [attempt, setAttempt] = useState(0);
  const refused = useEffectEvent(onRefused);

  const ask = useEffectEvent(async () => {
    try {
      setList(await api.call(routes.sharedComments, { params: { ticket } }));
      setError(undefined);
    } catch (thrown) {
      setError(toApiError(thrown));
      refused(thrown);
    }
  });
  // `site` is another object whenever the link was looked at again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is said may have changed with it.
  useEffect(() => void ask(), [site, attempt]);

  const guarded = async <Value>(work: Promise<Value>): Promise<Value> => {
    try {
      return await work;
    } catch (thrown) {
      onRefused(thrown);
      throw thrown;
    }
  };
  return {
    list,
    error,
    retry: () => setAttempt((count) => count + 1),
    async pin(body) {
      const { comment, key } = await guarded(
        api.call(routes.createSharedComment, { params: { ticket }, body }),
      );
      rememberName(body.name);
      rememberKey(comment.id, key);
      setList((now) => [...now, comment]);
      return comment.id;
    },
    async remove(id) {
      const query = { key: keyOf(id) ?? '' };
      await guarded(api.call(routes.deleteSharedComment, { params: { ticket, comment: id }, query }));
      setList((now) => now.filter((comment) => comment.id !== id));
    },
  };
}
