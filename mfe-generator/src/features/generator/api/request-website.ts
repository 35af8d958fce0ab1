import { type GenerateRequest, type GenerateResponse, routes } from '@sitewright/contracts';
import { type ApiClient, ApiError } from '@sitewright/web-kit';

/** As long as the gateway keeps such a call open: a large site from a slow model takes minutes. */
const timeout = 600_000;

/** The request whose outcome nobody has told: sent again under the same key, it is not made and charged twice. */
let unanswered: { request: string; idempotencyKey: string } | undefined;

/** Has a website made from a prompt. */
export async function requestWebsite(
  api: ApiClient,
  body: GenerateRequest,
  signal: AbortSignal,
): Promise<GenerateResponse> {
  const request = JSON.stringify(body);
  const idempotencyKey = unanswered?.request === request ? unanswered.idempotencyKey : newKey();
  unanswered = { request, idempotencyKey };
  try {
    const answer = await api.call(routes.generate, { body, signal, timeout, idempotencyKey });
    unanswered = undefined;
    return answer;
  } catch (error) {
    if (isSettled(error)) unanswered = undefined;
    throw error;
  }
}

/** Whoever is in between may give up while the service goes on. */
const inBetween = new Set(['UNAVAILABLE', 'UNEXPECTED_ANSWER', 'UPSTREAM_TIMEOUT']);

/** The connection broke off, or somebody in between gave up, while the service may go on. */
export const wasCut = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'NETWORK' ||
    error.code === 'TIMEOUT' ||
    error.code === 'UPSTREAM_TIMEOUT' ||
    (error.code === 'UNEXPECTED_ANSWER' && (error.status ?? 0) >= 500));

const isSettled = (error: unknown) =>
  error instanceof ApiError && error.status !== undefined && !inBetween.has(error.code);

/** Not `randomUUID`, which browsers keep from pages without TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
