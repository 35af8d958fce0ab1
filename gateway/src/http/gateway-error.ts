import { type ErrorBody, type ErrorCode, errorStatus } from '@sitewright/contracts';

/** Everything the gateway itself can answer with instead of a page, and what it tells the person. */
export const gatewayErrors = {
  MALFORMED_REQUEST: 'This request could not be understood. Check the address and try again.',
  FORBIDDEN: 'This file belongs to a preview and works only inside it.',
  NOT_FOUND: 'There is nothing at this address. Check it for typing errors.',
  METHOD_NOT_ALLOWED: 'This address does not support that kind of request.',
  PRECONDITION_FAILED: 'This has changed since you loaded it. Load it again.',
  PAYLOAD_TOO_LARGE: 'This is too large to send. Make it smaller and try again.',
  RANGE_NOT_SATISFIABLE: 'This file has no such part. Load it again from its beginning.',
  RATE_LIMITED: 'Too many requests in a short time. Wait a moment and try again.',
  INTERNAL: 'Something went wrong on our side. Try again in a moment.',
  UNAVAILABLE: 'This part of Sitewright is not answering. Try again in a moment.',
  UPSTREAM_TIMEOUT: 'This took too long to answer. Try again in a moment.',
} as const satisfies Partial<Record<ErrorCode, string>>;

export type GatewayErrorCode = keyof typeof gatewayErrors;

/** Seconds after which trying again makes sense. */
export const retryAfterSeconds: Partial<Record<GatewayErrorCode, number>> = {
  RATE_LIMITED: 1,
  UNAVAILABLE: 5,
};

export const statusOf = (code: GatewayErrorCode): number => errorStatus[code];

export const errorBody = (code: GatewayErrorCode, requestId: string): ErrorBody => ({
  message: gatewayErrors[code],
  code,
  requestId,
});

/** Thrown inside the local gateway; the one handler at its edge turns it into an answer. */
export class GatewayError extends Error {
  readonly code: GatewayErrorCode;

  constructor(code: GatewayErrorCode, options?: ErrorOptions) {
    super(gatewayErrors[code], options);
    this.code = code;
  }
}
