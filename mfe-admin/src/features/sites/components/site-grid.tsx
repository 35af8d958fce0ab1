import { EndOfList, Spinner, useGradually } from '@sitewright/ui';
import { listViewState, useApi } from '@sitewright/web-kit';
import { sites, useSites } from '../sites-store.ts';
import { SiteCard } from './site-card.tsx';
import { SiteSkeletons } from './site-skeletons.tsx';

const Waiting = ({ className }: { className: string }) => (
  <div className={className}>
    <Spinner label="Loading the sites" className="m-auto" />
  </div>
);

/** The cards that are there, and what stands for those that are not yet. */
export function SiteGrid() {
  const api = useApi();
  const state = useSites();
  const { isFirstLoad, isLoadingMore, canGoOn } = listViewState(state);
  const drawn = useGradually(state.list);
  return (
    <div aria-busy={state.loading} className="relative">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-6">
        {drawn.map((site) => (
          <SiteCard key={site._id} site={site} />
        ))}
        {isFirstLoad && <SiteSkeletons />}
      </ul>
      {isFirstLoad && <Waiting className="absolute inset-x-0 top-24 flex" />}
      {isLoadingMore && <Waiting className="flex py-8" />}
      {canGoOn && drawn === state.list && <EndOfList key={state.next} onReach={() => sites.loadMore(api)} />}
    </div>
  );
}
