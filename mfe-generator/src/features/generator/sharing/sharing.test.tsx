import { limits, routes, type ShareLink, type VersionEntry } from '@sitewright/contracts';
import { Toaster } from '@sitewright/ui';
import { installNativeDialog } from '@sitewright/ui/testing';
import { createFakeApi, Refusal, renderScreen } from '@sitewright/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { detailsOf } from '../../../testing/handlers.ts';
import { ShareDialog } from './share-dialog.tsx';

installNativeDialog();
const token = 't'.repeat(32);
const site = detailsOf('A bakery', { version: 2 });

const link = (changes: Partial<ShareLink> = {}): ShareLink => ({
  id: 'link-1',
  state: 'open',
  hasPassword: false,
  createdAt: '2026-03-04T09:30:00.000Z',
  endsAt: '2026-03-11T09:30:00.000Z',
  opened: 0,
  ...changes,
});

const version = (number: number, changes: Partial<VersionEntry> = {}): VersionEntry => ({
  number,
  kind: 'edited',
  instruction: 'Changed a heading',
  engine: 'composer',
  createdAt: '2026-03-04T09:30:00.000Z',
  changes: 1,
  isPinned: false,
  ...changes,
});

/** A server that keeps the links it is asked for. */
function sharingApi(...links: ShareLink[]) {
  const kept = [...links];
  return createFakeApi()
    .on(routes.siteVersions, () => ({
      head: { version: 2, updatedAt: '2026-03-04T09:30:00.000Z', canUndo: true, canRedo: false },
      versions: [version(2), version(1, { name: 'As Ana liked it' })],
    }))
    .on(routes.shareLinks, () => [...kept])
    .on(routes.createShareLink, ({ body }) => {
      const { password, ...asked } = body;
      const made = link({ ...asked, id: `link-${kept.length + 1}`, hasPassword: password !== undefined });
      kept.unshift(made);
      return { link: made, token };
    })
    .on(routes.revokeShareLink, ({ params }) => {
      const at = kept.findIndex(({ id }) => id === params.link);
      kept.splice(at, 1, link({ ...kept[at], state: 'revoked' }));
      return { message: 'Revoked' };
    });
}

function show(api = sharingApi()) {
  const onClose = vi.fn();
  const view = renderScreen(
    <>
      <ShareDialog site={site} onClose={onClose} />
      <Toaster />
    </>,
    { api },
  );
  const asked = () => api.calls.filter(({ method }) => method === 'post').map(({ body }) => body);
  return { ...view, api, onClose, asked };
}

const makeButton = () => screen.getByRole('button', { name: 'Make link' });
const password = () => screen.getByLabelText('Password (optional)');

