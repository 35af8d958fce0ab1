import { buttonVariants, cn, ThemeToggle, Wordmark } from '@sitewright/ui';
import { Link } from '@sitewright/web-kit/router';
import { LayoutGrid } from 'lucide-react';
import type { ReactNode } from 'react';
import { AccountMenu } from './account-menu.tsx';

/** `children` are tools that need the room of words. */
export function PanelHeader({ children }: { children?: ReactNode }) {
  return (
    <header className="flex h-13.5 shrink-0 items-center gap-1.5 border-rule border-b pr-2 pl-4 max-[22rem]:gap-0 max-[22rem]:pl-3 desk:pr-3 desk:pl-5">
      <Link to="/" className="mr-auto">
        <Wordmark />
      </Link>
      {children}
      <Link
        to="/dashboard"
        className={cn(
          buttonVariants({ variant: 'ghost', size: 'sm' }),
          children ? 'px-2' : 'max-[22rem]:px-1.5 max-[22rem]:[&_svg]:hidden',
        )}
      >
        <LayoutGrid aria-hidden="true" />
        <span className={cn(children !== undefined && 'sr-only')}>Dashboard</span>
      </Link>
      <ThemeToggle size="icon-sm" />
      <AccountMenu />
    </header>
  );
}
