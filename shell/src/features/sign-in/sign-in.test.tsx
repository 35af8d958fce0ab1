import { routes } from '@sitewright/contracts';
import { Toaster } from '@sitewright/ui';
import { Route, Routes } from '@sitewright/web-kit/router';
import { useSession } from '@sitewright/web-kit/session';
import {
  createFakeApi,
  Refusal,
  type RenderOptions,
  renderScreen,
  stubSession,
} from '@sitewright/web-kit/testing';
import { screen, waitFor } from '@testing-library/react';
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
  expect(address()).toBe('/app');
});

test.each([
  ['/dashboard?search=shop', '/dashboard?search=shop'],
  ['//elsewhere.example/app', '/app'],
])('from %j a signed-in person goes on to %s', (from, target) => {
  useSession.getState().signIn(person);
  const { address } = renderLogin({ at: { pathname: '/login', state: { from } } });
  expect(address()).toBe(target);
});

test('keeps the typed text and shows the words of the server when it refuses', async () => {
  const api = createFakeApi().on(routes.login, () => {
    throw new Refusal('INVALID_CREDENTIALS', 'The email or the password is wrong.');
  });
  const { user, address } = renderLogin({ api });
  await fillIn(user, 'ines@example.com', 'wrong');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));

  expect(await screen.findByText('Login Failed')).toBeInTheDocument();
  expect(screen.getByText('The email or the password is wrong.')).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('ines@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  expect(address()).toBe('/login');
});

test('has its own words when the server says nothing', async () => {
  const { user } = renderLogin({});
  await fillIn(user, 'ines@example.com', 'secret{Enter}');
  expect(await screen.findByText('An error occurred during login')).toBeInTheDocument();
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
  expect(await screen.findByText('Too many attempts. Try again in 40 seconds.')).toBeInTheDocument();

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
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This address is taken.');
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
