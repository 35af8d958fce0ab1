import type { RevisionList, RevisionResult, RevisionTarget } from '@sitewright/contracts';
import type { ApiError } from '@sitewright/web-kit';
import type { GenerationProgress } from '@sitewright/web-kit/generation';
import { create } from 'zustand';
import { onOtherPerson } from '../../../lib/on-other-person.ts';

/** A change that is being made: asked for on this page, or found under way. */
export interface Asked {
  instruction: string;
  /** What "this" is, as far as it is known. */
  target: { path: string; label: string } | undefined;
  /** When it was asked for, in milliseconds since the epoch. */
  startedAt: number;
  /** How far it is, where a model makes it. */
  progress: GenerationProgress | undefined;
  /** `asked` by the person: sent as soon as the server has said which generation it is. */
  stop: 'none' | 'asked' | 'sent';
  /** Ends the following, and not the change. */
  abortController: AbortController;
}

interface ChangeState {
  siteId: string | undefined;
  /** What is being written. */
  text: string;
  /** What is being made. */
  asked: Asked | undefined;
  error: ApiError | undefined;
  /** What came of the last change. */
  result: RevisionResult | undefined;
  /** The conversation as it was last told. */
  list: RevisionList | undefined;
  /** Counts what may have changed the conversation: it is asked for again. */
  answers: number;
}

const nothingAsked: ChangeState = {
  siteId: undefined,
  text: '',
  asked: undefined,
  error: undefined,
  result: undefined,
  list: undefined,
  answers: 0,
};

/** The change that is asked for in words; it goes on whatever tab is in sight. */
export const useChange = create<ChangeState>()(() => nothingAsked);

export const update = (siteId: string, changes: Partial<ChangeState>): void => {
  if (useChange.getState().siteId === siteId) useChange.setState(changes);
};

/** Changes what is known of a change, unless another one is made by now. */
export function updateAsked({ abortController }: Asked, changes: Partial<Asked>): Asked | undefined {
  const { asked } = useChange.getState();
  if (asked?.abortController !== abortController) return undefined;
  const changed = { ...asked, ...changes };
  useChange.setState({ asked: changed });
  return changed;
}

function beginAnew(siteId: string | undefined): void {
  useChange.getState().asked?.abortController.abort();
  useChange.setState({ ...nothingAsked, siteId });
}

/** Begins anew where another site was open before. */
export function openConversation(siteId: string): void {
  if (useChange.getState().siteId !== siteId) beginAnew(siteId);
}

onOtherPerson(() => beginAnew(undefined));

/** The conversation may have gone on: in another tab, or on another device. */
export function lookAgain(siteId: string): void {
  const { answers, asked } = useChange.getState();
  if (!asked) update(siteId, { answers: answers + 1 });
}

export const setText = (text: string): void => useChange.setState({ text });

export const newAsked = (
  instruction: string,
  target: RevisionTarget | Asked['target'],
  since: number,
): Asked => ({
  instruction,
  target: target && { path: target.path, label: target.label },
  startedAt: since,
  progress: undefined,
  stop: 'none',
  abortController: new AbortController(),
});
