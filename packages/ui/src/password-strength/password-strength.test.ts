import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['a', 'Very weak'],
  ['password1', 'Very weak'],
  ['1Q2W3e4r', 'Very weak'],
  ['qwertyuiop', 'Very weak'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'Very weak'],
  ['abcdefghijkl', 'Very weak'],
  ['12345678', 'Very weak'],
  ['Password1!', 'Very weak'],
  ['qwerty2024', 'Very weak'],
  ['ines.vidal!', 'Very weak'],
  ['abcabcabcabcabcabc', 'Very weak'],
  ['x7Kp2m', 'Weak'],
  ['tr0ub4dor', 'Fair'],
  ['x7Kp2mQz4w', 'Good'],
  ['x7Kp-2mQz4w!', 'Strong'],
  ['correct horse battery staple', 'Strong'],
  ['péché à la ligne', 'Strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password, 'ines.vidal@example.com')).toBe(strength);
});

test('does not count what the address already tells', () => {
  expect(passwordStrength('margarete7K', 'margarete@example.com')).toBe('Very weak');
  expect(passwordStrength('margarete7K', '')).not.toBe('Very weak');
});

test('a very long text is estimated by its beginning', () => {
  expect(passwordStrength(`${'ab'.repeat(500_000)}x7Kp-2mQz4w!`, '')).toBe('Very weak');
});
