import { MenuLayout, type MenuPlace } from '@sitewright/ui';
import { useMenu } from '@sitewright/web-kit';
import { House, LayoutGrid, PenTool, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';

const places: MenuPlace[] = [
  { to: '/dashboard', name: 'Dashboard', Icon: LayoutGrid },
  { to: '/dashboard/profile', name: 'Profile', Icon: UserRound },
  { to: '/app', name: 'App', Icon: PenTool },
  { to: '/', name: 'Home', Icon: House },
];

const reachedFromProfile: ReadonlySet<string> = new Set(['/dashboard/profile/edit', '/dashboard/brand-kit']);

/** A page without a place of its own belongs to the one it is reached from. */
const placeOf = (path: string) => (reachedFromProfile.has(path) ? '/dashboard/profile' : path);

/** The menu beside the page. */
export function DashboardLayout({ children }: { children: ReactNode }) {
  const { here, ...menu } = useMenu();
  return (
    <MenuLayout label="Dashboard" places={places} here={placeOf(here)} {...menu}>
      {children}
    </MenuLayout>
  );
}
