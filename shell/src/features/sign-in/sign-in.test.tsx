import { routes } from '@sitewright/contracts';
import { Toaster } from '@sitewright/ui';
import { landingPromptKey } from '@sitewright/web-kit/landing-prompt';
import { Route, Routes } from '@sitewright/web-kit/router';
import { useSession } from '@sitewright/web-kit/session';
import {
  createFakeApi,
  Refusal,
  type RenderOptions,
  renderScreen,
  stubSession,
} from '@sitewright/web-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LoginPage } from './login-page.tsx';
import { RegisterPage } from './register-page.tsx';

const hint = 'Use 8 or more characters with a mix of letters, numbers & symbols';
const person = stubSession({ email: 'ines@example.com' });

/** Both pages at their addresses, as the shell shows them; any other address is empty. */
function renderPages(options: RenderOptions) {
  const pages = (
    <>
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/register" element={<RegisterPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Toaster />
    </>
  );
  return renderScreen(pages, options);
}

const renderLogin = (options: RenderOptions) => renderPages({ at: '/login', ...options });
const renderRegister = (options: RenderOptions) => renderPages({ at: '/register', ...options });

type User = ReturnType<typeof renderScreen>['user'];

async function fillIn(user: User, email: string, password: string) {
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
}

test('signs in, says so and goes to the generator', async () => {
  const api = createFakeApi().on(routes.login, () => person);
  const { user, address } = renderLogin({ api });
  await fillIn(user, ' Ines@Example.com', 'secret{Enter}');

  expect(await screen.findByText('Login Successful!')).toBeInTheDocument();
  expect(screen.getByText('You have been logged in successfully.')).toBeInTheDocument();
  expect(api.calls.map(({ body }) => body)).toEqual([{ email: 'ines@example.com', password: 'secret' }]);
  expect(useSession.getState()).toMatchObject({
    token: person.token,
    email: 'ines@example.com',
    role: 'user',
  });
  await waitFor(() => expect(address()).toBe('/app'));
});

test.each([
  ['/dashboard?search=shop', '/dashboard?search=shop'],
  ['//elsewhere.example/app', '/app'],
])('from %j a signed-in person goes on to %s', (from, target) => {
  useSession.getState().signIn(person);
  const { address } = renderLogin({ at: { pathname: '/login', state: { from } } });
  expect(address()).toBe(target);
});

const wrongPair = () => {
  throw new Refusal('INVALID_CREDENTIALS', 'The email or the password is wrong.');
};

