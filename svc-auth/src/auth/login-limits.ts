import { createLimiter, type Limiter } from '@sitewright/service-kit';
import type { Db } from 'mongodb';

export interface LoginLimitSettings {
  /** Failed attempts on one account, from wherever, before it has to wait. */
  perAccount: number;
  /** Failed attempts from one address, on whichever accounts. */
  perAddress: number;
}

/** Who tries to prove that they are whom. */
export interface LoginAttempt {
  email: string;
  address: string;
}

/** Slows guessing down. An account that does not exist is limited like one that does. */
export interface LoginLimits {
  /** @throws AppError `RATE_LIMITED`. */
  begin(attempt: LoginAttempt): Promise<void>;
  succeed(attempt: LoginAttempt): Promise<void>;
}

const window = { seconds: 10 * 60, waits: { firstSeconds: 30, longestSeconds: 15 * 60 } };

export function createLoginLimits(db: Db, { perAccount, perAddress }: LoginLimitSettings): LoginLimits {
  const accounts: Limiter = createLimiter({ db, name: 'login-account', points: perAccount, ...window });
  const addresses: Limiter = createLimiter({ db, name: 'login-address', points: perAddress, ...window });
  return {
    async begin({ email, address }) {
      await addresses.take(address);
      await accounts.take(email);
    },
    async succeed({ email, address }) {
      await Promise.all([addresses.giveBack(address), accounts.forget(email)]);
    },
  };
}
