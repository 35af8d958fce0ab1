import { limits, type SiteOrder } from '@sitewright/contracts';
import { Button, SearchBox } from '@sitewright/ui';
import { Link } from '@sitewright/web-kit/router';
import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { headingId } from '../card-focus.ts';
import { ImportSite } from '../importing/import-site.tsx';
import { OrderSelect } from './order-select.tsx';

interface ProjectsHeaderProps {
  searchBox: RefObject<HTMLInputElement | null>;
  words: string;
  onWordsChange: (words: string) => void;
  order: SiteOrder;
  onOrderChange: (order: SiteOrder) => void;
  /** The list that is shown is about to be replaced. */
  isBusy: boolean;
  /** Nothing to search yet, and the page itself says how to begin. */
  isBare: boolean;
}

/** Beside the heading, or behind the search where all of it fits into one line. */
const NewSite = ({ className }: { className: string }) => (
  <Button asChild className={className}>
    <Link to="/app">
      <Plus aria-hidden="true" />
      New site
    </Link>
  </Button>
);

export function ProjectsHeader({ searchBox, isBare, order, onOrderChange, ...search }: ProjectsHeaderProps) {
  return (
    <header className="mb-7 flex flex-wrap items-center gap-3">
      <h1 id={headingId} tabIndex={-1} className="mr-auto text-d3 outline-hidden">
        My Projects
      </h1>
      {/* One and the same, whatever is known of the list: its dialog may be open. */}
      <ImportSite className={isBare ? undefined : 'max-sm:grow'} />
      {!isBare && (
        <>
          <NewSite className="max-sm:grow lg:hidden" />
          <div className="flex w-full gap-3 lg:w-auto">
            <SearchBox
              ref={searchBox}
              aria-label="Search your projects"
              placeholder="Search"
              maxLength={limits.searchMaxLength}
              className="min-w-0 grow lg:w-57.5"
              {...search}
            />
            <OrderSelect order={order} onOrderChange={onOrderChange} className="w-36 shrink-0" />
          </div>
          <NewSite className="max-lg:hidden" />
        </>
      )}
    </header>
  );
}
