import { hash, type Options, verify } from '@node-rs/argon2';
import { createTurns } from '@sitewright/service-kit';

/** Argon2id, as for accounts: the least cost that OWASP's password storage advice asks for. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** 19 MB each: a flood of guesses waits, and the rest of the service keeps answering. */
const turns = { atOnce: 2, waiting: 50, refusal: 'Many people are opening shared websites right now.' };

export interface SharePasswords {
  hash(password: string): Promise<string>;
  verify(password: string, passwordHash: string): Promise<boolean>;
}

export function createSharePasswords(): SharePasswords {
  const takeTurn = createTurns(turns);
  return {
    hash: (password) => takeTurn(() => hash(password, cost)),
    verify: (password, passwordHash) => takeTurn(() => verify(passwordHash, password)),
  };
}
