import { limits } from '@sitewright/contracts';
import { Alert, FoundCount, NoMatch, SearchBox } from '@sitewright/ui';
import { listViewState, useApi, usePagedList, usePageTitle } from '@sitewright/web-kit';
import { sites, useSites } from '../sites-store.ts';
import { SiteGrid } from './site-grid.tsx';
import { SiteOrderSelect } from './site-order-select.tsx';

/** Everything anybody has had made. */
export function SitesPage() {
  usePageTitle('Total Generated Sites');
  const api = useApi();
  const { searchBox, words, setWords, clearWords, filter, setFilter } = usePagedList(sites);
  const state = useSites();
  const { list, loading, error, asked, next } = state;
  const { hasNone, hasNoMatch, isReplacing, found } = listViewState(state);
  return (
    <>
      <header className="mb-7 flex flex-wrap items-start gap-x-3 gap-y-4">
        <div className="mr-auto">
          <h1 className="text-d3">Total Generated Sites</h1>
          <p className="mt-2 text-ink-2">Manage and preview generated websites</p>
        </div>
        <SiteOrderSelect filter={filter} onFilterChange={setFilter} />
        <SearchBox
          ref={searchBox}
          aria-label="Search sites by name, owner or ID"
          placeholder="Name, owner or ID"
          maxLength={limits.searchMaxLength}
          words={words}
          onWordsChange={setWords}
          isBusy={isReplacing}
          className="w-full desk:w-57.5"
        />
      </header>
      {hasNone && (
        <p className="border-rule border-t py-8 text-ink-2 text-lead">Nobody has generated a site yet.</p>
      )}
      {hasNoMatch && (
        <NoMatch onClear={clearWords}>
          No site has “{asked.search}” in its name, as its ID or at the start of its owner’s address.
        </NoMatch>
      )}
      <div className="grid grid-cols-1 gap-6">
        {(loading || list.length > 0) && <SiteGrid />}
        {error && <Alert onRetry={() => sites.retry(api)}>Error: {error.message}</Alert>}
      </div>
      <FoundCount count={found} hasMore={next !== undefined} nouns={['site', 'sites']} />
    </>
  );
}
