import { type Project, routes } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import { type ApiClient, toApiError } from '@sitewright/web-kit';
import { flushSync } from 'react-dom';
import { focusBeside, focusCard } from './card-focus.ts';
import { nameOf } from './project-name.ts';
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

async function requestReturn(api: ApiClient, project: Project) {
  try {
    const returned = await api.call(routes.undeleteSite, callFor(project));
    if (projects.has(project._id)) projects.put(returned);
    // The list has begun anew since: only the server knows where the card belongs in it.
    else await projects.reload(api);
  } catch (error) {
    projects.hide(project._id);
    toast({
      variant: 'destructive',
      title: `“${nameOf(project)}” could not be brought back`,
      description: toApiError(error).message,
      action: { label: 'Try again', onSelect: () => bringBack(api, project) },
      duration: undoTime,
    });
  }
}

function showAgain(project: Project): void {
  flushSync(() => projects.show(project._id));
  focusCard(project);
}

function bringBack(api: ApiClient, project: Project): void {
  showAgain(project);
  void requestReturn(api, project);
}

/** Takes a project away at once. The toast brings it back to its place; so does a failure. */
export async function deleteProject(api: ApiClient, project: Project): Promise<void> {
  focusBeside(project);
  projects.hide(project._id);
  const deletion = requestDeletion(api, project);

  const undo = async () => {
    showAgain(project);
    if ((await deletion) === undefined) await requestReturn(api, project);
  };

  const dismiss = toast({
    title: `“${nameOf(project)}” was deleted`,
    action: { label: 'Undo', onSelect: () => void undo() },
    duration: undoTime,
  });

  const error = await deletion;
  if (error === undefined) return;
  dismiss();
  projects.show(project._id);
  toast({
    variant: 'destructive',
    title: `“${nameOf(project)}” was not deleted`,
    description: error.message,
  });
}
