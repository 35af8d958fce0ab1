import { Button, cn, ThemeToggle, Wordmark } from '@sitewright/ui';
import { Link } from '@sitewright/web-kit/router';
import { Menu, X } from 'lucide-react';
import { useState } from 'react';
import { Measured } from '../../../components/measured.tsx';

const anchors = [
  { href: '#features', name: 'Features' },
  { href: '#modes', name: 'Modes' },
  { href: '#developer', name: 'Developer' },
  { href: '#watch-demo', name: 'Watch demo' },
  { href: '#contacts', name: 'Contacts' },
] as const;

const navigationId = 'landing-navigation';

const LaunchApp = ({ className }: { className: string }) => (
  <Button asChild className={className}>
    <Link to="/app">Launch App</Link>
  </Button>
);

/** The bar that stays on top. On narrow screens its links are behind a button, and follow it. */
export function Header() {
  const [isOpen, setIsOpen] = useState(false);
  const Icon = isOpen ? X : Menu;
  return (
    <header className="sticky top-0 z-20 border-rule border-b bg-paper">
      <Measured className="flex h-14.5 items-center gap-2.5 md:h-16.5 lg:gap-9">
        <Link to="/" className="mr-auto lg:mr-0">
          <Wordmark />
        </Link>
        <LaunchApp className="lg:hidden" />
        <Button
          variant="outline"
          size="icon"
          className="lg:hidden"
          aria-label={isOpen ? 'Close the menu' : 'Open the menu'}
          aria-expanded={isOpen}
          aria-controls={navigationId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon aria-hidden="true" />
        </Button>
        <nav
          id={navigationId}
          aria-label="Main"
          className={cn(
            'inset-x-0 top-full border-rule border-b bg-paper px-5 py-3 font-[550] text-ink-2 max-lg:absolute max-lg:shadow-window',
            'lg:flex lg:grow lg:items-center lg:border-0 lg:p-0',
            !isOpen && 'max-lg:hidden',
          )}
        >
          <ul className="lg:flex lg:grow lg:gap-7">
            {anchors.map(({ href, name }) => (
              <li key={href}>
                <a
                  href={href}
                  onClick={() => setIsOpen(false)}
                  className="block whitespace-nowrap py-2.5 transition-colors hover:text-ink"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
          <div className="flex items-center justify-between lg:gap-2">
            <Link to="/login" className="whitespace-nowrap py-2.5 transition-colors hover:text-ink lg:px-2">
              Sign in
            </Link>
            <ThemeToggle />
          </div>
        </nav>
        <LaunchApp className="max-lg:hidden" />
      </Measured>
    </header>
  );
}
