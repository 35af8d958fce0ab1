import { limits } from '@sitewright/contracts';
import { Button, Input, SpinnerRing } from '@sitewright/ui';
import { Link } from '@sitewright/web-kit/router';
import { Plus, Search } from 'lucide-react';
import type { RefObject } from 'react';

interface SearchBoxProps {
  searchBox: RefObject<HTMLInputElement | null>;
  words: string;
  onWordsChange: (words: string) => void;
  /** The list that is shown is about to be replaced. */
  isBusy: boolean;
}

function SearchBox({ searchBox, words, onWordsChange, isBusy }: SearchBoxProps) {
  return (
    <div className="relative order-1 w-full desk:order-none desk:w-57.5">
      <span className="pointer-events-none absolute inset-y-0 left-2.75 grid place-items-center text-ink-3">
        {isBusy ? <SpinnerRing /> : <Search aria-hidden="true" className="size-4" />}
      </span>
      <Input
        ref={searchBox}
        type="search"
        aria-label="Search your projects"
        placeholder="Search"
        maxLength={limits.searchMaxLength}
        value={words}
        className="pl-9 pointer-fine:max-h-9.5"
        onChange={(event) => onWordsChange(event.target.value)}
      />
    </div>
  );
}

interface ProjectsHeaderProps extends SearchBoxProps {
  /** Nothing to search yet, and the page itself says how to begin. */
  isBare: boolean;
}

export function ProjectsHeader({ isBare, ...search }: ProjectsHeaderProps) {
  return (
    <header className="mb-7 flex flex-wrap items-center gap-3">
      <h1 className="mr-auto text-d3">My Projects</h1>
      {!isBare && (
        <>
          <SearchBox {...search} />
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
