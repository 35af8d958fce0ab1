import type { FailureReason } from '@sitewright/contracts';
import type { GenerationProgress } from './progress.ts';

type Failure = NonNullable<GenerationProgress['failure']>;
type Code = Failure['code'];

/** What can be done about a failure, besides opening what was written. Whatever its sentence names is among them. */
export interface WaysOn {
  /** The same request may do better. */
  canRetry: boolean;
  /** The words are to blame, or may be; or less is to be asked for. */
  canReword: boolean;
  /** It is the model's: the composer needs none. */
  canCompose: boolean;
  /** Something is to be stopped, deleted or found there first. */
  leadsToProjects: boolean;
}

const again: WaysOn = { canRetry: true, canReword: false, canCompose: false, leadsToProjects: false };
const otherWords: WaysOn = { ...again, canRetry: false, canReword: true };

/** What a model's failure offers; without a reason it is a site that has grown too large, or took too long. */
const ofModel: WaysOn = { ...again, canReword: true, canCompose: true };

/** Every other code passes by itself, or is nothing that the person can change: the same is asked for again. */
const waysOfCodes: Partial<Record<Code, WaysOn>> = {
  GENERATION_EMPTY: ofModel,
  PROVIDER_FAILED: ofModel,
  PROVIDER_REJECTED: ofModel,
  PROVIDER_TIMEOUT: ofModel,
  // It ended too many processes, or was given up where it ran.
  GENERATION_STOPPED: ofModel,
  GENERATION_TOO_COMPLEX: ofModel,
  // After failures other words are waited for less long, and one that waits may be stopped.
  RATE_LIMITED: { ...again, canReword: true, leadsToProjects: true },
  STORAGE_FULL: { ...again, leadsToProjects: true },
  VALIDATION_FAILED: otherWords,
  PAYLOAD_TOO_LARGE: otherWords,
  // A picture that belonged to it is gone.
  NOT_FOUND: otherWords,
  // If it was begun, it is there.
  NETWORK: { ...again, leadsToProjects: true },
  UNAUTHENTICATED: { ...again, canRetry: false },
};

const ofWords: ReadonlySet<FailureReason> = new Set<FailureReason>([
  'prompt-too-long',
  'site-too-large',
  'cut-off',
  'filtered',
  'refused',
  'only-thought',
  'no-page',
]);

/**
 * The ways on after a failure.
 * @param isComposers the composer itself has failed, or is all that there is
 */
export function waysOn({ code, reason }: Failure, isComposers: boolean): WaysOn {
  const ways = waysOfCodes[code] ?? again;
  return {
    ...ways,
    canRetry: ways.canRetry && reason !== 'prompt-too-long',
    canReword: reason === undefined ? ways.canReword : ofWords.has(reason),
    canCompose: ways.canCompose && !isComposers,
  };
}
