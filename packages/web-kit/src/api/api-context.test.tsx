import { routes } from '@sitewright/contracts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createFakeApi } from '../fake-api/index.ts';
import { usePageTitle } from '../page-title.ts';
import { expectedConsoleErrors, renderScreen } from '../testing/index.ts';
import { useApi } from './api-context.tsx';

function Stats() {
  const api = useApi();
  usePageTitle('Stats');
  return (
    <button type="button" onClick={() => api.call(routes.stats)}>
      Ask
    </button>
  );
}

test('gives a screen the client of its front end', async () => {
  const api = createFakeApi().on(routes.stats, () => ({ totalUsers: 1, totalGeneratedSites: 2 }));
  const { user } = renderScreen(<Stats />, { api });
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(api.calls).toMatchObject([{ path: '/api/stats' }]);
  expect(document.title).toBe('Stats · Sitewright');
});

test('says what is missing outside of a provider', () => {
  expectedConsoleErrors();
  expect(() => render(<Stats />)).toThrow('useApi needs an ApiProvider around it.');
});
