import { type GenerateRequest, type GenerateResponse, routes } from '@sitewright/contracts';
import type { ApiClient } from '@sitewright/web-kit';

/** As long as the gateway keeps such a call open: a large site from a slow model takes minutes. */
const timeout = 600_000;

/** Has a website made from a prompt. */
export function requestWebsite(
  api: ApiClient,
  request: GenerateRequest,
  signal: AbortSignal,
): Promise<GenerateResponse> {
  return api.call(routes.generate, { body: request, signal, timeout });
}