describe('a new link', () => {
  test('shows the newest version for a week unless something else is chosen', async () => {
    const { user, asked } = show();
    await user.click(makeButton());
    const field = await screen.findByLabelText('Your link');
    expect(field).toHaveValue(`${window.location.origin}/shared#${token}`);
    expect(screen.getByText(/shown this once/)).toHaveTextContent('Whoever has it sees the website.');
    expect(asked()).toEqual([{ days: 7 }]);
    expect(await screen.findByText('Newest version')).toBeInTheDocument();
  });

  test('shows one version, ends sooner and asks for a password where that is wanted', async () => {
    const { user, asked } = show();
    await screen.findByRole('option', { name: 'Version 1: As Ana liked it' });
    await user.selectOptions(screen.getByLabelText('What they see'), '1');
    await user.click(screen.getByRole('radio', { name: '1 day' }));
    await user.type(password(), 'open sesame');
    await user.click(makeButton());
    await screen.findByLabelText('Your link');
    expect(asked()).toEqual([{ days: 1, version: 1, password: 'open sesame' }]);
    expect(screen.getByText(/is asked for the password/)).toBeInTheDocument();
    const row = await screen.findByRole('listitem');
    expect(row).toHaveTextContent('Version 1');
    expect(row).toHaveTextContent('Password');
  });

  test('is not made with a password that is too short: the field says so and has the focus', async () => {
    const { user, asked } = show();
    await user.type(password(), 'short');
    await user.click(makeButton());
    const words = `Use at least ${limits.sharePasswordMinLength} characters.`;
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(password()).toHaveFocus();
    expect(password()).toBeInvalid();
    expect(asked()).toEqual([]);
    await user.type(password(), ' enough');
    await user.click(makeButton());
    expect(await screen.findByLabelText('Your link')).toBeInTheDocument();
  });

  test('that the server refuses leaves everything as it was filled in, and says what to do', async () => {
    const api = sharingApi().on(routes.createShareLink, () => {
      throw new Refusal('RATE_LIMITED', 'You make links too fast. Try again in a minute.');
    });
    const { user } = show(api);
    await user.type(password(), 'open sesame');
    await user.click(makeButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in a minute.');
    expect(password()).toHaveValue('open sesame');
    expect(makeButton()).toBeEnabled();
  });

  test('is copied, and where the browser forbids that it is selected to be copied by hand', async () => {
    const { user } = show();
    await user.click(makeButton());
    const field = await screen.findByLabelText<HTMLInputElement>('Your link');
    const copy = screen.getByRole('button', { name: 'Copy link' });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('forbidden'));
    await user.click(copy);
    expect(field).toHaveFocus();
    expect(field.selectionEnd).toBe(field.value.length);
    expect(screen.getByText('The link is made.')).toBeInTheDocument();
    await user.click(copy);
    expect(await navigator.clipboard.readText()).toBe(field.value);
    expect(await screen.findByText('The link is copied.')).toBeInTheDocument();
  });

  test('is followed by another', async () => {
    const { user } = show();
    await user.click(makeButton());
    await user.click(await screen.findByRole('button', { name: 'Make another' }));
    await user.click(makeButton());
    await screen.findByLabelText('Your link');
    expect(
      within(await screen.findByRole('region', { name: 'Links' })).getAllByRole('listitem'),
    ).toHaveLength(2);
  });
});

describe('the links there are', () => {
  test('say until when, how often they were opened, and whether they have ended', async () => {
    show(
      sharingApi(
        link({ id: 'a', opened: 3, lastOpenedAt: '2026-03-05T09:30:00.000Z', hasPassword: true }),
        link({ id: 'b', state: 'ended', opened: 1 }),
        link({ id: 'c', state: 'revoked', version: 1 }),
      ),
    );
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Newest versionPasswordEnds .*Opened 3 times, last .*Revoke$/),
      expect.stringMatching(/^Newest versionEndedEnded .*Opened once\.$/),
      expect.stringMatching(/^Version 1RevokedEnded by you\. Not opened yet\.$/),
    ]);
    // What has ended cannot be ended once more.
    expect(screen.getAllByRole('button', { name: /^Revoke/ })).toHaveLength(1);
  });

  test('are ended at once', async () => {
    const { user } = show(sharingApi(link()));
    await user.click(await screen.findByRole('button', { name: /^Revoke the link to the newest version/ }));
    expect(await screen.findByText('The link is revoked')).toBeInTheDocument();
    expect(await screen.findByText('Revoked')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Revoke the link/ })).not.toBeInTheDocument();
  });

  test('stay open where ending them failed, which is said', async () => {
    const api = sharingApi(link()).on(routes.revokeShareLink, () => {
      throw new Refusal('UNAVAILABLE', 'Try again in a minute.');
    });
    const { user } = show(api);
    const revoke = await screen.findByRole('button', { name: /^Revoke the link/ });
    await user.click(revoke);
    expect(await screen.findByText('Not revoked')).toBeInTheDocument();
    expect(screen.getByText('Try again in a minute.')).toBeInTheDocument();
    expect(revoke).toBeEnabled();
  });

  test('that cannot be read are asked for again, and a link is made all the same', async () => {
    const api = sharingApi();
    api.on(routes.shareLinks, () => {
      throw new Refusal('UNAVAILABLE', 'The links cannot be read now.');
    });
    const { user } = show(api);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The links cannot be read now.');
    expect(makeButton()).toBeEnabled();
    api.on(routes.shareLinks, () => [link()]);
    await user.click(within(alert).getByRole('button'));
    expect(await screen.findByText('Newest version')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
