import { limits } from '@sitewright/contracts';
import { SearchBox } from '@sitewright/ui';
import { listViewState, usePagedList, usePageTitle } from '@sitewright/web-kit';
import { usePassingMessage } from '../use-passing-message.ts';
import { useRoleChange } from '../use-role-change.ts';
import { users, useUsers } from '../users-store.ts';
import { RoleDialog } from './role-dialog.tsx';
import { RoleMessage } from './role-message.tsx';
import { UsersList } from './users-list.tsx';

const messageLifetime = 3000;

/** Everybody, and who of them is an administrator. */
export function UsersPage() {
  usePageTitle('Users');
  const { searchBox, words, setWords, clearWords } = usePagedList(users);
  const { isReplacing } = listViewState(useUsers());
  const message = usePassingMessage(messageLifetime);
  const { user, isBusy, failure, ask, confirm, cancel } = useRoleChange(message.say);
  return (
    <>
      <header className="mb-7 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-d3">Users</h1>
        <SearchBox
          ref={searchBox}
          aria-label="Search users by email"
          placeholder="Search by email"
          maxLength={limits.searchMaxLength}
          words={words}
          onWordsChange={setWords}
          isBusy={isReplacing}
          className="w-full desk:w-65"
        />
      </header>
      <UsersList onAsk={ask} onClear={clearWords} />
      <RoleMessage words={message.words} />
      <RoleDialog user={user} isBusy={isBusy} failure={failure} onCancel={cancel} onConfirm={confirm} />
    </>
  );
}
