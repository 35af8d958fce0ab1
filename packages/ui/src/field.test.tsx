import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { PasswordInput } from './password-input.tsx';
import { Textarea } from './textarea.tsx';

test('a press on the label reaches the control', async () => {
  render(
    <Field label="Subject">
      <Input />
    </Field>,
  );
  await userEvent.click(screen.getByText('Subject'));
  expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveFocus();
});

test('the hint describes the control, and nothing is invalid yet', () => {
  render(
    <Field label="Message" hint="A sentence is enough">
      <Textarea />
    </Field>,
  );
  const control = screen.getByRole('textbox', { name: 'Message' });
  expect(control).toHaveAccessibleDescription('A sentence is enough');
  expect(control).not.toBeInvalid();
});

test('the error is read before the hint and marks the control', () => {
  render(
    <Field label="Email" hint="Never shown to others" error="Enter a whole address.">
      <Input type="email" />
    </Field>,
  );
  const control = screen.getByRole('textbox', { name: 'Email' });
  expect(control).toBeInvalid();
  expect(control).toHaveAccessibleDescription('Enter a whole address. Never shown to others');
});

test('two fields with the same label stay apart', () => {
  render(
    <>
      <Field label="Name">
        <Input defaultValue="one" />
      </Field>
      <Field label="Name">
        <Input defaultValue="two" />
      </Field>
    </>,
  );
  const values = screen
    .getAllByRole<HTMLInputElement>('textbox', { name: 'Name' })
    .map((input) => input.value);
  expect(values).toEqual(['one', 'two']);
});

test('a password is hidden until the person asks to see it', async () => {
  render(
    <Field label="Password">
      <PasswordInput defaultValue="secret" />
    </Field>,
  );
  const input = screen.getByLabelText('Password');
  const toggle = screen.getByRole('button', { name: 'Show password' });
  expect(input).toHaveAttribute('type', 'password');

  await userEvent.click(toggle);
  expect(input).toHaveAttribute('type', 'text');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');

  await userEvent.click(toggle);
  expect(input).toHaveAttribute('type', 'password');
});
