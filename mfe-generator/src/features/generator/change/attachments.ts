import { limits, type Picture, type Attachment as SentAttachment } from '@sitewright/contracts';
import { type ApiClient, toApiError } from '@sitewright/web-kit';
import { create } from 'zustand';
import { randomKey } from '../../../lib/random-key.ts';
import { problemOf } from '../edit/pictures/check-file.ts';
import { isPassing, uploadPicture } from '../edit/pictures/upload-picture.ts';

/** A picture that is to belong to the next change. */
export interface Attachment {
  key: string;
  fileName: string;
  step:
    | { name: 'sending'; share: number; abortController: AbortController }
    | { name: 'refused'; words: string; onRetry: (() => void) | undefined }
    | { name: 'there'; picture: Picture };
  /** Words for who cannot see it. */
  alt: string;
}

interface AttachmentsState {
  siteId: string | undefined;
  attachments: Attachment[];
  /** What is said of files that found no place. */
  problem: string | undefined;
}

const none: AttachmentsState = { siteId: undefined, attachments: [], problem: undefined };

export const useAttachments = create<AttachmentsState>()(() => none);

const change = (key: string, changes: Partial<Attachment>): void =>
  useAttachments.setState(({ attachments }) => ({
    attachments: attachments.map((one) => (one.key === key ? { ...one, ...changes } : one)),
  }));

/** Those of another site are let go of; the uploads stay among its pictures. */
export function openAttachments(siteId: string): void {
  const { siteId: open, attachments } = useAttachments.getState();
  if (open === siteId) return;
  for (const { step } of attachments) if (step.name === 'sending') step.abortController.abort();
  useAttachments.setState({ ...none, siteId });
}

const tooMany = `At most ${limits.revisionMaxAttachments} pictures belong to one change. Ask for the others in the next one.`;

/** Sends pictures to the site, so that the next change can show them. */
export function attach(api: ApiClient, siteId: string, files: readonly File[]): void {
  const room = limits.revisionMaxAttachments - useAttachments.getState().attachments.length;
  useAttachments.setState({ problem: files.length > room ? tooMany : undefined });
  for (const file of files.slice(0, room)) {
    const key = randomKey();
    const own = { key, fileName: file.name, alt: '', step: sendingStep() };
    useAttachments.setState(({ attachments }) => ({ attachments: [...attachments, own] }));
    void send(api, siteId, key, file);
  }
}

const sendingStep = (): Extract<Attachment['step'], { name: 'sending' }> => ({
  name: 'sending',
  share: 0,
  abortController: new AbortController(),
});

async function send(api: ApiClient, siteId: string, key: string, file: File): Promise<void> {
  const words = problemOf(file);
  if (words !== undefined) return change(key, { step: { name: 'refused', words, onRetry: undefined } });
  const step = sendingStep();
  const { signal } = step.abortController;
  change(key, { step });
  try {
    const onSent = (share: number) => change(key, { step: { ...step, share } });
    const picture = await uploadPicture(api, siteId, file, { signal, onSent });
    change(key, { step: { name: 'there', picture }, alt: picture.alt ?? picture.name });
  } catch (thrown) {
    const error = toApiError(thrown);
    const onRetry = isPassing(error) ? () => void send(api, siteId, key, file) : undefined;
    if (!signal.aborted) change(key, { step: { name: 'refused', words: error.message, onRetry } });
  }
}

export const describe = (key: string, alt: string): void => change(key, { alt });

/** The upload stays among the pictures of the site. */
export function detach(key: string): void {
  const { attachments } = useAttachments.getState();
  const step = attachments.find((one) => one.key === key)?.step;
  if (step?.name === 'sending') step.abortController.abort();
  useAttachments.setState({ attachments: attachments.filter((one) => one.key !== key), problem: undefined });
}

export const detachAll = (): void => useAttachments.setState({ attachments: [], problem: undefined });

/** Nothing is asked for before all pictures are there, and are described. */
export const areReady = (attachments: readonly Attachment[]): boolean =>
  attachments.every(({ step, alt }) => step.name === 'there' && alt.trim() !== '');

/** As they are sent along with a change. */
export const attachmentsNow = (): SentAttachment[] =>
  useAttachments
    .getState()
    .attachments.flatMap(({ step, alt }) =>
      step.name === 'there' ? [{ picture: step.picture.id, alt: alt.trim() }] : [],
    );
