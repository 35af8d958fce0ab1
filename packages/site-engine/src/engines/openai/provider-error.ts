import type { FailureReason } from '@sitewright/contracts';
import { EngineError, type EngineErrorCode } from '../../engine.ts';

export const stopped = (): EngineError =>
  new EngineError('GENERATION_STOPPED', 'The generation was stopped.');

/** A blank page is found by our own checks, once the model has written it. */
export type ModelFailure = Exclude<FailureReason, 'blank-page'>;

type Sentence = [code: EngineErrorCode, message: string];

const orCompose = 'or use the offline composer';

/** What a person is told, and what to do next. What the provider said is in none of them: it may quote a key. */
const sentences: Record<ModelFailure, Sentence> = {
  'key-refused': [
    'PROVIDER_REJECTED',
    `The model's server refused the key. Ask the administrator to check OPENAI_API_KEY, ${orCompose}.`,
  ],
  'not-allowed': [
    'PROVIDER_REJECTED',
    `The key is not allowed to use this model. Ask the administrator to allow it, ${orCompose}.`,
  ],
  'model-unknown': [
    'PROVIDER_REJECTED',
    `The model's server does not know the model. Ask the administrator to check OPENAI_MODEL, ${orCompose}.`,
  ],
  'address-wrong': [
    'PROVIDER_REJECTED',
    `Nothing at the model's address writes answers. Ask the administrator to check OPENAI_BASE_URL, which usually ends in /v1, ${orCompose}.`,
  ],
  'request-refused': [
    'PROVIDER_REJECTED',
    `The model's server did not accept the request. Ask the administrator to run the model check, ${orCompose}.`,
  ],
  'quota-used-up': [
    'PROVIDER_REJECTED',
    `The quota at the model's server is used up. Ask the administrator to raise it, ${orCompose}.`,
  ],
  insecure: [
    'PROVIDER_FAILED',
    `The connection to the model's server is not secure: its certificate cannot be trusted. Ask the administrator to check it, ${orCompose}.`,
  ],
  'host-unknown': [
    'PROVIDER_FAILED',
    `The name of the model's server is not known. Ask the administrator to check OPENAI_BASE_URL, ${orCompose}.`,
  ],
  unreachable: [
    'PROVIDER_FAILED',
    `The model's server cannot be reached. Try again in a minute, ${orCompose}.`,
  ],
  'rate-limited': [
    'PROVIDER_FAILED',
    `The model's server has too many requests just now. Try again in a minute, ${orCompose}.`,
  ],
  'server-failed': [
    'PROVIDER_FAILED',
    `The model's server has a problem of its own. Try again in a few minutes, ${orCompose}.`,
  ],
  'no-answer': ['PROVIDER_TIMEOUT', `The model's server did not answer in time. Try again, ${orCompose}.`],
  'fell-silent': ['PROVIDER_TIMEOUT', `The model stopped writing in the middle. Try again, ${orCompose}.`],
  'broke-off': [
    'PROVIDER_FAILED',
    `The connection to the model's server broke off. Try again, ${orCompose}.`,
  ],
  unreadable: [
    'PROVIDER_FAILED',
    `The model's server sent something that is not an answer. Try again, ${orCompose}.`,
  ],
  'prompt-too-long': [
    'PROVIDER_REJECTED',
    `The description is longer than this model can read. Shorten it and try again, ${orCompose}.`,
  ],
  'answer-too-large': [
    'PROVIDER_FAILED',
    `The model's server sent more than an answer may hold, so it was cut off. Try again, ${orCompose}.`,
  ],
  'site-too-large': [
    'PROVIDER_FAILED',
    'The model wrote more than a site may hold. Ask for fewer pages and try again.',
  ],
  'cut-off': [
    'PROVIDER_FAILED',
    `The model could not finish the site within its limits. Ask for fewer pages, ${orCompose}.`,
  ],
  filtered: [
    'PROVIDER_FAILED',
    "A filter of the model's provider stopped this. Describe the site in other words and try again.",
  ],
  refused: [
    'GENERATION_EMPTY',
    `The model refused to write this site. Describe it in other words and try again, ${orCompose}.`,
  ],
  'tools-only': [
    'GENERATION_EMPTY',
    `The model asked for tools instead of writing. Ask the administrator to choose another model, ${orCompose}.`,
  ],
  'only-thought': [
    'GENERATION_EMPTY',
    `The model spent its whole answer on thinking. Ask for less, ${orCompose}; the administrator can raise OPENAI_MAX_TOKENS.`,
  ],
  empty: ['GENERATION_EMPTY', `The model answered with nothing. Try again, ${orCompose}.`],
  'no-page': [
    'GENERATION_EMPTY',
    `The model answered, but wrote no page. Try again, describe the site in other words, ${orCompose}.`,
  ],
};

/** What went wrong with a model, as it is told to a person; what the provider said stays in `cause`. */
export function failure(reason: ModelFailure, cause?: unknown): EngineError {
  const [code, message] = sentences[reason];
  return new EngineError(code, message, { cause, reason });
}

/** What a model did with an answer that was not whole. */
export type CutOff = 'met-its-limit' | 'stopped-in-the-middle';

/** Why what was cut off stays so: a limit of the model, or a model that stops in the middle and does not go on when it is asked to. */
export function cutOff(how: CutOff, cause?: unknown): EngineError {
  const error = failure('cut-off', cause);
  if (how === 'met-its-limit') return error;
  const message = `The model stopped in the middle and did not go on when it was asked to. Try again, ask for fewer pages, ${orCompose}.`;
  return new EngineError(error.code, message, { cause, reason: 'cut-off' });
}

/** A change that the model's limit has cut off. */
export const changeCutOff = (): EngineError =>
  new EngineError(
    'PROVIDER_FAILED',
    'Nothing was changed. The model could not finish the change within its limits. Ask for less at once.',
    { reason: 'cut-off' },
  );

/** The same of a change: the site is as it was. */
export function asUnchanged(error: unknown): unknown {
  if (!(error instanceof EngineError)) return error;
  const { code, message, cause, reason } = error;
  return new EngineError(code, `Nothing was changed. ${message}`, { cause, ...(reason && { reason }) });
}

const inWords = (seconds: number): string => {
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
};

/** The server has said when it takes requests again. */
export function busyFor(seconds: number, cause: unknown): EngineError {
  const message = sentences['rate-limited'][1].replace('in a minute', `in ${inWords(seconds)}`);
  return new EngineError('PROVIDER_FAILED', message, { cause, reason: 'rate-limited' });
}

/** A limit of the key that this request is above, however long one waits. */
export const aboveLimit = (cause: unknown): EngineError =>
  new EngineError(
    'PROVIDER_REJECTED',
    `The key may not use as many tokens a minute as this takes. Ask the administrator to raise its limit or choose another model, ${orCompose}.`,
    { cause, reason: 'rate-limited' },
  );

/** What answers is no model, be it a proxy that asks for a login or the site of the provider. */
export const webPageInstead = (cause?: unknown): EngineError =>
  new EngineError(
    'PROVIDER_REJECTED',
    `A web page answered in the place of the model. Ask the administrator to check OPENAI_BASE_URL, which usually ends in /v1, and any proxy before it, ${orCompose}.`,
    { cause, reason: 'address-wrong' },
  );
