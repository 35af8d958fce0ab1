import { type ReactNode, useEffect, useState } from 'react';
import { Drawer } from '../drawer.tsx';
import { contentId } from '../skip-link.tsx';
import type { MenuProps } from './menu-types.ts';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';

export interface MenuLayoutProps extends MenuProps {
  /** The page. */
  children: ReactNode;
}

/** The counterpart of `--breakpoint-desk`: room for the menu beside the page. */
const wide = '(width >= 44rem)';

/** A drawer nobody can see any more must not keep the page inert. */
function useCloseWhenWide(onClose: () => void) {
  useEffect(() => {
    const query = window.matchMedia(wide);
    const closeWhenWide = () => query.matches && onClose();
    query.addEventListener('change', closeWhenWide);
    return () => query.removeEventListener('change', closeWhenWide);
  }, [onClose]);
}

/** A menu beside the page; on a narrow screen behind a button in a bar above it. */
export function MenuLayout({ children, ...menu }: MenuLayoutProps) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [closeDrawer] = useState(() => () => setDrawerOpen(false));
  useCloseWhenWide(closeDrawer);

  return (
    <div className="min-h-dvh bg-paper desk:grid desk:grid-cols-[14.75rem_minmax(0,1fr)]">
      <TopBar Link={menu.Link} isMenuOpen={isDrawerOpen} onMenuToggle={() => setDrawerOpen(!isDrawerOpen)} />
      <aside className="sticky top-0 hidden h-dvh overflow-y-auto border-rule-strong border-r desk:block">
        <SideMenu {...menu} />
      </aside>
      <Drawer isOpen={isDrawerOpen} onClose={closeDrawer} label="Menu" closeLabel="Close menu">
        {(closeButton) => <SideMenu {...menu} onLeave={closeDrawer} closeButton={closeButton} />}
      </Drawer>
      <main id={contentId} className="min-w-0 px-4.5 pt-6 pb-15 desk:px-7 desk:pt-9 lg:px-11">
        {children}
      </main>
    </div>
  );
}
