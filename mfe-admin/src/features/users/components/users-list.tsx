import type { User } from '@sitewright/contracts';
import { Alert, FoundCount, NoMatch } from '@sitewright/ui';
import { listViewState, useApi } from '@sitewright/web-kit';
import { ListFooter } from '../../../lib/list-footer.tsx';
import { users, useUsers } from '../users-store.ts';
import { UsersTable } from './users-table.tsx';

interface UsersListProps {
  onAsk: (user: User) => void;
  onClear: () => void;
}

/** The people, or why none can be seen. Whoever is shown stays when only the next part cannot be had. */
export function UsersList({ onAsk, onClear }: UsersListProps) {
  const api = useApi();
  const state = useUsers();
  const { isFirstLoad, hasNone, hasNoMatch, found } = listViewState(state);
  const failure = state.error && (
    <Alert onRetry={() => users.retry(api)}>Failed to fetch users. Please try again.</Alert>
  );

  if (failure && state.asked.cursor === undefined) return failure;
  if (hasNone) return <p className="border-rule border-t py-8 text-ink-2 text-lead">No user yet</p>;
  if (hasNoMatch)
    return <NoMatch onClear={onClear}>No user has “{state.asked.search}” in their email.</NoMatch>;
  return (
    <>
      <UsersTable users={state.list} isFirstLoad={isFirstLoad} isBusy={state.loading} onAsk={onAsk} />
      {!isFirstLoad && !failure && (
        <ListFooter state={state} nouns={['user', 'users']} onMore={() => users.loadMore(api)} />
      )}
      {failure && <div className="mt-3.5">{failure}</div>}
      <FoundCount count={found} hasMore={state.next !== undefined} nouns={['user', 'users']} />
    </>
  );
}
