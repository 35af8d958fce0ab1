import { expect, test } from 'vitest';
import { stubToken } from '../fake-api/index.ts';
import { readTokenClaims } from './token-claims.ts';
import { tokenLifetime } from './token-payload.ts';

test('reads email and role', () => {
  const token = stubToken({ email: 'ines@example.com', role: 'admin' });
  expect(readTokenClaims(token)).toMatchObject({ email: 'ines@example.com', role: 'admin' });
});

test.each(['', 'a.b.c', 'a.eyJ9.c', `a.${btoa('{"email":"x"}')}.c`])('reads nothing from %j', (token) => {
  expect(readTokenClaims(token)).toBeUndefined();
  expect(tokenLifetime(token)).toBe(0);
});

test('knows how long a token is good for', () => {
  const email = 'ines@example.com';
  expect(tokenLifetime(stubToken({ email, role: 'user', lifetime: 60 }))).toBeGreaterThan(0);
  expect(tokenLifetime(stubToken({ email, role: 'user', lifetime: -60 }))).toBeLessThan(0);
});