test('keeps the typed text and shows the words of the server in the form and in a toast', async () => {
  const { user, address } = renderLogin({ api: createFakeApi().on(routes.login, wrongPair) });
  await fillIn(user, 'ines@example.com', 'wrong');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The email or the password is wrong.');
  const toasts = within(screen.getByRole('region', { name: /^Notifications/ }));
  expect(await toasts.findByText('Login Failed')).toBeInTheDocument();
  expect(toasts.getByText('The email or the password is wrong.')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('ines@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  expect(address()).toBe('/login');
});

test('a wrong pair marks both fields, which the message describes, until one is changed', async () => {
  const { user } = renderLogin({ api: createFakeApi().on(routes.login, wrongPair) });
  await fillIn(user, 'ines@example.com', 'wrong{Enter}');

  await screen.findByRole('alert');
  const [email, password] = [screen.getByLabelText('Email'), screen.getByLabelText('Password')];
  for (const field of [email, password]) {
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('The email or the password is wrong.');
  }
  expect(password).toHaveFocus();

  await user.keyboard('anew');
  expect(password).toHaveValue('anew');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  for (const field of [email, password]) expect(field).toBeValid();
});

test('what failed before is no news once somebody is signed in', async () => {
  const api = createFakeApi().on(routes.login, wrongPair);
  const { user } = renderLogin({ api });
  await fillIn(user, 'ines@example.com', 'wrong{Enter}');
  expect(await screen.findByText('Login Failed')).toBeInTheDocument();

  api.on(routes.login, () => person);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('Login Successful!')).toBeInTheDocument();
  expect(screen.queryByText('Login Failed')).not.toBeInTheDocument();
});

test('what failed at sign-in does not follow to registration', async () => {
  const api = createFakeApi().on(routes.login, wrongPair);
  const { user } = renderLogin({ api });
  await fillIn(user, 'ines@example.com', 'wrong{Enter}');
  expect(await screen.findByText('Login Failed')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Register' }));
  expect(await screen.findByRole('heading', { name: 'Make an account' })).toBeInTheDocument();
  expect(screen.queryByText('Login Failed')).not.toBeInTheDocument();
});

test('has its own words when the server says nothing, and the form says what to do', async () => {
  const { user } = renderLogin({});
  await fillIn(user, 'ines@example.com', 'secret{Enter}');
  expect(await screen.findByText('An error occurred during login')).toBeInTheDocument();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('The server cannot be reached. Check your connection and try again.');
  expect(alert).toHaveFocus();
});

test('says that it is signing in and takes no second press meanwhile', async () => {
  const answer = Promise.withResolvers<typeof person>();
  const api = createFakeApi().on(routes.login, () => answer.promise);
  const { user } = renderLogin({ api });
  await fillIn(user, 'ines@example.com', 'secret{Enter}');

  expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeDisabled();
  await user.type(screen.getByLabelText('Password'), '{Enter}');
  expect(api.calls).toHaveLength(1);
  answer.resolve(person);
  await screen.findByText('Login Successful!');
});

test('sends nothing before email and password are right, and leads to the first wrong one', async () => {
  const api = createFakeApi();
  const { user } = renderLogin({ api });
  await user.type(screen.getByLabelText('Email'), 'ines@');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  const email = screen.getByLabelText('Email');
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription('Enter a whole address, such as you@example.com.');
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
  expect(api.calls).toEqual([]);

  await user.type(email, 'example.com');
  expect(email).not.toBeInvalid();
});

test('offers Google, registration and home', () => {
  renderLogin({});
  expect(screen.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
    'href',
    '/api/auth/google',
  );
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says when to try again and takes another try after a refusal for too many', async () => {
  const api = createFakeApi().on(routes.login, () => {
    throw new Refusal('RATE_LIMITED', 'Too many attempts. Try again in 40 seconds.');
  });
  const { user } = renderLogin({ api });
  await fillIn(user, 'ines@example.com', 'wrong{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Too many attempts. Try again in 40 seconds.');
  expect(alert).toHaveFocus();

  api.on(routes.login, () => person);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(useSession.getState().token).toBe(person.token));
});

test('registers once the terms are agreed to', async () => {
  const api = createFakeApi().on(routes.register, () => person);
  const { user, address } = renderRegister({ api });
  await fillIn(user, 'ines@example.com', 'secret');
  await user.click(screen.getByRole('button', { name: 'Create account' }));

  const terms = screen.getByRole('checkbox', {
    name: /I agree to the Terms of Service and the Privacy Policy/,
  });
  expect(terms).toBeRequired();
  expect(terms).toHaveFocus();
  expect(terms).toHaveAccessibleDescription('Agree to the terms to make an account.');
  expect(api.calls).toEqual([]);

  await user.click(terms);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText('Registration Successful!')).toBeInTheDocument();
  expect(screen.getByText('Your account has been created successfully.')).toBeInTheDocument();
  expect(address()).toBe('/app');
});

