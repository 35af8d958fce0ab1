import type { routes } from '@sitewright/contracts';

/** Written here, checked against the contract: the landing page can sign out, and need not carry the contracts for it. */
const path: typeof routes.logout.path = '/api/auth/logout';

/**
 * Asks the server to accept the token no more. The page need not stay for it, and whoever signs out is signed out here
 * whether the server can be reached or not; then the session ends there by itself, with its time.
 */
export async function endOnServer(token: string): Promise<void> {
  try {
    await fetch(path, { method: 'POST', headers: { Authorization: `Bearer ${token}` }, keepalive: true });
  } catch {
    // Nobody is left to tell.
  }
}
