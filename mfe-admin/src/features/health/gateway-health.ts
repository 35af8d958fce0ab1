import { type Health, healthSchema } from '@sitewright/contracts';

/**
 * What the gateway says of the parts behind it; it says so with 503, too, where one of them is away.
 *
 * @returns nothing where something else answers, such as a development server
 */
export async function askGateway(signal: AbortSignal): Promise<Health | undefined> {
  try {
    const answer = await fetch('/healthz', { signal });
    return healthSchema.safeParse(await answer.json()).data;
  } catch {
    return undefined;
  }
}
