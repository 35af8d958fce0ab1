import { routes, type SiteDetails } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import type { ApiClient } from '@sitewright/web-kit';
import { tookHead } from '../head/head-store.ts';
import { sayRefused } from '../head/say-refused.ts';

/** Shows a version again, as a new one. @returns whether that was done */
export async function restoreVersion(api: ApiClient, site: SiteDetails, number: number): Promise<boolean> {
  const { folderId: id, version } = site;
  try {
    const head = await api.call(routes.restoreVersion, {
      params: { id, number: String(number) },
      body: { version },
    });
    tookHead(id, head);
    toast({ title: `Version ${number} is shown again, as version ${head.version}` });
    return true;
  } catch (error) {
    sayRefused(id, 'Nothing was restored', error);
    return false;
  }
}
