import { Menu } from 'lucide-react';
import { Button } from '../button.tsx';
import { Wordmark } from '../mark.tsx';
import type { MenuProps } from './menu-types.ts';

interface TopBarProps extends Pick<MenuProps, 'Link'> {
  isMenuOpen: boolean;
  onMenuToggle: () => void;
}

/** Above the page on a narrow screen: the name and the way to the menu. */
export function TopBar({ Link, isMenuOpen, onMenuToggle }: TopBarProps) {
  return (
    <header className="flex h-14 items-center justify-between border-rule-strong border-b pr-2.5 pl-4.5 desk:hidden">
      <Link to="/">
        <Wordmark />
      </Link>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={onMenuToggle}
      >
        <Menu aria-hidden="true" />
      </Button>
    </header>
  );
}
