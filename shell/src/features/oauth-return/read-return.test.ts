import { stubToken } from '@sitewright/web-kit/testing';
import { expect, test } from 'vitest';
import { readReturn } from './read-return.ts';

const ines = { email: 'ines@example.com', role: 'admin' } as const;
const sid = 'a'.repeat(22);

test('takes email and role from the payload of the token', () => {
  const token = stubToken({ ...ines, sid });
  expect(readReturn(token, sid)).toEqual({ session: { token, user: ines } });
});

test.each([
  ['no token', null, /^Google sent no sign-in along\./],
  ['an empty token', '', /^Google sent no sign-in along\./],
  ['a garbled token', 'a.b.c', /cannot be read\./],
  ['half a token', stubToken({ ...ines, sid }).slice(0, 60), /cannot be read\./],
  ['a role nobody has', `a.${btoa('{"email":"ines@example.com","role":"owner"}')}.c`, /cannot be read\./],
  ['an expired token', stubToken({ ...ines, sid, lifetime: -1 }), /too old to be used\./],
  ['the token of another session', stubToken({ ...ines, sid: 'b'.repeat(22) }), /not begun in this browser/],
  ['a token that names no session', stubToken(ines), /not begun in this browser/],
])('%s is a problem that says what to do', (_, token, problem) => {
  for (const expected of [sid, ...(/begun/.test(String(problem)) ? [undefined, ''] : [])]) {
    const result = readReturn(token, expected);
    expect(result).toEqual({ problem: expect.stringMatching(problem) });
    expect(result).toEqual({ problem: expect.stringMatching(/Try Google again, or sign in with/) });
  }
});
