import type { PagedListState } from './paged-list.ts';

/** Which of its faces a list has to show. */
export function listViewState({ list, loading, error, asked, next }: PagedListState<unknown>) {
  // Everything in sight may have been taken away while there is more to come.
  const isEmpty = list.length === 0 && !loading && !error && next === undefined;
  const isContinued = asked.cursor !== undefined;
  return {
    /** Nothing is known yet. */
    isFirstLoad: loading && list.length === 0,
    /** What is there is about to give way to what is being searched for. */
    isReplacing: loading && list.length > 0 && !isContinued,
    /** More is on its way below what is there. */
    isLoadingMore: loading && isContinued,
    /** The next part can be asked for. */
    canGoOn: !loading && !error && next !== undefined,
    /** How many a search has found so far. */
    found: asked.search !== '' && !loading && !error ? list.length : undefined,
    /** There is nothing at all. */
    hasNone: isEmpty && asked.search === '',
    /** There may be something, but not by those words. */
    hasNoMatch: isEmpty && asked.search !== '',
  };
}
