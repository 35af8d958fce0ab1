import { routes, type User } from '@sitewright/contracts';
import { installNativeDialog } from '@sitewright/ui/testing';
import { useSession } from '@sitewright/web-kit/session';
import { Refusal, renderScreen, stubSession } from '@sitewright/web-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { AxiosError } from 'axios';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { adminApi } from '../../../testing/handlers.ts';
import { manyUsers, userNumber } from '../../../testing/samples.ts';
import { users, useUsers } from '../users-store.ts';
import { UsersPage } from './users-page.tsx';

beforeAll(installNativeDialog);
afterEach(() => void vi.useRealTimers());
beforeEach(() => useSession.getState().signIn(stubSession({ email: 'admin@example.com', role: 'admin' })));

const show = (api = adminApi({ users: manyUsers(3) })) => ({ ...renderScreen(<UsersPage />, { api }), api });
const row = (email: string) => screen.findByRole('row', { name: new RegExp(`^${email}`) });
const rowCount = () => screen.getAllByRole('row').length - 1;
const dialog = () => screen.queryByRole('dialog', { name: 'Confirm Role Change' });
const button = (name: string) => within(dialog() ?? document.body).getByRole('button', { name });

async function ask(user: ReturnType<typeof show>['user'], email: string) {
  await user.click(within(await row(email)).getByRole('button'));
}

test('waits with a spinner, then shows everybody with what can be done', async () => {
  show();
  expect(screen.getByText('Loading the users')).toBeInTheDocument();
  expect(await row('admin@example.com')).toHaveTextContent('admin@example.comadminDemote');
  expect(await row('person2@example.com')).toHaveTextContent('person2@example.comuserPromote');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Email',
    'Role',
    'Actions',
  ]);
  expect(screen.queryByText('Loading the users')).not.toBeInTheDocument();
});

test('asks first, naming the email and both roles, and cancelling changes nothing', async () => {
  const { user, api } = show();
  await ask(user, 'person2@example.com');
  const facts = within(dialog() ?? document.body).getAllByRole('definition');
  expect(facts.map(({ textContent }) => textContent)).toEqual(['person2@example.com', 'user', 'admin']);
  await user.click(button('Cancel'));
  expect(dialog()).not.toBeInTheDocument();
  expect(api.calls.map(({ path }) => path)).toEqual(['/api/users']);
});

test('on success the row changes, the dialog closes, and the message goes after three seconds', async () => {
  const { user, api } = show();
  await ask(user, 'person2@example.com');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => {
    button('Confirm').click();
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByText('person2@example.com is now admin.')).toBeInTheDocument();
  expect(api.calls.at(-1)?.body).toEqual({ email: 'person2@example.com', role: 'admin' });
  expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^person2/ })).toHaveTextContent('adminDemote');

  act(() => vi.advanceTimersByTime(2999));
  expect(screen.getByText('person2@example.com is now admin.')).toBeInTheDocument();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText('person2@example.com is now admin.')).not.toBeInTheDocument();
});

test('says Processing while it is busy, and cannot be left or asked twice', async () => {
  const answer = Promise.withResolvers<{ message: string }>();
  const { user, api } = show(adminApi({ users: manyUsers(2) }).on(routes.changeRole, () => answer.promise));
  await ask(user, 'person2@example.com');
  await user.click(button('Confirm'));
  expect(button('Processing')).toBeDisabled();
  expect(button('Cancel')).toBeDisabled();
  dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(dialog()).toBeInTheDocument();
  expect(api.calls).toHaveLength(2);
  await act(async () => answer.resolve({ message: 'Done.' }));
  expect(dialog()).not.toBeInTheDocument();
});

