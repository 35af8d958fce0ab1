import { type ChangeVersionRequest, routes } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import { type ApiClient, toApiError } from '@sitewright/web-kit';
import { create } from 'zustand';

/** Counts names and pins that were given: the list of versions is asked for again. */
export const useNaming = create<{ changes: number }>()(() => ({ changes: 0 }));

/** Names or pins a version. @returns whether that was done */
export async function changeVersion(
  api: ApiClient,
  { siteId, number }: { siteId: string; number: number },
  body: ChangeVersionRequest,
): Promise<boolean> {
  try {
    await api.call(routes.changeVersion, { params: { id: siteId, number: String(number) }, body });
    useNaming.setState(({ changes }) => ({ changes: changes + 1 }));
    return true;
  } catch (thrown) {
    const title = body.name === undefined ? 'Not pinned' : 'Not renamed';
    toast({ variant: 'destructive', title, description: toApiError(thrown).message });
    return false;
  }
}
