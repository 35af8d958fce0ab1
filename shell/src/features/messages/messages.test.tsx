import { renderScreen } from '@sitewright/web-kit/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NotFoundPage } from './not-found-page.tsx';
import { UnauthorizedPage } from './unauthorized-page.tsx';

test('an unknown address is named and leads home or to the app', () => {
  renderScreen(<NotFoundPage />, { at: '/portfolio/draft-2' });
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
  expect(screen.getByText('/portfolio/draft-2')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Launch App' })).toHaveAttribute('href', '/app');
  expect(document.title).toContain('Page Not Found');
});

test('markup in an unknown address stays text', () => {
  renderScreen(<NotFoundPage />, { at: '/<img src=x>' });
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a refused person can go back, home or to support', async () => {
  // Nobody has been anywhere else in this tab.
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
  const { user, address } = renderScreen(<UnauthorizedPage />, { at: '/unauthorized' });
  expect(screen.getByRole('heading', { name: 'Unauthorized Access' })).toBeInTheDocument();
  expect(screen.getByText("You don't have permission to access this page.")).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: /contact support/i })).toHaveAttribute('href', '/contact');

  await user.click(screen.getByRole('button', { name: 'Go Back' }));
  expect(address()).toBe('/');
});
