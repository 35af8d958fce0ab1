import { folderIdSchema, routes, type SiteDetails } from '@sitewright/contracts';
import { type Answer, type ApiClient, ApiError, useAnswer } from '@sitewright/web-kit';
import { useState } from 'react';

async function askForSite(api: ApiClient, signal: AbortSignal, siteId: string): Promise<SiteDetails> {
  const id = folderIdSchema.safeParse(siteId);
  // It came from the address, where anything may stand.
  if (!id.success) throw new ApiError({ code: 'NOT_FOUND', message: 'This is not the id of a site.' });
  return api.call(routes.site, { params: { id: id.data }, signal });
}

/** What was told of a site stays in sight while it is asked what has become of it. */
function useKept(answer: Answer<SiteDetails> | undefined, siteId: string | undefined) {
  const told = answer?.status === 'ready' ? answer.value : undefined;
  const [kept, setKept] = useState(told);
  if (told && told !== kept) setKept(told);
  return !told && kept?.folderId === siteId && kept ? { status: 'ready' as const, value: kept } : answer;
}

/** One of the person's sites with its prompt, its files and what was checked; nothing without an id. Asked again for each `revision`. */
export function useSite(siteId: string | undefined, revision?: number): Answer<SiteDetails> | undefined {
  const question = siteId === undefined ? undefined : [siteId, revision].join(' ').trim();
  const answer = useAnswer(question, (api, signal) => askForSite(api, signal, siteId ?? ''));
  return useKept(answer, siteId);
}
