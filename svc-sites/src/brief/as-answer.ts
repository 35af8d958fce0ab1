import { AppError } from '@sitewright/service-kit';
import { EngineError } from '@sitewright/site-engine';

/** What the engine says to the person, as an answer of the service. */
export async function asAnswer<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof EngineError) throw new AppError(error.code, error.message, { cause: error });
    throw error;
  }
}
