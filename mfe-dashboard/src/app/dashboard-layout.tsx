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

/** The menu beside the page. */
export function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <MenuLayout label="Dashboard" places={places} {...useMenu()}>
      {children}
    </MenuLayout>
  );
}
