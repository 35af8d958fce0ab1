import type { Logger } from '@sitewright/service-kit';
import { purgeDeletedSites } from './purge-deleted-sites.ts';
import type { PurgedSitesRepository } from './purged-sites.repository.ts';

const hourMs = 60 * 60 * 1000;

/** Purges now and every hour. The returned function stops it and waits for what is under way. */
export function purgeRegularly(purged: PurgedSitesRepository, log: Logger): () => Promise<void> {
  const stopping = new AbortController();
  const purge = async () => {
    try {
      const sites = await purgeDeletedSites(purged, new Date(), stopping.signal);
      if (sites > 0) log.info({ sites }, 'deleted sites purged');
    } catch (error) {
      log.error({ err: error }, 'purging deleted sites failed; it is tried again in an hour');
    }
  };
  let running = purge();
  const timer = setInterval(() => {
    running = running.then(purge);
  }, hourMs);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