test.each([
  ['the words of the server', new Refusal('CONFLICT', 'The last admin stays.'), 'The last admin stays.'],
  [
    'words of its own when the server said nothing',
    new AxiosError('failed', 'ERR_NETWORK'),
    'Error changing user role. Please try again.',
  ],
])('a failed change shows %s, and leaves the row alone', async (_, failure, words) => {
  const api = adminApi({ users: manyUsers(2) }).on(routes.changeRole, () => Promise.reject(failure));
  const { user } = show(api);
  await ask(user, 'admin@example.com');
  await user.click(button('Confirm'));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  await user.click(button('Cancel'));
  expect(await row('admin@example.com')).toHaveTextContent('adminDemote');
  await ask(user, 'admin@example.com');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('warns a person who is about to demote themselves', async () => {
  const { user } = show();
  await ask(user, 'admin@example.com');
  expect(dialog()).toHaveTextContent('This is your own account. You lose the admin panel at once.');
});

test('says that the list cannot be had instead of showing a table, and tries again', async () => {
  const api = adminApi().on(routes.users, () => {
    throw new Refusal('UNAVAILABLE', 'The database is restarting.');
  });
  const { user } = show(api);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch users. Please try again.');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  api.on(routes.users, () => [userNumber(1)]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row('admin@example.com')).toBeInTheDocument();
});

test('says so when there is nobody', async () => {
  show(adminApi());
  expect(await screen.findByText('No user yet')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('loads more when it is asked to, to the last one', async () => {
  const { user } = show(adminApi({ users: manyUsers(30) }));
  await row('person24@example.com');
  expect(rowCount()).toBe(24);
  expect(screen.getByText('Showing 24 users')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  await row('person30@example.com');
  expect(rowCount()).toBe(30);
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('searches by email, and gives everybody back', async () => {
  const { user } = show(adminApi({ users: manyUsers(30) }));
  await row('admin@example.com');
  const box = screen.getByRole('searchbox', { name: 'Search users by email' });
  await user.click(box);
  await user.paste('nobody');
  expect(await screen.findByText('No user has “nobody” in their email.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await row('admin@example.com');
  expect(box).toHaveFocus();
});

test('a part that cannot be had leaves whoever is shown alone, and comes on a retry', async () => {
  const { user, api } = show(adminApi({ users: manyUsers(30) }));
  await row('person24@example.com');
  api.on(routes.users, () => Promise.reject(new AxiosError('failed', 'ERR_NETWORK')));
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch users. Please try again.');
  expect(rowCount()).toBe(24);
  api.on(routes.users, () => [userNumber(25)]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await row('person25@example.com');
  expect(rowCount()).toBe(25);
});

test('typing and asking draw no row anew', async () => {
  const { user } = show();
  await row('admin@example.com');
  let readings = 0;
  const watched: User = {
    ...userNumber(2),
    get email() {
      readings += 1;
      return 'person2@example.com';
    },
  };
  act(() => users.put(watched));
  const drawn = readings;
  expect(drawn).toBeGreaterThan(0);
  await user.type(screen.getByRole('searchbox'), 'p');
  await ask(user, 'admin@example.com');
  await user.click(button('Cancel'));
  expect(readings).toBe(drawn);
});

test('a session that has ended while a question is open ends on the page too', async () => {
  const api = adminApi({ users: manyUsers(2) }).on(routes.changeRole, () => {
    throw new Refusal('UNAUTHENTICATED', 'Your session has ended. Sign in again.');
  });
  const { user } = show(api);
  await ask(user, 'person2@example.com');
  await user.click(button('Confirm'));
  await waitFor(() => expect(useSession.getState()).toMatchObject({ token: undefined, endedBy: 'expiry' }));
  expect(useUsers.getState().list).toEqual([]);
});

test('the longest address is cut in the row and whole in the dialog', async () => {
  const email = `${'long.'.repeat(12)}name@${'example.'.repeat(22)}com`;
  const { user } = show(adminApi({ users: [{ ...userNumber(2), email }] }));
  expect(await screen.findByText(email, { selector: 'th' })).toHaveClass('truncate');
  await user.click(screen.getByRole('button', { name: /^Promote/ }));
  expect(within(dialog() ?? document.body).getByText(email)).toHaveClass('wrap-anywhere');
});

test('shows an address as plain text', async () => {
  const hostile: User = { ...userNumber(2), email: '<img/src=x>@example.com' };
  show(adminApi({ users: [hostile] }));
  expect(await screen.findByText(hostile.email, { selector: 'th' })).toHaveAttribute('title', hostile.email);
  expect(document.querySelector('img')).toBeNull();
});
