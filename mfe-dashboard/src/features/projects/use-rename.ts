import { type Project, projectSchema, renameSiteRequestSchema, routes } from '@sitewright/contracts';
import { type ApiError, toApiError, useApi } from '@sitewright/web-kit';
import { useState } from 'react';
import { projects } from './projects-store.ts';

/**
 * Gives a project another name: what is typed is checked, sent and put on the card; what is wrong stays in words. When the
 * project was renamed elsewhere after this page had it, `renamedElsewhere` is what it is now, and the next try is about that.
 */
export function useRename(project: Project, onDone: () => void) {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [renamedElsewhere, setRenamedElsewhere] = useState<Project>();
  const { folderId, name, updatedAt } = renamedElsewhere ?? project;

  const explain = (error: ApiError) => {
    const current = projectSchema.safeParse(error.conflict?.theirs).data;
    if (current) projects.put(current);
    setRenamedElsewhere(current ?? renamedElsewhere);
    setProblem(current ? undefined : (error.fields.name ?? error.message));
  };

  const send = async (wanted: string) => {
    setBusy(true);
    try {
      const body = { name: wanted, updatedAt };
      projects.put(await api.call(routes.renameSite, { params: { id: folderId }, body }));
      onDone();
    } catch (thrown) {
      explain(toApiError(thrown));
      setBusy(false);
    }
  };

  const rename = (typed: string) => {
    const { data, error } = renameSiteRequestSchema.safeParse({ name: typed });
    setProblem(error?.issues[0]?.message);
    if (data?.name === name) onDone();
    else if (data) void send(data.name);
  };

  return { isBusy, problem, renamedElsewhere, rename, forgetProblem: () => setProblem(undefined) };
}
