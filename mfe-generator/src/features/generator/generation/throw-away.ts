import { type KeptSite, routes } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import { type ApiClient, toApiError } from '@sitewright/web-kit';
import { useGenerator, type Watched } from '../generator-store.ts';

/** Milliseconds in which the person may think better of it. */
const undoTime = 8000;

const { getState, setState } = useGenerator;

/** The notice stands again where nothing else has begun in the meantime. */
function showAgain(watched: Watched): void {
  if (!getState().generation) setState({ generation: watched });
}

/** @returns what went wrong, unless the site is gone: that is what was wanted. */
async function requestDeletion(api: ApiClient, { id }: KeptSite) {
  try {
    await api.call(routes.deleteSite, { params: { id } });
    return undefined;
  } catch (thrown) {
    const error = toApiError(thrown);
    return error.code === 'NOT_FOUND' ? undefined : error;
  }
}

async function bringBack(api: ApiClient, watched: Watched, kept: KeptSite): Promise<void> {
  try {
    await api.call(routes.undeleteSite, { params: { id: kept.id } });
    showAgain(watched);
  } catch (thrown) {
    toast({
      variant: 'destructive',
      title: 'The site could not be brought back',
      description: toApiError(thrown).message,
      action: { label: 'Try again', onSelect: () => void bringBack(api, watched, kept) },
      duration: undoTime,
    });
  }
}

/** Takes away at once what a stopped generation has left. The toast brings it back; so does a failure. */
export async function throwAway(api: ApiClient, watched: Watched, kept: KeptSite): Promise<void> {
  setState({ generation: undefined });
  const deletion = requestDeletion(api, kept);
  const undo = async () => {
    if ((await deletion) === undefined) await bringBack(api, watched, kept);
  };
  const dismiss = toast({
    title: 'The site was deleted',
    action: { label: 'Undo', onSelect: () => void undo() },
    duration: undoTime,
  });
  const error = await deletion;
  if (error === undefined) return;
  dismiss();
  showAgain(watched);
  toast({ variant: 'destructive', title: 'The site was not deleted', description: error.message });
}
