import { type ReviseSiteRequest, type Revision, routes } from '@sitewright/contracts';
import { toast } from '@sitewright/ui';
import { type ApiClient, toApiError } from '@sitewright/web-kit';
import {
  followGeneration,
  type GenerationProgress,
  hasEnded,
  startRevision,
  stopGeneration,
} from '@sitewright/web-kit/generation';
import { randomKey } from '../../../lib/random-key.ts';
import { headOf } from '../head/head-store.ts';
import { refreshHead } from '../head/open-head.ts';
import { useAim } from './aim.ts';
import { attachmentsNow, changePictures } from './attachments.ts';
import { type Asked, newAsked, update, updateAsked, useChange } from './change-store.ts';

/** Who makes a change: a model is followed, the composer answers at once. */
export type Maker = 'model' | 'composer';

/** The request that nobody has answered yet: sent again under its key, it is not made twice. */
let unanswered: { request: string; key: string } | undefined;

function keyOf(request: object): string {
  const text = JSON.stringify(request);
  if (unanswered?.request !== text) unanswered = { request: text, key: randomKey() };
  return unanswered.key;
}

/** A stop that was asked for before the server had said what there is to stop. */
async function sendStop(api: ApiClient, asked: Asked): Promise<void> {
  const id = asked.progress?.generationId;
  if (asked.stop !== 'asked' || id === undefined || asked.progress?.isCut) return;
  updateAsked(asked, { stop: 'sent' });
  try {
    await stopGeneration(api, id);
  } catch (cause) {
    const current = updateAsked(asked, { stop: 'none' });
    if (current?.progress && !hasEnded(current.progress))
      toast({ variant: 'destructive', title: 'It was not stopped', description: toApiError(cause).message });
  }
}

/** Ends what is being made: the site stays as it is. */
export function stopAsking(api: ApiClient): void {
  const { asked } = useChange.getState();
  if (!asked) return;
  const stopping = updateAsked(asked, { stop: 'asked' });
  if (stopping) void sendStop(api, stopping);
}

const follows = (api: ApiClient, asked: Asked) => ({
  signal: asked.abortController.signal,
  onProgress: (progress: GenerationProgress) => {
    if (progress.generationId) unanswered = undefined;
    const changed = updateAsked(asked, { progress });
    if (changed) void sendStop(api, changed);
  },
});

/** What a change has come to is in the conversation, and what it has made in the site's head. */
async function conclude(siteId: string, asked: Asked): Promise<void> {
  await refreshHead(siteId);
  if (asked.abortController.signal.aborted) return;
  update(siteId, { asked: undefined, answers: useChange.getState().answers + 1 });
}

/** What was asked for is answered: the box is empty for the next. */
function letGo(siteId: string): void {
  useAim.setState({ target: undefined });
  update(siteId, { text: '' });
}

async function askModel(
  api: ApiClient,
  siteId: string,
  body: ReviseSiteRequest,
  asked: Asked,
): Promise<void> {
  const request = { siteId, ...body };
  const options = { ...follows(api, asked), idempotencyKey: keyOf(request) };
  const { state } = await startRevision(api, request, options);
  if (state !== 'done') return;
  letGo(siteId);
  changePictures.detachAll();
}

async function askComposer(
  api: ApiClient,
  siteId: string,
  body: ReviseSiteRequest,
  asked: Asked,
): Promise<void> {
  const result = await api.call(routes.reviseSite, {
    params: { id: siteId },
    body: { ...body, engine: 'composer' },
    signal: asked.abortController.signal,
  });
  letGo(siteId);
  // Where nothing was done, they are wanted in other words.
  if (result.revision.state !== 'nothing') changePictures.detachAll();
  update(siteId, { result });
}

/** Asks for a change of what the site shows now. What was written stays where it fails. */
export async function askForChange(
  api: ApiClient,
  siteId: string,
  instruction: string,
  maker: Maker,
): Promise<void> {
  const { target } = useAim.getState();
  const version = headOf(siteId)?.head.version;
  if (version === undefined || useChange.getState().asked) return;
  const attachments = attachmentsNow();
  const asked = newAsked(instruction, target, Date.now());
  update(siteId, { asked, error: undefined, result: undefined });
  const body = {
    version,
    instruction,
    ...(target && { target }),
    ...(attachments.length > 0 && { attachments }),
  };
  try {
    await (maker === 'model' ? askModel : askComposer)(api, siteId, body, asked);
  } catch (cause) {
    const error = toApiError(cause);
    if (error.code !== 'ABORTED') update(siteId, { error });
  }
  await conclude(siteId, asked);
}

/** Follows a change that is under way already: the tab was loaded again, or another one has asked for it. */
export async function followChange(api: ApiClient, siteId: string, revision: Revision): Promise<void> {
  const { generationId, instruction, target, createdAt } = revision;
  if (!generationId || useChange.getState().asked) return;
  const asked = newAsked(instruction, target, Date.parse(createdAt));
  update(siteId, { asked });
  await followGeneration(api, generationId, follows(api, asked)).catch(() => undefined);
  await conclude(siteId, asked);
}

/** Takes a change that was only offered: it makes the report worse, or lies over what was changed meanwhile. */
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
