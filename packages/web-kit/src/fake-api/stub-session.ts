import type { Role, SessionResponse } from '@sitewright/contracts';

const base64url = (value: unknown) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** A token with the right shape and no valid signature: good for a screen, refused by every service. */
export function stubToken({
  email,
  role,
  sid,
  lifetime = 3600,
}: {
  email: string;
  role: Role;
  /** The name of the session, which older tokens lack. */
  sid?: string;
  lifetime?: number;
}) {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { sub: '0'.repeat(24), email, role, sid, iat, exp: iat + lifetime };
  return `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url(claims)}.unsigned`;
}

/** What a sign-in would answer for this person. */
export function stubSession({ email = 'person@example.com', role = 'user' as Role } = {}): SessionResponse {
  return { token: stubToken({ email, role }), user: { email, role } };
}
