import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createApiClient } from '../api/api-client.ts';
import { ApiProvider } from '../api/api-context.tsx';
import { createFakeApi, type FakeApi } from '../fake-api/index.ts';

export interface RenderOptions {
  /** The server the screen talks to; one that knows no route if not named. */
  api?: FakeApi;
  /** The address the screen is shown at. */
  at?: string | { pathname: string; state?: unknown };
}

function AddressBar({ onChange }: { onChange: (address: string) => void }) {
  const { pathname, search, hash } = useLocation();
  onChange(pathname + search + hash);
  return null;
}

/** Renders a screen as its front end does: with a router, a client and a person at the keyboard. */
export function renderScreen(screen: ReactNode, { api = createFakeApi(), at = '/' }: RenderOptions = {}) {
  let address = '';
  const view = render(
    <MemoryRouter initialEntries={[at]}>
      <ApiProvider client={createApiClient(api)}>{screen}</ApiProvider>
      <AddressBar
        onChange={(current) => {
          address = current;
        }}
      />
    </MemoryRouter>,
  );
  return { ...view, user: userEvent.setup(), address: () => address };
}
