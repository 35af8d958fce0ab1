import { type Account, routes } from '@sitewright/contracts';
import { Toaster } from '@sitewright/ui';
import { installNativeDialog } from '@sitewright/ui/testing';
import { useSession } from '@sitewright/web-kit/session';
import { createFakeApi, Refusal, renderScreen, stubSession, stubToken } from '@sitewright/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { knownPassword, withAccount } from '../../testing/account-handlers.ts';
import { EditProfilePage } from './edit-profile-page.tsx';

beforeAll(installNativeDialog);
beforeEach(() => {
  useSession.getState().signIn(stubSession());
});

const show = (api = withAccount()) => {
  const page = (
    <>
      <EditProfilePage />
      <Toaster />
    </>
  );
  return { ...renderScreen(page, { api, at: '/dashboard/profile/edit' }), api };
};

const currentPassword = () => screen.findByLabelText('Current password');
const newPassword = () => screen.findByLabelText('New password');
const strength = () => screen.getByRole('meter', { name: 'Password strength' });
const change = () => screen.getByRole('button', { name: 'Change password' });

test('waits with a spinner, then asks for the current password and a new one', async () => {
  const answer = Promise.withResolvers<Account>();
  show(createFakeApi().on(routes.me, () => answer.promise));
  expect(screen.getByText('Loading your account')).toBeInTheDocument();
  answer.resolve({ ...stubSession().user, hasPassword: true });
  expect(await currentPassword()).toHaveAttribute('autocomplete', 'current-password');
  expect(await newPassword()).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.queryByText('Loading your account')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/dashboard/profile');
});

test('says what can be edited, and what cannot', () => {
  show();
  expect(
    screen.getByText('Your password and your sessions. Email address and role stay as they are.'),
  ).toBeVisible();
});

test('says how long this server wants a password to be, and when one is too short', async () => {
  const options = () => ({ google: false, passwordMinLength: 10 });
  const { user } = show(withAccount().on(routes.signInOptions, options));
  const hint =
    'Use 8 or more characters with a mix of letters, numbers & symbols. This server asks for at least 10.';
  const field = await newPassword();
  await waitFor(() => expect(field).toHaveAccessibleDescription(hint));
  await user.type(field, 'Xk9$wq!');
  expect(strength()).toHaveAttribute('aria-valuetext', 'Too short');
});

test('says what went wrong with loading; the words go as soon as it is tried again', async () => {
  const api = createFakeApi().on(routes.me, () => {
    throw new Refusal('UNAVAILABLE', 'The database is restarting.');
  });
  const { user } = show(api);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Error: The database is restarting.');
  withAccount(api);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(alert).not.toBeInTheDocument();
  expect(await newPassword()).toBeInTheDocument();
});

test('changes the password: the session goes on with the new token', async () => {
  const { user, api } = show();
  const token = `${stubToken({ ...stubSession().user, lifetime: 60 })}`;
  api.on(routes.changePassword, () => ({ ...stubSession(), token }));
  await user.type(await currentPassword(), knownPassword);
  await user.type(await newPassword(), 'x7Kp-2mQz4w!');
  expect(strength()).toHaveAttribute('aria-valuetext', 'Strong');
  await user.click(change());
  expect(await screen.findByText('Password changed')).toBeInTheDocument();
  expect(useSession.getState().token).toBe(token);
  expect(api.calls.at(-1)?.body).toEqual({ currentPassword: knownPassword, newPassword: 'x7Kp-2mQz4w!' });
  expect(await currentPassword()).toHaveValue('');
  expect(await newPassword()).toHaveValue('');
  expect(strength()).toHaveAttribute('aria-valuetext', 'No password yet');
});

test('asks for both before anything is sent', async () => {
  const { user, api } = show();
  await currentPassword();
  await user.click(change());
  expect(await currentPassword()).toHaveAccessibleDescription('Enter your password.');
  expect(await currentPassword()).toHaveFocus();
  expect(await newPassword()).toBeInvalid();
  expect(api.calls.map(({ path }) => path)).not.toContain(routes.changePassword.path);
  await user.type(await currentPassword(), 'x');
  expect(await currentPassword()).not.toBeInvalid();
});

