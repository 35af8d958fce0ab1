import type { FailureReason } from '@sitewright/contracts';
import type { Watched } from '../generator-store.ts';

type Failure = NonNullable<Watched['progress']['failure']>;

/** What can be done about a failure, besides opening what was written. */
export interface WaysOn {
  /** The same request may do better. */
  canRetry: boolean;
  /** The words are to blame, or may be. */
  canReword: boolean;
  /** It is the model's: the composer needs none. */
  canCompose: boolean;
}

/** Failures of a model; what the server says of each of them names the offline composer as a way on. */
const codesOfModels: ReadonlySet<string> = new Set([
  'GENERATION_EMPTY',
  'PROVIDER_FAILED',
  'PROVIDER_REJECTED',
  'PROVIDER_TIMEOUT',
]);

const ofWords: ReadonlySet<FailureReason | undefined> = new Set<FailureReason>([
  'prompt-too-long',
  'site-too-large',
  'cut-off',
  'filtered',
  'refused',
  'only-thought',
  'no-page',
]);

export const waysOn = ({ code, reason }: Failure): WaysOn => ({
  canRetry: reason !== 'prompt-too-long',
  canReword: ofWords.has(reason),
  canCompose: codesOfModels.has(code),
});
