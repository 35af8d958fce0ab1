import { credentialsSchema } from '@sitewright/contracts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fieldErrors, focusFirst } from './form-errors.ts';

test('names the first problem of each field', () => {
  const { error } = credentialsSchema.safeParse({ email: 'ines', password: '' });
  expect(fieldErrors(error)).toEqual({
    email: 'Enter a whole address, such as you@example.com.',
    password: 'Enter your password.',
  });
});

test('names nothing when nothing is wrong', () => {
  expect(fieldErrors(undefined)).toEqual({});
});

test('focuses the first field that has a problem, whatever the order of the problems', () => {
  render(
    <form aria-label="Form">
      <button type="button">Before</button>
      <input name="email" />
      <input name="password" aria-label="Password" />
      <textarea name="message" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  focusFirst(form, { message: 'missing', password: 'missing' });
  expect(screen.getByLabelText('Password')).toHaveFocus();
  focusFirst(form, { elsewhere: 'missing' });
  expect(screen.getByLabelText('Password')).toHaveFocus();
});
