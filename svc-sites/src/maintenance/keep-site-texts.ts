import { keepTexts } from '../sites/texts/search-texts.ts';
import type { SiteTextsRepository } from '../sites/texts/site-texts.repository.ts';

const atOnce = 100;

/**
 * Keeps what the pages of sites say that are new or have changed, until `signal` stops it. Replicas that start together do the same,
 * twice. Returns how many there were.
 */
export async function keepSiteTexts(texts: SiteTextsRepository, signal: AbortSignal): Promise<number> {
  let count = 0;
  for (;;) {
    const unkept = await texts.findUnkept(atOnce);
    count += await keepTexts(texts, unkept, signal);
    if (signal.aborted || unkept.length < atOnce) return count;
  }
}
