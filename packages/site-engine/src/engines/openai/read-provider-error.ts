import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { EngineError } from '../../engine.ts';
import { saidIn } from './error-answer.ts';
import { aboveLimit, busyFor, failure, type ModelFailure, webPageInstead } from './provider-error.ts';
import { waitOf } from './wait.ts';

interface Sign {
  statuses: readonly number[];
  says: RegExp;
  reason: ModelFailure;
}

const refusals = [400, 403, 422];

/** What servers say of an error whose status says too little, or something else. The first that fits counts. */
const signs: readonly Sign[] = [
  {
    statuses: [400, 403],
    says: /api[ _-]?key[^.]{0,40}(?:not valid|invalid|incorrect|expired|not found)|(?:invalid|incorrect|expired|missing)[ _-](?:x-)?(?:api[ _-]?key|authentication)|API_KEY_INVALID|authentication_error/i,
    reason: 'key-refused',
  },
  {
    statuses: [...refusals, 451],
    says: /content[ _-]?(?:filter|policy|management|moderation)|responsible ?ai|safety (?:system|polic|filter|setting)|\bmoderation\b|(?:usage|acceptable use) polic|\bflagged\b|PROHIBITED_CONTENT|data_inspection_failed|inappropriate content/i,
    reason: 'filtered',
  },
  {
    statuses: [...refusals, 429],
    says: /insufficient[ _](?:quota|balance|funds|credits?)|exceeded your current quota|billing|credits?\b|balance/i,
    reason: 'quota-used-up',
  },
  {
    statuses: [400, 403, 413],
    says: /(?:tokens|requests) per (?:second|minute|hour|day)|\b[TR]P[MD]\b|rate[ _-]?limit/i,
    reason: 'rate-limited',
  },
  {
    statuses: [...refusals, 404, 413, 429],
    says: /context[ _-]?(?:length|window|size)|maximum context|too many (?:input )?tokens|prompt (?:is )?too long|input (?:is )?too long|exceeds? the (?:available|model)|reduce the length|tokens\b[^.]{0,80}must be <=/i,
    reason: 'prompt-too-long',
  },
  {
    statuses: [400, 403, 404],
    says: /must be verified|verify (?:your )?organi[sz]ation|(?:matching|match) your (?:data|privacy|guardrail)/i,
    reason: 'not-allowed',
  },
  {
    statuses: [404],
    says: /\bmodel\b|\bdeployment\b|DeploymentNotFound|no endpoints found/i,
    reason: 'model-unknown',
  },
  {
    statuses: [400],
    says: /model[^.]{0,120}(?:not found|not exist|unknown|invalid|not a valid|no such)|invalid model|\bmodel \S{1,200} is not supported/i,
    reason: 'model-unknown',
  },
];

const reasonsOfStatus: Record<number, ModelFailure> = {
  401: 'key-refused',
  402: 'quota-used-up',
  403: 'not-allowed',
  404: 'address-wrong',
  408: 'no-answer',
  413: 'prompt-too-long',
  429: 'rate-limited',
};

function reasonOf(status: number, said: string): ModelFailure {
  const sign = signs.find(({ statuses, says }) => statuses.includes(status) && says.test(said));
  return sign?.reason ?? reasonsOfStatus[status] ?? (status >= 500 ? 'server-failed' : 'request-refused');
}

const webPage = /^\W{0,9}(?:error\W{0,9}message\W{0,9})?\s*<(?:!doctype html|html|head|body)\b/i;
const longestBeginning = 300;

/** A limit of tokens a minute that one request is above: no wait helps. */
function isAboveLimit(said: string): boolean {
  const limit = Number(/\blimit:? (\d{1,12})/i.exec(said)?.[1]);
  const asked = Number(/\brequested:? (\d{1,12})/i.exec(said)?.[1]);
  const used = Number(/\bused:? (\d{1,12})/i.exec(said)?.[1] ?? 0);
  return used === 0 && asked > limit;
}

function fromStatus(status: number, error: APIError): EngineError {
  const said = saidIn(error);
  const body =
    error.error && typeof error.error === 'object' && 'message' in error.error ? error.error.message : '';
  if (status < 500 && webPage.test(String(body).slice(0, longestBeginning))) return webPageInstead(error);
  const reason = reasonOf(status, said);
  const wait = waitOf(error.headers, said);
  // A quota that is there again within a time that the server tells is none that anybody has to raise.
  const isBusy = reason === 'rate-limited' || (status === 429 && wait !== undefined);
  if (!isBusy) return failure(reason, error);
  if (isAboveLimit(said)) return aboveLimit(error);
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
