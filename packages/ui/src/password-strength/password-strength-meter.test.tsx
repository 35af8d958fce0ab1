import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PasswordStrengthMeter } from './password-strength-meter.tsx';

test.each([
  ['password1', 'Very weak: one of the most common passwords.'],
  ['Iloveyou', 'Very weak: one of the most common passwords.'],
  ['password1!', 'Very weak: easy to guess, make it longer.'],
  ['correct horse battery staple', 'Strong: very hard to guess.'],
])('of %j it says: %s', (password, words) => {
  render(<PasswordStrengthMeter password={password} email="ines@example.com" />);
  expect(screen.getByRole('meter')).toHaveAttribute(
    'aria-valuetext',
    words.startsWith('Strong') ? 'Strong' : 'Very weak',
  );
  expect(screen.getByText(words)).toHaveAttribute('aria-live', 'polite');
});

test.each([
  ['Xk9$wq!', 'Too short', 'Too short: this server asks for at least 10 characters.'],
  ['Xk9$wq!pLz', 'Good', 'Good: hard to guess.'],
  ['👩‍🚀👩‍🚀', 'Too short', 'Too short: this server asks for at least 10 characters.'],
])('where the server asks for ten characters, %j is %s', (password, name, words) => {
  render(<PasswordStrengthMeter password={password} email="ines@example.com" minLength={10} />);
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', name);
  expect(screen.getByText(words)).toBeVisible();
});
