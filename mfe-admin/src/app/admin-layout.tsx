import { MenuLayout, type MenuPlace } from '@sitewright/ui';
import { useMenu } from '@sitewright/web-kit';
import { ChartColumn, Cpu, HeartPulse, House, Mail, PanelsTopLeft, PenTool, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';

const places: MenuPlace[] = [
  { to: '/admin-panel', name: 'Dashboard', Icon: ChartColumn },
  { to: '/admin-panel/users', name: 'Users', Icon: UsersRound },
  { to: '/admin-panel/sites', name: 'Sites', Icon: PanelsTopLeft },
  { to: '/admin-panel/engine', name: 'Engine', Icon: Cpu },
  { to: '/admin-panel/health', name: 'Health', Icon: HeartPulse },
  { to: '/admin-panel/messages', name: 'Messages', Icon: Mail },
  { to: '/app', name: 'App', Icon: PenTool },
  { to: '/', name: 'Home', Icon: House },
];

/** The menu beside the page. */
export function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <MenuLayout label="Admin panel" badge="Admin" places={places} {...useMenu()}>
      {children}
    </MenuLayout>
  );
}
