import { routes } from '@sitewright/contracts';
import { Toaster } from '@sitewright/ui';
import { createFakeApi, type FakeApi, Refusal, renderScreen } from '@sitewright/web-kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ContactForm } from './contact-form.tsx';

const typed = {
  Name: 'Ines Vidal',
  Email: 'ines@example.com',
  Subject: 'Two languages',
  Message: 'Can one site have two?',
};

const sent = { name: 'Ines Vidal', email: 'ines@example.com', subject: 'Two languages' };

// What one test has said would still stand there in the next.
afterEach(() => {
  for (const close of screen.queryAllByRole('button', { name: 'Close' })) fireEvent.click(close);
});

function renderForm(api: FakeApi) {
  const form = (
    <>
      <ContactForm />
      <Toaster />
    </>
  );
  return renderScreen(form, { api });
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = () => screen.getByRole('button', { name: 'Send message' });

async function fillIn(user: ReturnType<typeof renderScreen>['user'], values: Partial<typeof typed> = typed) {
  for (const [label, text] of Object.entries(values)) await user.type(field(label), text);
}

const values = () => Object.keys(typed).map((label) => field(label).value);

test('sends the message, says what the server says, and is empty again', async () => {
  const api = createFakeApi().on(routes.sendEmail, () => ({ message: 'Your message has been sent.' }));
  const { user } = renderForm(api);
  await fillIn(user);
  await user.click(press());

  expect(await screen.findByText('Success')).toBeInTheDocument();
  expect(screen.getByText('Your message has been sent.')).toBeInTheDocument();
  expect(values()).toEqual(['', '', '', '']);
  expect(api.calls.map(({ body }) => body)).toEqual([
    { ...sent, message: typed.Message, website: '', fillMilliseconds: expect.any(Number) },
  ]);
});

test.each(Object.keys(typed))(
  'an empty %s is refused with the specified words and nothing is sent',
  async (label) => {
    const api = createFakeApi();
    const { user } = renderForm(api);
    await fillIn(user);
    await user.clear(field(label));
    await user.type(field(label), '  ');
    await user.click(press());

    expect(await screen.findByText('Empty Input!')).toBeInTheDocument();
    expect(screen.getByText('Fill all the input field')).toBeInTheDocument();
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveFocus();
    expect(api.calls).toEqual([]);
  },
);

test('what is no address is marked at its field, and the mark goes with the next letter', async () => {
  const api = createFakeApi();
  const { user } = renderForm(api);
  await fillIn(user, { ...typed, Email: 'ines' });
  await user.click(press());
  expect(field('Email')).toHaveAccessibleDescription('Enter a whole address, such as you@example.com.');
  expect(screen.queryByText('Empty Input!')).not.toBeInTheDocument();
  expect(api.calls).toEqual([]);

  await user.type(field('Email'), '@');
  expect(field('Email')).not.toHaveAttribute('aria-invalid');
});

test('two presses at once send once', async () => {
  const { promise, resolve } = Promise.withResolvers<{ message: string }>();
  const api = createFakeApi().on(routes.sendEmail, () => promise);
  const { user } = renderForm(api);
  await fillIn(user);
  const form = screen.getByRole('form', { name: 'Contact' });
  fireEvent.submit(form);
  fireEvent.submit(form);
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();

  resolve({ message: 'Thank you.' });
  expect(await screen.findByText('Thank you.')).toBeInTheDocument();
  expect(api.calls).toHaveLength(1);
  expect(press()).toBeEnabled();
});

test('without an answer it says so and keeps what was typed', async () => {
  const { user } = renderForm(createFakeApi());
  await fillIn(user);
  await user.click(press());

  expect(await screen.findByText('Error Found')).toBeInTheDocument();
  expect(screen.getByText('Something wrong, Email not sent')).toBeInTheDocument();
  expect(values()).toEqual(Object.values(typed));
  expect(press()).toBeEnabled();
});

test('what the server finds wrong with a field stands beside it', async () => {
  const api = createFakeApi().on(routes.sendEmail, () => {
    throw new Refusal('VALIDATION_FAILED', 'Too many links.', { message: 'Write at most five links.' });
  });
  const { user } = renderForm(api);
  await fillIn(user);
  await user.click(press());

  expect(await screen.findByText('Too many links.')).toBeInTheDocument();
  expect(field('Message')).toHaveAccessibleDescription('Write at most five links.');
  await waitFor(() => expect(field('Message')).toHaveFocus());
  expect(values()).toEqual(Object.values(typed));
});

test('somebody who writes too often is told when to try again', async () => {
  const api = createFakeApi().on(routes.sendEmail, () => {
    throw new Refusal('RATE_LIMITED', 'Too many messages. Try again in 4 minutes.');
  });
  const { user } = renderForm(api);
  await fillIn(user);
  await user.click(press());
  expect(await screen.findByText('Too many messages. Try again in 4 minutes.')).toBeInTheDocument();
});

test('people neither see nor reach the field that is for programs', async () => {
  const { user, container } = renderForm(createFakeApi());
  const trap = container.querySelector('[name="website"]');
  expect(trap?.closest('[aria-hidden="true"]')).toBeInTheDocument();
  expect(trap).toHaveAttribute('autocomplete', 'off');
  for (const label of [...Object.keys(typed)]) {
    await user.tab();
    expect(field(label)).toHaveFocus();
  }
  await user.tab();
  expect(press()).toHaveFocus();
});

test('the message has five rows', () => {
  renderForm(createFakeApi());
  expect(field('Message')).toHaveAttribute('rows', '5');
});
