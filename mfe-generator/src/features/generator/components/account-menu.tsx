import { Avatar, Button, DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '@sitewright/ui';
import { useSession } from '@sitewright/web-kit/session';
import { LogOut } from 'lucide-react';

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const email = useSession((session) => session.email) ?? '';
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
      <DropdownMenuItem onSelect={signOut}>
        <LogOut aria-hidden="true" />
        Sign out
      </DropdownMenuItem>
    </DropdownMenu>
  );
}
