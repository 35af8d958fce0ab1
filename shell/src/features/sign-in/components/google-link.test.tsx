import { renderScreen } from '@sitewright/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keptReturnAddress } from '../../../lib/return-address.ts';
import { GoogleLink } from './google-link.tsx';

test('leaving for Google keeps the address to come back to', () => {
  renderScreen(<GoogleLink isSetUp />, { at: { pathname: '/login', state: { from: '/dashboard' } } });
  const link = screen.getByRole('link', { name: 'Continue with Google' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(keptReturnAddress()).toBe('/dashboard');
});

const note = 'Not set up on this server. Use your email and password.';

test.each([
  ['is set up', true, ''],
  ['is not set up', false, note],
  ['may be set up or not', undefined, ''],
])('where Google %s, the link says so before it is pressed and stays a link', (_, isSetUp, description) => {
  renderScreen(<GoogleLink isSetUp={isSetUp} />, { at: '/login' });
  const link = screen.getByRole('link', { name: 'Continue with Google' });
  expect(link).toHaveAccessibleDescription(description);
  expect(link).toHaveAttribute('href', '/api/auth/google');
});
