import { type Project, routes } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import { type ApiClient, toApiError } from '@sitewright/web-kit';
import { flushSync } from 'react-dom';
import { focusBeside, returnFocusTo } from './card-focus.ts';
import { quoted } from './project-name.ts';
import { projects } from './projects-store.ts';

/** Milliseconds in which the person may think better of it. */
const undoTime = 8000;

const callFor = ({ folderId }: Project) => ({ params: { id: folderId } });

/** @returns what went wrong, unless the project is gone: that is what was wanted. */
async function requestDeletion(api: ApiClient, project: Project) {
  try {
    await api.call(routes.deleteSite, callFor(project));
    return undefined;
  } catch (thrown) {
    const error = toApiError(thrown);
    return error.code === 'NOT_FOUND' ? undefined : error;
  }
}

async function showAgain(api: ApiClient, project: Project): Promise<void> {
  const hasPlace = projects.has(project._id);
  flushSync(() => {
    if (hasPlace) projects.put(project);
    projects.show(project._id);
  });
  // A list that has begun anew meanwhile: only the server knows where the card belongs in it.
  if (!hasPlace) await projects.reload(api);
  returnFocusTo(project);
}

/** The card waits for the server to have the site again: it shows the living page. */
async function bringBack(api: ApiClient, project: Project): Promise<void> {
  try {
    await showAgain(api, await api.call(routes.undeleteSite, callFor(project)));
  } catch (error) {
    toast({
      variant: 'destructive',
      title: `${quoted(project)} could not be brought back`,
      description: toApiError(error).message,
      action: { label: 'Try again', onSelect: () => void bringBack(api, project) },
      duration: undoTime,
    });
  }
}

/** Takes a project away at once. The toast brings it back to its place; so does a failure. */
export async function deleteProject(api: ApiClient, project: Project): Promise<void> {
  focusBeside(project);
  projects.hide(project._id);
  const deletion = requestDeletion(api, project);

  const undo = async () => {
    if ((await deletion) === undefined) await bringBack(api, project);
  };

  const dismiss = toast({
    title: `${quoted(project)} was deleted`,
    action: { label: 'Undo', onSelect: () => void undo() },
    duration: undoTime,
  });

  const error = await deletion;
  if (error === undefined) return;
  dismiss();
  projects.show(project._id);
  toast({
    variant: 'destructive',
    title: `${quoted(project)} was not deleted`,
    description: error.message,
  });
}
