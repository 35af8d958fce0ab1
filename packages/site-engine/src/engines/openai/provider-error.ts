import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { EngineError } from '../../engine.ts';

export const stopped = (): EngineError =>
  new EngineError('GENERATION_STOPPED', 'The generation was stopped.');

export const silent = (): EngineError =>
  new EngineError(
    'PROVIDER_TIMEOUT',
    "The model's server did not answer in time. Try again, or use the offline composer.",
  );

export const nothingUsable = (): EngineError =>
  new EngineError(
    'GENERATION_EMPTY',
    'The model answered, but wrote no page. Try again, describe the site in other words, or use the offline composer.',
  );

export const tooLong = (): EngineError =>
  new EngineError(
    'PROVIDER_FAILED',
    'The model wrote more than a site may hold. Ask for fewer pages and try again.',
  );

export const oversized = (): EngineError =>
  new EngineError(
    'PROVIDER_FAILED',
    "The model's server sent more than an answer may hold, so it was cut off. Try again, or use the offline composer.",
  );

export const cutOff = (): EngineError =>
  new EngineError(
    'PROVIDER_FAILED',
    'The model could not finish the site within its limits. Ask for fewer pages and try again.',
  );

const rejected = (message: string, cause: unknown) =>
  new EngineError('PROVIDER_REJECTED', message, { cause });
const failed = (message: string, cause: unknown) => new EngineError('PROVIDER_FAILED', message, { cause });

function fromStatus(status: number, cause: unknown): EngineError {
  if (status === 401 || status === 403) {
    return rejected(
      "The model's server refused the key. Ask the administrator to check OPENAI_API_KEY.",
      cause,
    );
  }
  if (status === 404) {
    const settings = 'OPENAI_MODEL and OPENAI_BASE_URL';
    return rejected(
      `The model's server does not know the model. Ask the administrator to check ${settings}.`,
      cause,
    );
  }
  if (status === 429) {
    return failed(
      "The model's server is busy or its quota is used up. Try again later, or use the offline composer.",
      cause,
    );
  }
  if (status >= 500) {
    return failed("The model's server has a problem. Try again later, or use the offline composer.", cause);
  }
  return rejected(
    "The model's server did not accept the request. Shorten the description and try again.",
    cause,
  );
}

export const unreadable = (cause: unknown): EngineError =>
  failed(
    "The model's server sent something that is not an answer. Try again, or use the offline composer.",
    cause,
  );

export const brokenOff = (cause: unknown): EngineError =>
  failed("The connection to the model's server broke off. Try again, or use the offline composer.", cause);

/** What went wrong between us and the provider, told to a person; what the provider said stays in `cause`. */
export function toEngineError(error: unknown): EngineError {
  if (error instanceof EngineError) return error;
  if (error instanceof APIConnectionTimeoutError) return silent();
  if (error instanceof APIConnectionError) {
    return failed(
      "The model's server cannot be reached. Try again later, or use the offline composer.",
      error,
    );
  }
  if (error instanceof APIError && error.status !== undefined) return fromStatus(error.status, error);
  if (error instanceof SyntaxError) return unreadable(error);
  return brokenOff(error);
}
