import { createHash, randomBytes } from 'node:crypto';
import jsonwebtoken from 'jsonwebtoken';
import { z } from 'zod';
import { type CookieContext, setCookie } from '../set-cookie.ts';

const cookie = { name: 'sitewright-device', path: '/api/auth', seconds: 180 * 24 * 60 * 60 } as const;

/** Sets this token apart from all others that are signed with the same secret. */
const token = { issuer: 'sitewright', audience: 'sitewright-device', algorithm: 'HS256' } as const;

/** People who share a browser; the oldest goes. */
const maxAccounts = 5;

const deviceSchema = z.object({
  id: z.string().min(1),
  /** Hashes: whoever finds the cookie need not read who signs in here. */
  accounts: z.array(z.string()).max(maxAccounts),
});
type Device = z.infer<typeof deviceSchema>;

const hashOf = (email: string) => createHash('sha256').update(email).digest('base64url');

/**
 * The browsers in which somebody has signed in to an account (OWASP's device cookies): other people's wrong guesses at
 * the account do not lock them out. A device opens nothing, it only has attempts of its own.
 */
export interface KnownDevices {
  /** The name of the device, if this account has been signed in to in it. */
  recognise(ctx: CookieContext, email: string): string | undefined;
  /** This account was signed in to in this device just now. */
  remember(ctx: CookieContext, email: string): void;
}

export function createKnownDevices(secret: string): KnownDevices {
  const read = (ctx: CookieContext): Device | undefined => {
    try {
      const payload = jsonwebtoken.verify(ctx.cookies.get(cookie.name) ?? '', secret, {
        algorithms: [token.algorithm],
        issuer: token.issuer,
        audience: token.audience,
      });
      return deviceSchema.parse(payload);
    } catch {
      return undefined;
    }
  };

  return {
    recognise(ctx, email) {
      const device = read(ctx);
      return device?.accounts.includes(hashOf(email)) ? device.id : undefined;
    },

    remember(ctx, email) {
      const { id, accounts } = read(ctx) ?? { id: randomBytes(16).toString('base64url'), accounts: [] };
      const known = [...new Set([hashOf(email), ...accounts])].slice(0, maxAccounts);
      const value = jsonwebtoken.sign({ id, accounts: known }, secret, {
        ...token,
        expiresIn: cookie.seconds,
      });
      // Only this very cookie depends on the header, so it matters to nobody who else could have written it.
      setCookie(ctx, { ...cookie, value, isHttps: ctx.get('X-Forwarded-Proto') === 'https' });
    },
  };
}
