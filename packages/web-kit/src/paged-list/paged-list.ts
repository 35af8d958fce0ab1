import { useSession } from '@sitewright/web-kit/session';
import type * as z from 'zod/mini';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { ApiClient, ApiRoute } from '../api/api-client.ts';
import { type ApiError, toApiError } from '../api/api-error.ts';
import { createListItems, type Identified } from './list-items.ts';

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

/** A list of the server that comes in pages, can be searched and is changed item by item. */
export interface PagedList<Item extends Identified> {
  useList: UseBoundStore<StoreApi<PagedListState<Item>>>;
  /** Loads the list from its beginning: what has the words and passes the filter, or all of it. */
  load(api: ApiClient, search: string, filter?: ListFilter): Promise<void>;
  /** Loads the part after what is there, if there is one. */
  loadMore(api: ApiClient): Promise<void>;
  /** Asks once more for what could not be loaded. */
  retry(api: ApiClient): Promise<void>;
  /** Loads the list from its beginning, with the words and the filter it has. */
  reload(api: ApiClient): Promise<void>;
  /** Puts an item in the place of its older self, or before everything else when it is new. */
  put(item: Item): void;
  /** Takes an item out of sight; its place is kept, and no answer of the server brings it back. */
  hide(id: string): void;
  /** Brings a hidden item back to its place. */
  show(id: string): void;
  /** Whether an item, hidden or not, has a place in what is loaded. */
  has(id: string): boolean;
  /** Leaves alone what is being loaded; its answer, should it still come, changes nothing. */
  stop(): void;
}

type ListRoute<Item> = ApiRoute & { readonly response: z.ZodMiniType<Item[]> };

const queryOf = ({ search, filter, cursor }: ListQuery) => ({
  ...filter,
  ...(search && { search }),
  ...(cursor && { cursor }),
});

/** Makes the store of a list and what loads it. A list empties itself when somebody else signs in. */
export function createPagedList<Item extends Identified>(route: ListRoute<Item>): PagedList<Item> {
  const useList = create<PagedListState<Item>>()(() => ({
    list: [],
    loading: true,
    error: undefined,
    asked: { search: '' },
    next: undefined,
  }));
  const { getState, setState, getInitialState } = useList;
  const items = createListItems<Item>();
  let abortController = new AbortController();
  const stop = () => abortController.abort();

  async function ask(api: ApiClient, asked: ListQuery): Promise<void> {
    stop();
    abortController = new AbortController();
    const { signal } = abortController;
    items.expectAnswer();
    setState({ loading: true, error: undefined, asked });
    try {
      const answer = await api.callPage(route, { query: queryOf(asked), signal });
      if (signal.aborted) return;
      if (asked.cursor) items.goOn(answer.items);
      else items.begin(answer.items);
      setState({ loading: false, list: items.inSight(), next: answer.next });
    } catch (error) {
      if (!signal.aborted) setState({ loading: false, error: toApiError(error) });
    }
  }

  // The page outlives a session: whoever signs in next must not see, even for a moment, what the last person saw.
  useSession.subscribe(({ email }, before) => {
    if (email === before.email) return;
    stop();
    items.clear();
    setState(getInitialState());
  });

  const change =
    <Change extends unknown[]>(apply: (...change: Change) => void) =>
    (...change: Change) => {
      apply(...change);
      setState({ list: items.inSight() });
    };

  return {
    useList,
    stop,
    load: (api, search, filter = {}) => ask(api, { search, filter }),
    retry: (api) => ask(api, getState().asked),
    reload(api) {
      const { cursor: _, ...whole } = getState().asked;
      return ask(api, whole);
    },
    put: change(items.put),
    hide: change(items.hide),
    show: change(items.show),
    has: items.has,
    async loadMore(api) {
      const { asked, next } = getState();
      if (next) await ask(api, { ...asked, cursor: next });
    },
  };
}
