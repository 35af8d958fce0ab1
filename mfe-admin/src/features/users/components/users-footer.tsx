import { Button } from '@sitewright/ui';
import { listFace, useApi } from '@sitewright/web-kit';
import { users, useUsers } from '../users-store.ts';

/** How many are shown, and the way to more. */
export function UsersFooter() {
  const api = useApi();
  const state = useUsers();
  const { isLoadingMore } = listFace(state);
  const count = state.list.length;
  return (
    <div className="mt-3.5 flex min-h-9.5 items-center justify-between gap-3 px-1">
      <p className="text-ink-2 text-small">
        Showing {count.toLocaleString('en')} {count === 1 ? 'user' : 'users'}
      </p>
      {state.next !== undefined && (
        <Button variant="outline" size="sm" busy={isLoadingMore} onClick={() => users.loadMore(api)}>
          Load more
        </Button>
      )}
    </div>
  );
}
