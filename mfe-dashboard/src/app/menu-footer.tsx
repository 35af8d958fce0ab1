import { Avatar, cn, ThemeToggle } from '@sitewright/ui';
import { useSession } from '@sitewright/web-kit/session';
import { LogOut } from 'lucide-react';
import { useSignOut } from '../lib/use-sign-out.ts';
import { menuEntry } from './menu-entry.ts';

function Person({ email }: { email: string }) {
  const role = useSession((session) => session.role);
  return (
    <div className="mb-0.75 flex items-center gap-2.5 border-rule border-t px-2 py-2.5">
      <Avatar name={email} />
      <div className="min-w-0">
        <p className="truncate font-semibold text-small" title={email}>
          {email}
        </p>
        <p className="text-[0.75rem] text-ink-3">{role}</p>
      </div>
    </div>
  );
}

/** At the foot of the menu: who is signed in, the way out and the theme. */
export function MenuFooter() {
  const email = useSession((session) => session.email);
  const signOut = useSignOut();
  return (
    <div className="mt-auto pt-6">
      {email && <Person email={email} />}
      <div className="flex items-center justify-end gap-1">
        {email && (
          <button type="button" className={cn(menuEntry, 'grow')} onClick={signOut}>
            <LogOut aria-hidden="true" />
            Sign out
          </button>
        )}
        <ThemeToggle />
      </div>
    </div>
  );
}
