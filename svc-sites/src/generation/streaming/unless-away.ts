import { toAppError } from '@sitewright/service-kit';

/** What the database answers, or what is known already while it is away: that ends no stream. */
export async function unlessAway<Known>(answer: Promise<Known>, known: Known): Promise<Known> {
  try {
    return await answer;
  } catch (error) {
    if (toAppError(error).code !== 'UNAVAILABLE') throw error;
    return known;
  }
}
