import { limits, type Attachment as SentAttachment } from '@sitewright/contracts';
import { type Attachment, areThere, createAttachments } from '../attachments/attachment-store.ts';

/** The pictures that belong to the next change. */
export const changePictures = createAttachments({
  most: limits.revisionMaxAttachments,
  tooMany: `At most ${limits.revisionMaxAttachments} pictures belong to one change. Ask for the others in the next one.`,
  firstWords: ({ alt, name }) => alt ?? name,
});

let openSite: string | undefined;

/** Those of another site are let go of; the uploads stay among its pictures. */
export function openAttachments(siteId: string): void {
  if (openSite === siteId) return;
  openSite = siteId;
  changePictures.detachAll();
}

/** Nothing is asked for before all pictures are there, and are described. */
export const areReady = (attachments: readonly Attachment[]): boolean =>
  areThere(attachments) && attachments.every(({ alt }) => alt.trim() !== '');

/** As they are sent along with a change. */
export const attachmentsNow = (): SentAttachment[] =>
  changePictures.use
    .getState()
    .attachments.flatMap(({ step, alt }) =>
      step.name === 'there' ? [{ picture: step.picture.id, alt: alt.trim() }] : [],
    );
