import { routes } from '@sitewright/contracts';
import { Toaster } from '@sitewright/ui';
import { installNativeDialog } from '@sitewright/ui/testing';
import { type FakeApi, renderScreen } from '@sitewright/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { GeneratorPage } from '../features/generator/components/generator-page.tsx';

installNativeDialog();

export const promptBox = () => screen.getByRole('textbox', { name: 'Your prompt' });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const siteFrame = () => screen.findByTitle('Preview of your website');
export const liveFrame = () => screen.queryByTitle('Your website, still being written');

/** The page on a server, at an address. */
export function showGenerator(api: FakeApi, at: string | { pathname: string; state: unknown } = '/app') {
  const page = (
    <>
      <GeneratorPage />
      <Toaster />
    </>
  );
  return { ...renderScreen(page, { api, at }), api };
}

/** The page with a prompt that was sent, and has arrived: what a generation tells is heard from here on. */
export async function generateOn(api: FakeApi, prompt = 'A bakery') {
  const view = showGenerator(api);
  await view.user.type(promptBox(), prompt);
  await view.user.click(button('Generate Website'));
  await waitFor(() => expect(api.calls.some(({ path }) => path === routes.generate.path)).toBe(true));
  return view;
}
