import type { ServerResponse } from 'node:http';
import {
  errorBody,
  GatewayError,
  type GatewayErrorCode,
  retryAfterSeconds,
  statusOf,
} from './gateway-error.ts';
import { answerJson } from './json-answer.ts';
import { errorHeaders, errorPolicy, previewPolicy } from './security-headers.ts';

const codeOf = (error: unknown): GatewayErrorCode =>
  error instanceof GatewayError ? error.code : 'INTERNAL';

/** What the answer was to have as a page means nothing for an error, except for these. */
const stays = (name: string, code: GatewayErrorCode) =>
  name === 'strict-transport-security' || (name === 'content-range' && code === 'RANGE_NOT_SATISFIABLE');

/** Turns anything thrown into the contract's error answer; an answer that has begun can only be cut off. */
export function answerError(response: ServerResponse, error: unknown, requestId: string, path: string) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const code = codeOf(error);
  for (const name of response.getHeaderNames()) {
    if (!stays(name, code)) response.removeHeader(name);
  }
  for (const [name, value] of Object.entries(errorHeaders)) response.setHeader(name, value);
  response.setHeader('Content-Security-Policy', path.startsWith('/preview/') ? previewPolicy : errorPolicy);
  response.setHeader('X-Request-Id', requestId);
  const retryAfter = retryAfterSeconds[code];
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter);
  answerJson(response, statusOf(code), errorBody(code, requestId));
}
