import { Avatar, Button, DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@sitewright/ui';
import { Link } from '@sitewright/web-kit/router';
import { useSession } from '@sitewright/web-kit/session';
import { ChartColumn, LogOut, UserRound } from 'lucide-react';

/** Who is signed in, the pages that are theirs, and the way out. */
export function AccountMenu() {
  const email = useSession((session) => session.email) ?? '';
  const isAdmin = useSession((session) => session.role === 'admin');
  const signOut = useSession((session) => session.signOut);
  const opener = (
    <Button variant="ghost" size="icon-sm">
      <span className="sr-only">Account</span>
      <Avatar name={email} className="size-7" />
    </Button>
  );
  return (
    <DropdownMenu opener={opener}>
      <p className="max-w-64 truncate px-2.25 py-1.5 text-ink-2 text-small">{email}</p>
      <DropdownMenuSeparator />
      <DropdownMenuItem asChild>
        <Link to="/dashboard/profile">
          <UserRound aria-hidden="true" />
          Profile
        </Link>
      </DropdownMenuItem>
      {isAdmin && (
        <DropdownMenuItem asChild>
          <Link to="/admin-panel">
            <ChartColumn aria-hidden="true" />
            Admin panel
          </Link>
        </DropdownMenuItem>
      )}
      <DropdownMenuItem onSelect={signOut}>
        <LogOut aria-hidden="true" />
        Sign out
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
