import type { User } from '@sitewright/contracts';
import { Button } from '@sitewright/ui';
import { memo } from 'react';
import { actionFor } from '../role-change.ts';
import { RoleBadge } from './role-badge.tsx';

interface UserRowProps {
  user: User;
  onAsk: (user: User) => void;
}

/** One person; an address too long for the window is whole in the dialog. */
export const UserRow = memo(function UserRow({ user, onAsk }: UserRowProps) {
  return (
    <tr className="h-14 border-rule border-t">
      <th scope="row" className="truncate px-3 text-left font-[550] text-body desk:px-5" title={user.email}>
        {user.email}
      </th>
      <td className="px-3 desk:px-5">
        <RoleBadge role={user.role} />
      </td>
      <td className="px-3 text-right desk:px-5">
        <Button variant="outline" size="sm" className="min-w-19" onClick={() => onAsk(user)}>
          {actionFor(user)}
          <span className="sr-only"> {user.email}</span>
        </Button>
      </td>
    </tr>
  );
});