test('a wrong current password is said beside its field, and what was typed stays', async () => {
  const { user } = show();
  const { token } = useSession.getState();
  await user.type(await currentPassword(), 'wrong');
  await user.type(await newPassword(), 'x7Kp-2mQz4w!{Enter}');
  await waitFor(async () =>
    expect(await currentPassword()).toHaveAccessibleDescription(
      'This is not your current password. Check it and try again.',
    ),
  );
  expect(await currentPassword()).toHaveFocus();
  expect(await newPassword()).toHaveValue('x7Kp-2mQz4w!');
  expect(useSession.getState().token).toBe(token);
  expect(screen.queryByText('Password changed')).not.toBeInTheDocument();
});

test('the rule of the server is said beside the new password', async () => {
  const message = 'Use a password of at least 12 characters.';
  const api = withAccount().on(routes.changePassword, () => {
    throw new Refusal('VALIDATION_FAILED', message, { newPassword: message });
  });
  const { user } = show(api);
  await user.type(await currentPassword(), knownPassword);
  await user.type(await newPassword(), 'short{Enter}');
  await waitFor(async () => expect(await newPassword()).toBeInvalid());
  expect(screen.getByText(message)).toBeInTheDocument();
});

test.each([
  [
    'too many tries',
    () => {
      throw new Refusal('RATE_LIMITED', 'Too many tries. Wait 5 minutes and try again.');
    },
    'Too many tries. Wait 5 minutes and try again.',
  ],
  [
    'no connection',
    () => {
      throw new TypeError('offline');
    },
    'The server cannot be reached. Check your connection and try again.',
  ],
])('%s is said above the button, and goes with the next try', async (_, refuse, message) => {
  const { user, api } = show(withAccount().on(routes.changePassword, refuse));
  await user.type(await currentPassword(), knownPassword);
  await user.type(await newPassword(), 'x7Kp-2mQz4w!{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  api.on(routes.changePassword, () => stubSession());
  await user.click(change());
  expect(await screen.findByText('Password changed')).toBeInTheDocument();
  expect(screen.queryByText(message)).not.toBeInTheDocument();
});

test('an account without a password sets its first, and changes that one afterwards', async () => {
  const { user, api } = show(withAccount(createFakeApi(), { hasPassword: false }));
  expect(await screen.findByRole('heading', { name: 'Set a password' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  await user.type(await newPassword(), 'x7Kp-2mQz4w!');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByText('Password set')).toBeInTheDocument();
  expect(api.calls.at(-1)?.body).toEqual({ newPassword: 'x7Kp-2mQz4w!' });
  expect(await currentPassword()).toBeInTheDocument();
});

test('asks for the current password when it has been set elsewhere meanwhile', async () => {
  const api = withAccount().on(routes.me, () => ({ ...stubSession().user, hasPassword: false }));
  const { user } = show(api);
  await user.type(await newPassword(), 'x7Kp-2mQz4w!{Enter}');
  expect(await currentPassword()).toBeInvalid();
  expect(await newPassword()).toHaveValue('x7Kp-2mQz4w!');
});

const askForTheWayOut = async ({ user }: ReturnType<typeof show>) => {
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  return within(screen.getByRole('dialog', { name: 'Sign out everywhere?' }));
};

test('signs out everywhere once that is confirmed', async () => {
  const view = show();
  const dialog = await askForTheWayOut(view);
  expect(useSession.getState().token).toBeDefined();
  await view.user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(useSession.getState().endedBy).toBe('sign-out-everywhere'));
  expect(localStorage).toHaveLength(0);
  expect(await screen.findByText('You are signed out on every device.')).toBeInTheDocument();
});

test('Cancel ends nothing', async () => {
  const view = show();
  const dialog = await askForTheWayOut(view);
  await view.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(useSession.getState().token).toBeDefined();
  expect(view.api.calls.map(({ path }) => path)).not.toContain(routes.logoutAll.path);
});

test('stays signed in when the sessions could not be ended, and says so', async () => {
  const view = show(
    withAccount().on(routes.logoutAll, () => {
      throw new Refusal('UNAVAILABLE', 'The database is restarting.');
    }),
  );
  const dialog = await askForTheWayOut(view);
  await view.user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The database is restarting.');
  expect(useSession.getState().token).toBeDefined();
});

test('asks to sign in when nobody is, and asks the server nothing', () => {
  useSession.getState().signOut();
  const { api } = show();
  expect(screen.getByText('Please sign in to view your profile')).toBeInTheDocument();
  expect(api.calls).toEqual([]);
});
