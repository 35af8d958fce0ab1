import { createLimiter } from '@sitewright/service-kit';
import type { Db } from 'mongodb';

export interface LoginLimitSettings {
  /** Failed attempts on one account from all unknown devices together before those have to wait. */
  perAccount: number;
  /** Failed attempts on one account from one address, or in one known device. */
  perAccountAndAddress: number;
  /** Failed attempts from one address, on whichever accounts. */
  perAddress: number;
}

/** Where somebody tries to prove who they are. */
export interface LoginOrigin {
  address: string;
  /** The known device of the account; undefined in any other. */
  device: string | undefined;
}

/** Who tries to prove that they are whom. */
export interface LoginAttempt extends LoginOrigin {
  email: string;
}

/**
 * Slows guessing down without locking the owner out: a known device has a count of its own, which nobody else's guesses
 * touch, and one address spends only its own share of an account's. An account that does not exist is limited like one
 * that does.
 */
export interface LoginLimits {
  /** @throws AppError `RATE_LIMITED`. */
  begin(attempt: LoginAttempt): Promise<void>;
  succeed(attempt: LoginAttempt): Promise<void>;
}

const window = { seconds: 10 * 60, waits: { firstSeconds: 30, longestSeconds: 15 * 60 } };

export function createLoginLimits(db: Db, settings: LoginLimitSettings): LoginLimits {
  const limiter = (name: string, points: number) => createLimiter({ db, name, points, ...window });
  const devices = limiter('login-device', settings.perAccountAndAddress);
  const addresses = limiter('login-address', settings.perAddress);
  const shares = limiter('login-account-address', settings.perAccountAndAddress);
  const accounts = limiter('login-account', settings.perAccount);
  return {
    async begin({ email, address, device }) {
      if (device !== undefined) return devices.take(`${device} ${email}`);
      await addresses.take(address);
      await shares.take(`${address} ${email}`);
      await accounts.take(email);
    },
    async succeed({ email, address, device }) {
      if (device !== undefined) return devices.forget(`${device} ${email}`);
      const share = `${address} ${email}`;
      await Promise.all([addresses.giveBack(address), shares.forget(share), accounts.giveBack(email)]);
    },
  };
}
