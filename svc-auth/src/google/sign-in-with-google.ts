import { emailSchema, type GoogleError } from '@sitewright/contracts';
import { z } from 'zod';
import type { User } from '../users/user.ts';
import type { UsersRepository } from '../users/users.repository.ts';

/** OpenID Connect, section 5.1. Some servers write the boolean as a text. */
const profileSchema = z.object({
  sub: z.string().min(1).max(255),
  email: emailSchema,
  email_verified: z.union([z.boolean(), z.stringbool()]).default(false),
});
type GoogleProfile = z.infer<typeof profileSchema>;

/** Whose account it is, or why nobody is signed in. */
export type GoogleOutcome = { user: User } | { error: GoogleError };

/**
 * Signs in who is known to Google: by the Google account, else by an address that Google has verified. An
 * administrator's account is not handed over for an address: the operator may have named one that is not theirs.
 */
export async function signInWithGoogle(users: UsersRepository, profile: unknown): Promise<GoogleOutcome> {
  const parsed = profileSchema.safeParse(profile);
  if (!parsed.success) return { error: 'google-unavailable' };
  const known = await users.findByGoogleId(parsed.data.sub);
  if (known) return { user: known };
  if (!parsed.data.email_verified) return { error: 'google-email-unverified' };
  return byAddress(users, parsed.data);
}

async function byAddress(users: UsersRepository, { sub, email }: GoogleProfile): Promise<GoogleOutcome> {
  const inserted = await users.insert({ email, role: 'user', googleId: sub });
  if (inserted) return { user: inserted };
  // The address is taken, or a second tab of the same person was faster.
  const existing = await users.findByEmail(email);
  if (existing?.googleId === sub) return { user: existing };
  if (existing?.role === 'admin' && !existing.googleId) return { error: 'google-administrator' };
  const user = existing && (await users.linkGoogle(existing.id, sub));
  return user ? { user } : { error: 'google-account-mismatch' };
}
