import { limits } from '@sitewright/contracts';
import { SearchBox, type SearchBoxProps } from '@sitewright/ui';
import type { ListFilter } from '@sitewright/web-kit';
import type { RefObject } from 'react';
import { StateFilter } from './state-filter.tsx';

interface MessagesHeaderProps extends Pick<SearchBoxProps, 'words' | 'onWordsChange' | 'isBusy'> {
  /** Takes the focus when what it was on has gone. */
  heading: RefObject<HTMLHeadingElement | null>;
  subtitle: string;
  searchBox: RefObject<HTMLInputElement | null>;
  filter: ListFilter;
  onFilterChange: (filter: ListFilter) => void;
  /** There is nothing to choose from. */
  isBare: boolean;
}

export function MessagesHeader({
  heading,
  subtitle,
  searchBox,
  filter,
  onFilterChange,
  isBare,
  ...search
}: MessagesHeaderProps) {
  return (
    <header className="mb-7 flex flex-wrap items-start gap-x-3 gap-y-4">
      <div className="mr-auto">
        <h1 ref={heading} tabIndex={-1} className="text-d3 outline-hidden">
          Messages
        </h1>
        <p className="mt-2 text-ink-2">{subtitle}</p>
      </div>
      {!isBare && (
        <>
          <StateFilter filter={filter} onFilterChange={onFilterChange} />
          <SearchBox
            ref={searchBox}
            aria-label="Search messages by name, email or words"
            placeholder="Name, email or words"
            maxLength={limits.searchMaxLength}
            className="w-full desk:w-57.5"
            {...search}
          />
        </>
      )}
    </header>
  );
}
