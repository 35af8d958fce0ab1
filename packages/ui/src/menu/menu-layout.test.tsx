import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Circle } from 'lucide-react';
import { beforeAll, expect, test, vi } from 'vitest';
import { installNativeDialog } from '../testing/index.ts';
import { MenuLayout } from './menu-layout.tsx';
import type { MenuLinkProps, MenuProps } from './menu-types.ts';

beforeAll(installNativeDialog);

const Link = ({ to, onClick, ...props }: MenuLinkProps) => (
  <a
    href={to}
    onClick={(event) => {
      event.preventDefault();
      onClick?.();
    }}
    {...props}
  />
);

function show(props: Partial<MenuProps> = {}) {
  const onSignOut = vi.fn();
  render(
    <MenuLayout
      label="Places"
      places={[
        { to: '/here', name: 'Here', Icon: Circle },
        { to: '/there', name: 'There', Icon: Circle },
      ]}
      here="/here"
      Link={Link}
      person={{ email: 'ines@example.com', role: 'user' }}
      onSignOut={onSignOut}
      {...props}
    >
      the page
    </MenuLayout>,
  );
  return { onSignOut, user: userEvent.setup() };
}

test('names its places, marks the one that is shown, and puts the page beside them', () => {
  show({ badge: 'Admin' });
  const menu = within(screen.getByRole('navigation', { name: 'Places' }));
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/here', '/there']);
  expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Here');
  expect(screen.getByText('Admin')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveTextContent('the page');
});

test('offers the way out only to somebody who is in', async () => {
  const { user, onSignOut } = show();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(onSignOut).toHaveBeenCalledOnce();
});

test('shows nobody where nobody is signed in', () => {
  show({ person: undefined });
  expect(screen.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /theme/ })).toBeInTheDocument();
});

test('the drawer closes when a place in it was chosen', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = screen.getByRole('dialog', { name: 'Menu' });
  // In the order in which they are seen: the button to close is in the first line, beside the name.
  const stops = [...drawer.querySelectorAll('a, button')].map(
    (stop) => stop.getAttribute('aria-label') ?? stop.textContent,
  );
  expect(stops.slice(0, 3)).toEqual(['Sitewright', 'Close menu', 'Here']);
  await user.click(within(drawer).getByRole('link', { name: 'There' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
