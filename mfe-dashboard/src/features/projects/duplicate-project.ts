import { type Project, routes } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import { type ApiClient, toApiError } from '@sitewright/web-kit';
import { quoted } from './project-name.ts';
import { projects } from './projects-store.ts';

/** Makes a project of its own from another; its card comes first. */
export async function duplicateProject(api: ApiClient, project: Project): Promise<void> {
  try {
    const copy = await api.call(routes.duplicateSite, { params: { id: project.folderId } });
    projects.put(copy);
    toast({ title: `${quoted(project)} was duplicated`, description: 'The copy is your first project.' });
  } catch (error) {
    toast({
      variant: 'destructive',
      title: `${quoted(project)} was not duplicated`,
      description: toApiError(error).message,
    });
  }
}
