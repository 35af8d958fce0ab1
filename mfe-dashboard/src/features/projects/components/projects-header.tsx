import { limits } from '@sitewright/contracts';
import { Button, SearchBox } from '@sitewright/ui';
import { Link } from '@sitewright/web-kit/router';
import { Plus } from 'lucide-react';
import type { RefObject } from 'react';

interface ProjectsHeaderProps {
  searchBox: RefObject<HTMLInputElement | null>;
  words: string;
  onWordsChange: (words: string) => void;
  /** The list that is shown is about to be replaced. */
  isBusy: boolean;
  /** Nothing to search yet, and the page itself says how to begin. */
  isBare: boolean;
}

export function ProjectsHeader({ searchBox, isBare, ...search }: ProjectsHeaderProps) {
  return (
    <header className="mb-7 flex flex-wrap items-center gap-3">
      <h1 className="mr-auto text-d3">My Projects</h1>
      {!isBare && (
        <>
          <SearchBox
            ref={searchBox}
            aria-label="Search your projects"
            placeholder="Search"
            maxLength={limits.searchMaxLength}
            className="order-1 w-full desk:order-none desk:w-57.5"
            {...search}
          />
          <Button asChild>
            <Link to="/app">
              <Plus aria-hidden="true" />
              New site
            </Link>
          </Button>
        </>
      )}
    </header>
  );
}
