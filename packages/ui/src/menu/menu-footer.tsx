import { LogOut } from 'lucide-react';
import { Avatar } from '../avatar.tsx';
import { cn } from '../cn.ts';
import { ThemeToggle } from '../theme-toggle.tsx';
import { menuEntry } from './menu-entry.ts';
import type { MenuProps } from './menu-types.ts';

function Person({ email, role }: NonNullable<MenuProps['person']>) {
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
export function MenuFooter({ person, onSignOut }: Pick<MenuProps, 'person' | 'onSignOut'>) {
  return (
    <div className="mt-auto pt-6">
      {person && <Person {...person} />}
      <div className="flex items-center justify-end gap-1">
        {person && (
          <button type="button" className={cn(menuEntry, 'grow')} onClick={onSignOut}>
            <LogOut aria-hidden="true" />
            Sign out
          </button>
        )}
        <ThemeToggle />
      </div>
    </div>
  );
}
