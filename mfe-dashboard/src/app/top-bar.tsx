import { Button, Wordmark } from '@sitewright/ui';
import { Link } from '@sitewright/web-kit/router';
import { Menu } from 'lucide-react';

interface TopBarProps {
  isMenuOpen: boolean;
  onMenuToggle: () => void;
}

/** Above the page on a narrow screen: the name and the way to the menu. */
export function TopBar({ isMenuOpen, onMenuToggle }: TopBarProps) {
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
