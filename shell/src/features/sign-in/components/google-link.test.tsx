import { renderScreen } from '@sitewright/web-kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keptReturnAddress } from '../../../lib/return-address.ts';
import { GoogleLink } from './google-link.tsx';

test('leaving for Google keeps the address to come back to', () => {
  renderScreen(<GoogleLink />, { at: { pathname: '/login', state: { from: '/dashboard' } } });
  const link = screen.getByRole('link', { name: 'Continue with Google' });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(keptReturnAddress()).toBe('/dashboard');
});
