import { limits } from '@sitewright/contracts';
import { Button, Input } from '@sitewright/ui';
import { Link } from '@sitewright/web-kit/router';
import { Plus, Search } from 'lucide-react';

interface SearchBoxProps {
  words: string;
  onWordsChange: (words: string) => void;
}

function SearchBox({ words, onWordsChange }: SearchBoxProps) {
  return (
    <div className="relative order-1 w-full desk:order-none desk:w-57.5">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-2.75 size-4 -translate-y-1/2 text-ink-3"
      />
      <Input
        type="search"
        aria-label="Search your projects"
        placeholder="Search"
        maxLength={limits.searchMaxLength}
        value={words}
        className="pl-9"
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
