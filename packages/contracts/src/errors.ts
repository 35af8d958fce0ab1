import * as z from 'zod/mini';

/** Every error code a service can answer with, and its HTTP status. The only such table. */
export const errorStatus = {
  VALIDATION_FAILED: 400,
  MALFORMED_REQUEST: 400,
  INVALID_CREDENTIALS: 401,
  UNAUTHENTICATED: 401,
  PASSWORD_REQUIRED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  EMAIL_TAKEN: 409,
  CONFLICT: 409,
  SHARE_ENDED: 410,
  SHARE_REVOKED: 410,
  SHARE_CLOSED: 410,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  GENERATION_EMPTY: 422,
  GENERATION_TOO_COMPLEX: 422,
  RATE_LIMITED: 429,
  GENERATION_STOPPED: 499,
  INTERNAL: 500,
  NOT_IMPLEMENTED: 501,
  PROVIDER_FAILED: 502,
  PROVIDER_REJECTED: 502,
  UNAVAILABLE: 503,
  PROVIDER_TIMEOUT: 504,
  UPSTREAM_TIMEOUT: 504,
  STORAGE_FULL: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const errorCodeSchema = z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]);

/**
 * Both sides of a write that was refused because somebody else had written since: what the request asked for, and what is
 * stored, as the call answers it.
 */
export const conflictSchema = z.object({
  yours: z.record(z.string(), z.unknown()),
  theirs: z.record(z.string(), z.unknown()),
});
export type Conflict = z.infer<typeof conflictSchema>;

/**
 * The body of every answer that is not a success. `message` is written for the person and says what to do next;
 * `fields` maps a request field to what is wrong with it; `conflict` comes with a 409 of a write that stated what it had
 * seen; `requestId` finds the log line.
 */
export const errorBodySchema = z.object({
  message: z.string(),
  code: errorCodeSchema,
  fields: z.optional(z.record(z.string(), z.string())),
  conflict: z.optional(conflictSchema),
  requestId: z.string(),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
