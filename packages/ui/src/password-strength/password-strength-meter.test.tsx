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
