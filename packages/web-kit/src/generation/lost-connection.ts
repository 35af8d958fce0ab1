import { ApiError } from '../api/api-error.ts';

/** The connection broke off, or somebody in between gave up, while the service may go on. */
export const wasCut = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'NETWORK' ||
    error.code === 'TIMEOUT' ||
    error.code === 'UPSTREAM_TIMEOUT' ||
    (error.code === 'UNEXPECTED_ANSWER' && (error.status ?? 0) >= 500));

/** The server is there, or will be, and is to be asked again. */
export const answersLater = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'RATE_LIMITED' || (error.status ?? 0) >= 500);

/** Something else than the service has answered, such as the page by which a network asks for a sign-in. */
export const wasIntercepted = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'UNEXPECTED_ANSWER' && error.status !== undefined;

/** The server does not know the number from which it was to go on. */
export const wasLostTrack = (error: unknown): boolean => error instanceof ApiError && error.status === 400;
