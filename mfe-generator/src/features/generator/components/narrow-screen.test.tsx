import { useSession } from '@sitewright/web-kit/session';
import { renderScreen, stubSession } from '@sitewright/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { composerApi } from '../../../testing/handlers.ts';
import { GeneratorPage } from './generator-page.tsx';

beforeEach(() => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(matchMedia(query), { matches: query.includes('width <') }),
  );
  useSession.getState().signIn(stubSession());
});

const tabs = () => within(screen.getByRole('navigation', { name: 'Views' }));

test('prompt and preview are two tabs, the prompt first', async () => {
  const { user } = renderScreen(<GeneratorPage />, { api: composerApi() });
  const prompt = screen.getByRole('textbox');
  expect(prompt).toBeVisible();
  expect(tabs().getByRole('button', { name: 'Prompt' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByText('Please generate a site to preview it here.')).not.toBeVisible();

  await user.click(tabs().getByRole('button', { name: 'Preview' }));
  expect(prompt).not.toBeVisible();
  expect(screen.getByText('Please generate a site to preview it here.')).toBeVisible();
});

test('goes to the preview when the site is there, and Hide Preview leads back', async () => {
  const { user } = renderScreen(<GeneratorPage />, { api: composerApi() });
  await user.type(screen.getByRole('textbox'), 'A bakery');
  await user.click(screen.getByRole('button', { name: 'Generate Website' }));
  expect(await screen.findByTitle('Preview of your website')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide Preview' }));
  expect(screen.getByRole('textbox')).toBeVisible();
});
