import { useSession } from '@sitewright/web-kit/session';
import { ApiError } from './api-error.ts';

/** What every request says of itself, with the session's bearer token. */
export const headersFor = (
  accept: string,
  token: string | undefined,
  idempotencyKey: string | undefined,
) => ({
  Accept: accept,
  ...(token && { Authorization: `Bearer ${token}` }),
  ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }),
});

/** Ends the session where the server no longer accepts the token that was sent. */
export function endRefusedSession(error: unknown, sentToken: string | undefined): void {
  if (!(error instanceof ApiError) || error.code !== 'UNAUTHENTICATED') return;
  const { token, expire } = useSession.getState();
  // The person may have signed in anew while the refused request was under way.
  if (sentToken && token === sentToken) expire();
}
