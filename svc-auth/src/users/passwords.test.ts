import { beforeAll, describe, expect, it } from 'vitest';
import { createPasswords, type Passwords } from './passwords.ts';

let passwords: Passwords;
beforeAll(async () => {
  passwords = await createPasswords({ atOnce: 2, waiting: 10 });
});

describe('a password', () => {
  it('is kept as argon2id at the recommended cost, salted', async () => {
    const [one, other] = await Promise.all([passwords.hash('secret'), passwords.hash('secret')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
  });

  const long = 'x'.repeat(100);
  it.each([
    ['in another case', 'Secret', 'secret'],
    ['with a space more', 'secret ', 'secret'],
    ['that differs after 72 bytes', `${long}a`, `${long}b`],
    ['that is empty', '', 'secret'],
  ])('%s is another password', async (_name, given, stored) => {
    const hash = await passwords.hash(stored);
    expect(await passwords.verify(stored, hash)).toBe(true);
    expect(await passwords.verify(given, hash)).toBe(false);
  });

  it('never matches when there is no account', async () => {
    expect(await passwords.verify('secret', undefined)).toBe(false);
  });
});
