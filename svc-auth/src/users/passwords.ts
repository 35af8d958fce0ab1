import { randomBytes } from 'node:crypto';
import { hash, type Options, verify } from '@node-rs/argon2';
import { createTurns, type TurnLimits } from '@sitewright/service-kit';

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Verifies against a hash nobody knows the password of when there is none, so that time tells nothing. */
  verify(password: string, passwordHash: string | undefined): Promise<boolean>;
}

/** Argon2id, the library's default, with the least cost that OWASP's password storage advice asks for. */
const advised: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @param cost lower only where nobody's password is kept: a hash is 20 ms of a processor. */
export async function createPasswords(
  limits: Omit<TurnLimits, 'refusal'>,
  cost: Options = advised,
): Promise<Passwords> {
  const takeTurn = createTurns({ ...limits, refusal: 'Many people are signing in right now.' });
  const unknowable = await hash(randomBytes(32), cost);
  return {
    hash: (password) => takeTurn(() => hash(password, cost)),
    async verify(password, passwordHash) {
      const matches = await takeTurn(() => verify(passwordHash ?? unknowable, password));
      return matches && passwordHash !== undefined;
    },
  };
}
