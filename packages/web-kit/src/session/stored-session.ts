import type { Role } from '@sitewright/contracts';

/** Who is signed in. */
export interface Session {
  token: string;
  email: string;
  role: Role;
}

/** The three names under which a session lies in the browser's storage, and nothing else. */
export const sessionKeys = ['token', 'email', 'role'] as const;

// Checked by hand: this runs on the landing page, where the schema library would cost a tenth of all script.
const isRole = (value: string | null): value is Role => value === 'user' || value === 'admin';

/** @returns the stored session, or `undefined` when a part of it is missing or is not what it should be. */
export function readSession(storage: Storage): Session | undefined {
  const token = storage.getItem('token');
  const email = storage.getItem('email');
  const role = storage.getItem('role');
  return token && email && isRole(role) ? { token, email, role } : undefined;
}

export function writeSession(storage: Storage, session: Session): void {
  for (const key of sessionKeys) storage.setItem(key, session[key]);
}

export function removeSession(storage: Storage): void {
  for (const key of sessionKeys) storage.removeItem(key);
}
