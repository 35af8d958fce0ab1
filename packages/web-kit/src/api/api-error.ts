import { type Conflict, type ErrorCode, errorBodySchema } from '@sitewright/contracts';

/** What can go wrong before a service has answered in the contract's words. */
export type ClientErrorCode = 'ABORTED' | 'NETWORK' | 'TIMEOUT' | 'UNEXPECTED_ANSWER';

interface ApiErrorDetails {
  code: ErrorCode | ClientErrorCode;
  message: string;
  fields?: Record<string, string> | undefined;
  conflict?: Conflict | undefined;
  status?: number;
  requestId?: string;
  retryAfter?: number | undefined;
  cause?: unknown;
}

/** A call that did not succeed. `message` is written for the person. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly code: ErrorCode | ClientErrorCode;
  /** What is wrong with each field of the request, where the server said so. */
  readonly fields: Record<string, string>;
  /** Both sides of a write that came too late, where the server said so. */
  readonly conflict: Conflict | undefined;
  /** The HTTP status; `undefined` when no answer came. */
  readonly status: number | undefined;
  /** Finds the log line of the request. */
  readonly requestId: string | undefined;
  /** The seconds after which the server may be asked again, where it said so. */
  readonly retryAfter: number | undefined;

  constructor({
    code,
    message,
    fields = {},
    conflict,
    status,
    requestId,
    retryAfter,
    cause,
  }: ApiErrorDetails) {
    super(message, { cause });
    this.code = code;
    this.fields = fields;
    this.conflict = conflict;
    this.status = status;
    this.requestId = requestId;
    this.retryAfter = retryAfter;
  }
}

/** The seconds of a `Retry-After` header; our services name no dates there. */
export function readRetryAfter(header: unknown): number | undefined {
  return typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) : undefined;
}

/** The error an answer of status 400 or above stands for, whoever sent it. */
export function errorFromAnswer(status: number, data: unknown, retryAfter?: number): ApiError {
  const body = errorBodySchema.safeParse(data);
  if (body.success) return new ApiError({ ...body.data, status, retryAfter });
  return new ApiError({
    code: 'UNEXPECTED_ANSWER',
    message: 'The server could not answer. Wait a moment and try again.',
    status,
    retryAfter,
  });
}

const withoutAnswer: Record<string, { code: ClientErrorCode; message: string }> = {
  ERR_CANCELED: { code: 'ABORTED', message: 'The request was stopped.' },
  ECONNABORTED: { code: 'TIMEOUT', message: 'The server took too long to answer. Try again.' },
};

/** The error for a request that got no answer at all; `reason` is axios's error code. */
export function errorWithoutAnswer(reason: string | undefined, cause: unknown): ApiError {
  const { code, message } = withoutAnswer[reason ?? ''] ?? {
    code: 'NETWORK',
    message: 'The server cannot be reached. Check your connection and try again.',
  };
  return new ApiError({ code, message, cause });
}

/** What was thrown, as an error with words for the person; a defect of the page itself gets a sentence too. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  return new ApiError({
    code: 'UNEXPECTED_ANSWER',
    message: 'Something went wrong on this page. Reload it and try again.',
    cause: thrown,
  });
}

/** What the server itself said about a failure; nothing when the words are the browser's. */
export function errorMessage(thrown: unknown): string | undefined {
  return thrown instanceof ApiError && thrown.requestId !== undefined ? thrown.message : undefined;
}