test('shows the hint and the ways on', () => {
  renderRegister({});
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(hint);
  expect(screen.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});

test('a taken address is marked at its field', async () => {
  const api = createFakeApi().on(routes.register, () => {
    throw new Refusal('EMAIL_TAKEN', 'There is an account for this address. Sign in instead.', {
      email: 'This address is taken.',
    });
  });
  const { user } = renderRegister({ api });
  await fillIn(user, 'ines@example.com', 'secret');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Create account' }));

  expect(await screen.findByText('Registration Failed')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'There is an account for this address. Sign in instead.',
  );
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This address is taken.');
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('a password that is too short for this server is marked at its field, which is ready for another', async () => {
  const tooShort = 'Use a password of at least 12 characters.';
  const api = createFakeApi().on(routes.register, () => {
    throw new Refusal('VALIDATION_FAILED', tooShort, { password: tooShort });
  });
  const { user } = renderRegister({ api });
  await fillIn(user, 'ines@example.com', 'secret');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Create account' }));

  const password = screen.getByLabelText('Password');
  await waitFor(() => expect(password).toBeInvalid());
  expect(password).toHaveAccessibleDescription(`${tooShort} ${hint}`);
  expect(password).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Create account' })).toBeEnabled();
});

test('the meter speaks of the typed password, knows the address, and asks for nothing', async () => {
  const api = createFakeApi().on(routes.register, () => person);
  const { user, address } = renderRegister({ api });
  const meter = screen.getByRole('meter', { name: 'Password strength' });
  expect(meter).toHaveAttribute('aria-valuetext', 'No password yet');

  await fillIn(user, 'margarete@example.com', 'margarete7K');
  expect(meter).toHaveAttribute('aria-valuetext', 'Very weak');
  expect(screen.getByText('Very weak: easy to guess, make it longer.')).toHaveAttribute(
    'aria-live',
    'polite',
  );

  await user.type(screen.getByLabelText('Password'), ' walks at noon');
  expect(meter).toHaveAttribute('aria-valuetext', 'Strong');

  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'a');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(address()).toBe('/app'));
});

test.each([
  [0, hint],
  [12, `${hint}. This server asks for at least 12.`],
])('with a minimum of %i characters on this server the hint says so', async (passwordMinLength, expected) => {
  const api = createFakeApi().on(routes.signInOptions, () => ({ google: false, passwordMinLength }));
  renderRegister({ api });
  await waitFor(() => {
    const link = screen.getByRole('link', { name: 'Continue with Google' });
    expect(link).toHaveAccessibleDescription('Not set up on this server. Use your email and password.');
  });
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(expected);
});

const keptWords = 'Your description is kept. Your site will be made as soon as you sign in.';

test('a description from the landing page is kept over every way in, and both pages say so', async () => {
  const description = 'A pottery course, eight people';
  sessionStorage.setItem(landingPromptKey, description);
  const api = createFakeApi().on(routes.login, () => person);
  const { user, address } = renderRegister({ api });
  expect(screen.getByRole('heading', { name: 'Make an account' })).toBeVisible();
  expect(screen.getByText(keptWords)).toBeVisible();

  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(screen.getByText(keptWords)).toBeVisible();
  await fillIn(user, 'ines@example.com', 'secret{Enter}');
  await waitFor(() => expect(address()).toBe('/app'));
  expect(sessionStorage.getItem(landingPromptKey)).toBe(description);
});

test.each([undefined, '', '  '])('without one, as %j, nothing is said of it', (stored) => {
  if (stored !== undefined) sessionStorage.setItem(landingPromptKey, stored);
  renderLogin({});
  expect(screen.queryByText(keptWords)).not.toBeInTheDocument();
});

test('going to and fro between the pages keeps where the person was heading', async () => {
  const api = createFakeApi().on(routes.login, () => person);
  const { user, address } = renderLogin({ api, at: { pathname: '/login', state: { from: '/dashboard' } } });
  await user.click(screen.getByRole('link', { name: 'Register' }));
  await user.click(await screen.findByRole('link', { name: 'Sign in' }));
  await fillIn(user, 'ines@example.com', 'secret{Enter}');
  await waitFor(() => expect(address()).toBe('/dashboard'));
});

test('somebody who is signed in is led on, also with an error of Google in the address', async () => {
  useSession.getState().signIn(person);
  const { address } = renderLogin({ at: '/login?error=google-expired' });
  await waitFor(() => expect(address()).toBe('/app'));
});
