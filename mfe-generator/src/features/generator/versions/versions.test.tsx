import { routes, versionPreviewPath } from '@sitewright/contracts';
import { installScrolling } from '@sitewright/ui/testing';
import { useSession } from '@sitewright/web-kit/session';
import { stubSession } from '@sitewright/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { site } from '../../../testing/handlers.ts';
import { editApi, path } from '../../../testing/open-editor.ts';
import { showGenerator } from '../../../testing/show-generator.tsx';
import { stopComparing } from './comparing-store.ts';

beforeEach(() => {
  installScrolling();
  useSession.getState().signIn(stubSession());
});
afterEach(stopComparing);

/** A site with three versions, and the strip of them. */
async function openStrip() {
  const { api, versions } = editApi();
  for (const version of [1, 2]) {
    const edits = [{ path, start: 0, end: 0, old: '', new: '<!-- -->' }];
    versions.edit({ version, sitting: `sitting ${version}`, instruction: `Change ${version}`, edits });
  }
  api
    .on(routes.revisions, () => ({ revisions: [], examples: [] }))
    .on(routes.compareVersions, ({ params, query }) => ({
      from: Number(query.get('with')),
      to: Number(params.number),
      differences: [],
      same: [],
      isCut: false,
    }));
  const view = showGenerator(api, `/app?site=${site.id}`);
  await view.user.click(await screen.findByRole('tab', { name: 'Ask for a change' }));
  const strip = within(await screen.findByRole('navigation', { name: 'Versions' }));
  const film = (number: number) => strip.getByRole('button', { name: new RegExp(`^${number}`) });
  const frame = () => screen.getByTitle('Preview of your website');
  return { ...view, film, frame };
}

test('Enter shows a version in the preview, and leads back to what the site is now', async () => {
  const { user, film, frame } = await openStrip();
  film(3).focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(film(1)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(frame()).toHaveAttribute('src', versionPreviewPath(site.id, 1));
  expect(film(1)).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText(', an earlier one').parentElement).toHaveTextContent('Version 1, an earlier one');
  await user.click(screen.getByRole('button', { name: 'Back to version 3' }));
  expect(frame()).toHaveAttribute('src', site.previewUrl);
  expect(film(1)).toHaveAttribute('aria-pressed', 'false');

  await user.click(film(2));
  expect(frame()).toHaveAttribute('src', versionPreviewPath(site.id, 2));
  await user.click(screen.getByRole('tab', { name: 'Edit' }));
  expect(screen.queryByText(/an earlier one/)).not.toBeInTheDocument();
});

test('Shift and Enter compare a version, and each of the two is taken home as it is', async () => {
  const { user, film } = await openStrip();
  film(1).focus();
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  const download = await screen.findByRole('link', { name: 'Download version 1' });
  expect(download).toHaveAttribute('href', `/api/download/${site.id}?version=1`);
  expect(screen.getByRole('link', { name: 'Download version 3' })).toHaveAttribute(
    'href',
    `/api/download/${site.id}?version=3`,
  );
});
