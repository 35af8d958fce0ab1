import { type Logger, logError, toAppError } from '@sitewright/service-kit';
import { EngineError, providerWords } from '@sitewright/site-engine';
import type { Generation, GenerationError } from './generation.ts';
import { mostAttempts } from './generation-settings.ts';
import type { Interruption } from './held-generation.ts';
import type { Ending } from './leases.repository.ts';

export const stoppedSentence = 'The generation was stopped before it was done. Please start it again.';

/** How a generation ends whose work was interrupted or went wrong. */
export function toEnding(error: unknown, interruption: Interruption | undefined, log: Logger): Ending {
  if (interruption === 'stopped') return { state: 'stopped' };
  if (interruption === 'silent too long') return { state: 'failed', error: silentTooLong };
  if (interruption === 'took too long') return { state: 'failed', error: tookTooLong };
  if (interruption === 'account gone') return { state: 'failed', error: accountGone };
  return { state: 'failed', error: toGenerationError(error, log) };
}

const silentTooLong: GenerationError = {
  code: 'PROVIDER_TIMEOUT',
  message: 'Nothing happened for too long while this site was made. Try again, or ask for less at once.',
};

const tookTooLong: GenerationError = {
  code: 'PROVIDER_TIMEOUT',
  message:
    'This site took longer than one may take here, so it was ended. Ask for less at once, or try again.',
};

const accountGone: GenerationError = {
  code: 'UNAUTHENTICATED',
  message: 'This account does not exist any more.',
};

/** It has ended too many processes to be begun once more. */
export const gaveUp = ({ engine, revision }: Pick<Generation, 'engine' | 'revision'>): GenerationError => ({
  code: 'GENERATION_STOPPED',
  message:
    `This ${revision ? 'change' : 'site'} was interrupted ${mostAttempts} times while it was made, so it is not tried again. ` +
    (engine === 'composer' ? 'Ask for less.' : 'Ask for less, or use the offline composer.'),
});

/** What a person is told when no site was made. */
function toGenerationError(error: unknown, log: Logger): GenerationError {
  if (error instanceof EngineError) {
    const { code, message, reason } = error;
    if (code === 'GENERATION_STOPPED') return { code, message: stoppedSentence };
    // What a person is told names no cause that only those who keep the server can mend.
    const said = providerWords(error);
    if (said) log.warn({ code, reason, said }, 'the model server said why no site was made');
    return { code, message, ...(reason && { reason }) };
  }
  const told = toAppError(error);
  logError(log, told);
  return { code: told.code, message: told.message };
}
