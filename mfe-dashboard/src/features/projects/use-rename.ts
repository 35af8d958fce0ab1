import { type Project, renameSiteRequestSchema, routes } from '@sitewright/contracts';
import { toApiError, useApi } from '@sitewright/web-kit';
import { useState } from 'react';
import { projects } from './projects-store.ts';

/** Gives a project another name: what is typed is checked, sent and put on the card; what is wrong stays in words. */
export function useRename(project: Project, onDone: () => void) {
  const api = useApi();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const send = async (name: string) => {
    setBusy(true);
    try {
      projects.put(await api.call(routes.renameSite, { params: { id: project.folderId }, body: { name } }));
      onDone();
    } catch (thrown) {
      const { fields, message } = toApiError(thrown);
      setProblem(fields.name ?? message);
      setBusy(false);
    }
  };

  const rename = (typed: string) => {
    const { data, error } = renameSiteRequestSchema.safeParse({ name: typed });
    setProblem(error?.issues[0]?.message);
    if (data?.name === project.name) onDone();
    else if (data) void send(data.name);
  };

  return { isBusy, problem, rename, forgetProblem: () => setProblem(undefined) };
}
