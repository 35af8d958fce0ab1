import { cn, Wordmark } from '@sitewright/ui';
import { Link, useLocation } from '@sitewright/web-kit/router';
import { House, LayoutGrid, type LucideIcon, PenTool, UserRound } from 'lucide-react';
import { menuEntry } from './menu-entry.ts';
import { MenuFooter } from './menu-footer.tsx';

const places: { to: string; name: string; Icon: LucideIcon }[] = [
  { to: '/dashboard', name: 'Dashboard', Icon: LayoutGrid },
  { to: '/dashboard/profile', name: 'Profile', Icon: UserRound },
  { to: '/app', name: 'App', Icon: PenTool },
  { to: '/', name: 'Home', Icon: House },
];

const withoutTrailingSlash = (pathname: string) => pathname.replace(/(.)\/$/, '$1');

/** `onLeave` is called when one of the places was chosen. */
export function SideMenu({ onLeave }: { onLeave?: () => void }) {
  const here = withoutTrailingSlash(useLocation().pathname);
  return (
    <div className="flex min-h-full flex-col px-3.5 pt-5 pb-3.5">
      <Link to="/" className="mb-5.5 w-fit rounded-chip px-2" onClick={onLeave}>
        <Wordmark />
      </Link>
      <nav aria-label="Dashboard" className="flex flex-col gap-0.75">
        {places.map(({ to, name, Icon }) => (
          <Link
            key={to}
            to={to}
            aria-current={to === here ? 'page' : undefined}
            className={cn(
              menuEntry,
              'aria-[current=page]:bg-purple-tint aria-[current=page]:font-[650] aria-[current=page]:text-purple-ink',
            )}
            onClick={onLeave}
          >
            <Icon aria-hidden="true" />
            {name}
          </Link>
        ))}
      </nav>
      <MenuFooter />
    </div>
  );
}
