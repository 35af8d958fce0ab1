import { routes, type SiteDetails } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import { type ApiClient, type ApiError, toApiError } from '@sitewright/web-kit';
import { tookHead } from '../head/head-store.ts';
import { refreshHead } from '../head/open-head.ts';

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
    sayItFailed(id, toApiError(error));
    return false;
  }
}

function sayItFailed(id: string, error: ApiError): void {
  const isConflict = error.code === 'CONFLICT';
  if (isConflict) void refreshHead(id);
  toast({
    variant: 'destructive',
    title: 'Nothing was restored',
    description: isConflict
      ? 'The site was changed elsewhere in the meantime. It is shown as it is now.'
      : error.message,
  });
}
