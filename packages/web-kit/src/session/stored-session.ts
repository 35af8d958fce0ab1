import { roleSchema } from '@sitewright/contracts';
import { z } from 'zod';

const sessionSchema = z.object({ token: z.string().min(1), email: z.string().min(1), role: roleSchema });

/** Who is signed in. */
export type Session = z.infer<typeof sessionSchema>;

/** The three names under which a session lies in the browser's storage, and nothing else. */
const keys = ['token', 'email', 'role'] as const;

/** @returns the stored session, or `undefined` when a part of it is missing or is not what it should be. */
export function readSession(storage: Storage): Session | undefined {
  const stored = Object.fromEntries(keys.map((key) => [key, storage.getItem(key)]));
  return sessionSchema.safeParse(stored).data;
}

export function writeSession(storage: Storage, session: Session): void {
  for (const key of keys) storage.setItem(key, session[key]);
}

export function removeSession(storage: Storage): void {
  for (const key of keys) storage.removeItem(key);
}
