import { useSession } from '@sitewright/web-kit/session';
import type { z } from 'zod';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { ApiClient, ApiRoute } from '../api/api-client.ts';
import { type ApiError, toApiError } from '../api/api-error.ts';

/** What one list takes besides the words, as `{ sort: 'name' }`. */
export type ListFilter = Record<string, string>;

/** Which part of a list is meant: what has the words and passes the filter, from the cursor on. */
export interface ListQuery {
  search: string;
  filter?: ListFilter;
  cursor?: string;
}

export interface PagedListState<Item> {
  list: Item[];
  /** Also before the first load: the list is not known to be empty yet. */
  loading: boolean;
  error: ApiError | undefined;
  /** What was asked for last: what a retry asks for again. */
  asked: ListQuery;
  /** Where the list goes on; `undefined` at its end. */
  next: string | undefined;
}

/** A list of the server that comes in pages and can be searched. */
export interface PagedList<Item> {
  useList: UseBoundStore<StoreApi<PagedListState<Item>>>;
  /** Loads the list from its beginning: what has the words and passes the filter, or all of it. */
  load(api: ApiClient, search: string, filter?: ListFilter): Promise<void>;
  /** Loads the part after what is there, if there is one. */
  loadMore(api: ApiClient): Promise<void>;
  /** Asks once more for what could not be loaded. */
  retry(api: ApiClient): Promise<void>;
  /** Leaves alone what is being loaded; its answer, should it still come, changes nothing. */
  stop(): void;
}

type ListRoute<Item> = ApiRoute & { readonly response: z.ZodType<Item[]> };

const queryOf = ({ search, filter, cursor }: ListQuery) => ({
  ...filter,
  ...(search && { search }),
  ...(cursor && { cursor }),
});

/** Makes the store of a list and what loads it. A list empties itself when somebody else signs in. */
export function createPagedList<Item>(route: ListRoute<Item>): PagedList<Item> {
  const useList = create<PagedListState<Item>>()(() => ({
    list: [],
    loading: true,
    error: undefined,
    asked: { search: '' },
    next: undefined,
  }));
  const { getState, setState, getInitialState } = useList;
  let underWay = new AbortController();
  const stop = () => underWay.abort();

  async function ask(api: ApiClient, asked: ListQuery): Promise<void> {
    stop();
    underWay = new AbortController();
    const { signal } = underWay;
    setState({ loading: true, error: undefined, asked });
    try {
      const { items, next } = await api.callPage(route, { query: queryOf(asked), signal });
      if (signal.aborted) return;
      const before = asked.cursor ? getState().list : [];
      setState({ loading: false, list: [...before, ...items], next });
    } catch (error) {
      if (!signal.aborted) setState({ loading: false, error: toApiError(error) });
    }
  }

  // The page outlives a session: whoever signs in next must not see, even for a moment, what the last person saw.
  useSession.subscribe(({ email }, before) => {
    if (email === before.email) return;
    stop();
    setState(getInitialState());
  });

  return {
    useList,
    stop,
    load: (api, search, filter = {}) => ask(api, { search, filter }),
    retry: (api) => ask(api, getState().asked),
    async loadMore(api) {
      const { asked, next } = getState();
      if (next) await ask(api, { ...asked, cursor: next });
    },
  };
}
