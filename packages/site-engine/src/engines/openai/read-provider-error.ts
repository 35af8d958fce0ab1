import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { EngineError } from '../../engine.ts';
import { saidIn } from './error-answer.ts';
import { busyFor, failure, type ModelFailure } from './provider-error.ts';

const aboutContext =
  /context[ _-]?(?:length|window|size)|maximum context|too many (?:input )?tokens|prompt (?:is )?too long|input (?:is )?too long|exceeds? the (?:available|model)|reduce the length/i;
const aboutQuota = /insufficient_quota|exceeded your current quota|billing|credits?\b|balance/i;
const aboutModel = /\bmodel\b/i;
const modelMissing =
  /model[^.]{0,120}(?:not found|not exist|unknown|invalid|not a valid|no such)|invalid model/i;

const reasonsOfStatus: Record<number, ModelFailure> = {
  401: 'key-refused',
  402: 'quota-used-up',
  403: 'not-allowed',
  408: 'no-answer',
  413: 'prompt-too-long',
  429: 'rate-limited',
};

function reasonOf(status: number, said: string): ModelFailure {
  if (status === 404) return aboutModel.test(said) ? 'model-unknown' : 'address-wrong';
  if (status === 429 && aboutQuota.test(said)) return 'quota-used-up';
  if (status >= 400 && status < 500 && aboutContext.test(said)) return 'prompt-too-long';
  if (status === 400 && modelMissing.test(said)) return 'model-unknown';
  const known = reasonsOfStatus[status];
  if (known) return known;
  return status >= 500 ? 'server-failed' : 'request-refused';
}

/** Seconds until requests are taken again (RFC 9110, 10.2.3). */
function waitOf({ headers }: APIError): number | undefined {
  const told = headers?.get('retry-after');
  if (!told) return undefined;
  const seconds = Number(told);
  const wait = Number.isNaN(seconds) ? (Date.parse(told) - Date.now()) / 1000 : seconds;
  return wait > 0 ? Math.ceil(wait) : undefined;
}

function fromStatus(status: number, error: APIError): EngineError {
  const reason = reasonOf(status, saidIn(error));
  const wait = reason === 'rate-limited' ? waitOf(error) : undefined;
  return wait === undefined ? failure(reason, error) : busyFor(wait, error);
}

/** Errors of OpenSSL and of Node's TLS. */
const insecure =
  /^(?:ERR_SSL_|ERR_TLS_|EPROTO$|CERT_|DEPTH_ZERO_SELF_SIGNED_CERT$|SELF_SIGNED_CERT|UNABLE_TO_(?:VERIFY|GET))/;
const hostUnknown = /^(?:ENOTFOUND|EAI_AGAIN|EAI_FAIL)$/;
const mostCauses = 5;

function fromConnection(error: APIConnectionError): EngineError {
  let cause: unknown = error;
  for (let depth = 0; depth < mostCauses && cause instanceof Error; depth += 1) {
    if (cause instanceof EngineError) return cause;
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (insecure.test(code)) return failure('insecure', error);
    if (hostUnknown.test(code)) return failure('host-unknown', error);
    cause = cause.cause;
  }
  return failure('unreachable', error);
}

/** Within a stream, the status is what the server says it is: there is no other. */
const statusWithin = ({ code }: APIError): number | undefined => {
  const status = Number(code);
  return status >= 400 && status < 600 ? status : undefined;
};

/** What went wrong between us and the provider. */
export function toEngineError(error: unknown): EngineError {
  if (error instanceof EngineError) return error;
  if (error instanceof APIConnectionTimeoutError) return failure('no-answer', error);
  if (error instanceof APIConnectionError) return fromConnection(error);
  if (error instanceof APIError) {
    const status = error.status ?? statusWithin(error);
    if (status !== undefined) return fromStatus(status, error);
  }
  if (error instanceof SyntaxError) return failure('unreadable', error);
  return failure('broke-off', error);
}
