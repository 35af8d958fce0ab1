import { expect, test } from 'vitest';
import { accessTokenClaimsSchema, credentialsSchema, emailSchema, passwordSchema } from './auth.ts';
import { limits } from './limits.ts';

const messageOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues[0]?.message;

test('an e-mail address is trimmed and lower-cased, so that one person has one account', () => {
  expect(emailSchema.parse('  Ada@Example.COM ')).toBe('ada@example.com');
});

test.each([
  ['', 'Enter your email address.'],
  ['ada', 'Enter a whole address, such as you@example.com.'],
  ['ada@example.com\r\nBcc: eve@example.com', 'Enter a whole address, such as you@example.com.'],
  [`${'a'.repeat(limits.emailMaxLength)}@example.com`, 'An email address has at most 254 characters.'],
  [{ $gt: '' }, 'Enter your email address.'],
  [null, 'Enter your email address.'],
])('%j is not an e-mail address and the person is told why', (input, message) => {
  expect(messageOf(emailSchema.safeParse(input))).toBe(message);
});

test('a password is taken exactly as it is typed', () => {
  expect(passwordSchema.parse(' Päss ')).toBe(' Päss ');
});

test('a password is limited in bytes, not in characters', () => {
  expect(passwordSchema.safeParse('é'.repeat(limits.passwordMaxBytes / 2)).success).toBe(true);
  expect(passwordSchema.safeParse('é'.repeat(limits.passwordMaxBytes / 2 + 1)).success).toBe(false);
});

test('a role in the credentials is not taken over', () => {
  expect(credentialsSchema.parse({ email: 'a@b.co', password: 'x', role: 'admin' })).toEqual({
    email: 'a@b.co',
    password: 'x',
  });
});

test('claims without an expiry are no claims', () => {
  const claims = { sub: 'a'.repeat(24), email: 'a@b.co', role: 'user', iat: 1 };
  expect(accessTokenClaimsSchema.safeParse(claims).success).toBe(false);
  expect(accessTokenClaimsSchema.safeParse({ ...claims, exp: 2 }).success).toBe(true);
});
