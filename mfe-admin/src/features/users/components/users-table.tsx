import type { User } from '@sitewright/contracts';
import { Skeleton, Spinner, useGradually } from '@sitewright/ui';
import { UserRow } from './user-row.tsx';

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** Rows to be. */
const SkeletonRows = () =>
  places.map((place) => (
    <tr key={place} className="h-14 border-rule border-t">
      <td className="px-3 desk:px-5">
        <Skeleton className="h-3.5 w-3/5 max-w-60" />
      </td>
      <td className="px-3 desk:px-5">
        <Skeleton className="h-5 w-11" />
      </td>
      <td className="px-3 desk:px-5">
        <Skeleton className="ml-auto h-8 w-19" />
      </td>
    </tr>
  ));

const headCell = 'px-3 py-2.75 font-[550] text-ink-2 text-small desk:px-5';

interface UsersTableProps {
  users: User[];
  isFirstLoad: boolean;
  isBusy: boolean;
  onAsk: (user: User) => void;
}

/** Everybody, one a line. */
export function UsersTable({ users, isFirstLoad, isBusy, onAsk }: UsersTableProps) {
  return (
    <div aria-busy={isBusy} className="relative overflow-hidden rounded-panel border border-rule bg-surface">
      <table aria-label="Users" className="w-full table-fixed">
        <thead>
          <tr className="text-left">
            <th scope="col" className={headCell}>
              Email
            </th>
            <th scope="col" className={`${headCell} w-20 desk:w-44 lg:w-70`}>
              Role
            </th>
            <th scope="col" className={`${headCell} w-26 text-right desk:w-32`}>
              Actions
            </th>
          </tr>
        </thead>
        <tbody>
          {useGradually(users).map((user) => (
            <UserRow key={user._id} user={user} onAsk={onAsk} />
          ))}
          {isFirstLoad && <SkeletonRows />}
        </tbody>
      </table>
      {isFirstLoad && (
        <Spinner label="Loading the users" className="absolute inset-x-0 top-24 mx-auto w-fit" />
      )}
    </div>
  );
}
