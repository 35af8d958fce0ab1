import { type RevisionResult, type RevisionTarget, routes } from '@sitewright/contracts';
import { type ApiClient, type ApiError, toApiError } from '@sitewright/web-kit';
import { create } from 'zustand';
import { headOf } from '../head/head-store.ts';
import { refreshHead } from '../head/open-head.ts';
import { useAim } from './aim.ts';

/** A model may take its time. */
const patienceMs = 10 * 60_000;

interface Asked {
  instruction: string;
  target: RevisionTarget | undefined;
  abortController: AbortController;
}

interface ChangeState {
  siteId: string | undefined;
  /** What is being written. */
  text: string;
  /** What was asked for and is not answered yet. */
  asked: Asked | undefined;
  error: ApiError | undefined;
  /** What came of the last change. */
  result: RevisionResult | undefined;
  /** Counts the answers: the conversation is asked for again. */
  answers: number;
}

const nothingAsked: ChangeState = {
  siteId: undefined,
  text: '',
  asked: undefined,
  error: undefined,
  result: undefined,
  answers: 0,
};

/** The change that is asked for in words; it goes on whatever tab is in sight. */
export const useChange = create<ChangeState>()(() => nothingAsked);

const update = (siteId: string, changes: Partial<ChangeState>): void => {
  if (useChange.getState().siteId === siteId) useChange.setState(changes);
};

/** Begins anew where another site was open before. */
export function openConversation(siteId: string): void {
  const { siteId: open, asked } = useChange.getState();
  if (open === siteId) return;
  asked?.abortController.abort();
  useChange.setState({ ...nothingAsked, siteId });
}

export const setText = (text: string): void => useChange.setState({ text });

/** Gives up waiting; what was made already is there all the same. */
export const stopAsking = (): void => useChange.getState().asked?.abortController.abort();

/** Asks for a change of what the site shows now. What was written stays where it fails. */
export async function askForChange(api: ApiClient, siteId: string, instruction: string): Promise<void> {
  const { target } = useAim.getState();
  const version = headOf(siteId)?.head.version;
  if (version === undefined || useChange.getState().asked) return;
  const abortController = new AbortController();
  useChange.setState({
    asked: { instruction, target, abortController },
    error: undefined,
    result: undefined,
  });
  try {
    const result = await api.call(routes.reviseSite, {
      params: { id: siteId },
      body: { version, instruction, ...(target && { target }) },
      signal: abortController.signal,
      timeout: patienceMs,
    });
    useAim.setState({ target: undefined });
    update(siteId, { result, text: '' });
  } catch (cause) {
    const error = toApiError(cause);
    update(siteId, error.code === 'ABORTED' ? {} : { error });
  }
  await refreshHead(siteId);
  update(siteId, { asked: undefined, answers: useChange.getState().answers + 1 });
}

/** Takes a change that was only offered, because it made the report worse. */
export async function acceptChange(api: ApiClient, siteId: string, revision: string): Promise<void> {
  const version = headOf(siteId)?.head.version;
  if (version === undefined || useChange.getState().asked) return;
  try {
    const params = { id: siteId, revision };
    update(siteId, { result: await api.call(routes.acceptRevision, { params, body: { version } }) });
  } catch (cause) {
    update(siteId, { error: toApiError(cause) });
  }
  await refreshHead(siteId);
  update(siteId, { answers: useChange.getState().answers + 1 });
}
