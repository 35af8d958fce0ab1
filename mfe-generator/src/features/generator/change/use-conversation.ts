import { type RevisionList, routes, type SiteDetails } from '@sitewright/contracts';
import { type Answer, useAnswer, useApi } from '@sitewright/web-kit';
import { useEffect, useEffectEvent } from 'react';
import { followChange } from './ask-change.ts';
import { openAttachments } from './attachments.ts';
import { lookAgain, openConversation, update, useChange } from './change-store.ts';

/** Whoever comes back to the page sees what another tab has asked for meanwhile. */
function useLookWhenBack(siteId: string): void {
  useEffect(() => {
    const look = () => {
      if (!document.hidden) lookAgain(siteId);
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [siteId]);
}

/** The conversation about a site, as it was last told. A change that is under way in it is followed. */
export function useConversation({ folderId: id, version }: SiteDetails): Answer<RevisionList> {
  const api = useApi();
  useEffect(() => {
    openConversation(id);
    openAttachments(id);
  }, [id]);
  useLookWhenBack(id);
  const { answers, list } = useChange();
  const answer = useAnswer(`${id} ${version} ${answers}`, async (client, signal) => {
    const told = await client.call(routes.revisions, { params: { id }, signal });
    update(id, { list: told });
    return told;
  });
  const running = answer.status === 'ready' ? answer.value.revisions.findLast(isRunning) : undefined;
  const follow = useEffectEvent(() => {
    if (running) void followChange(api, id, running);
  });
  const runningId = running?.id;
  useEffect(() => {
    if (runningId !== undefined) follow();
  }, [runningId]);
  return answer.status === 'loading' && list ? { status: 'ready', value: list } : answer;
}

const isRunning = ({ state }: RevisionList['revisions'][number]): boolean => state === 'running';
