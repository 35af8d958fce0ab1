import { type Conflict, type ErrorCode, errorStatus } from '@sitewright/contracts';

export interface AppErrorOptions {
  /** What went wrong underneath; logged, never answered. */
  cause?: unknown;
  /** Request field -> what is wrong with it. */
  fields?: Record<string, string>;
  /** Both sides of a write that came too late. */
  conflict?: Conflict;
  /** Headers the answer carries, such as `Retry-After`. */
  headers?: Record<string, string>;
}

/** The one error that reaches a person. `message` is written for them and says what to do next. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly conflict: Conflict | undefined;
  readonly headers: Record<string, string>;

  constructor(
    code: ErrorCode,
    message: string,
    { cause, fields, conflict, headers = {} }: AppErrorOptions = {},
  ) {
    super(message, { cause });
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
    this.conflict = conflict;
    this.headers = headers;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}
