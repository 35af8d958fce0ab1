import { Button } from '@sitewright/ui';
import { listViewState, type PagedListState } from '@sitewright/web-kit';

interface ListFooterProps {
  state: PagedListState<unknown>;
  /** What is counted, as `['user', 'users']`. */
  nouns: [one: string, many: string];
  onMore: () => void;
}

/** How many are shown, and the way to more. */
export function ListFooter({ state, nouns: [one, many], onMore }: ListFooterProps) {
  const count = state.list.length;
  return (
    <div className="mt-3.5 flex min-h-9.5 items-center justify-between gap-3 px-1">
      <p className="text-ink-2 text-small">
        Showing {count.toLocaleString('en')} {count === 1 ? one : many}
      </p>
      {state.next !== undefined && (
        <Button variant="outline" size="sm" busy={listViewState(state).isLoadingMore} onClick={onMore}>
          Load more
        </Button>
      )}
    </div>
  );
}
