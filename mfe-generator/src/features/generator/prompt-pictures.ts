import { limits, type Picture, type PromptAttachment } from '@sitewright/contracts';
import { createAttachments, type PictureRole } from './attachments/attachment-store.ts';
import { isSamePictures } from './repeat.ts';

/** What a camera or a person has called a file, as words. */
const wordsOf = ({ name }: Pick<Picture, 'name'>): string => name.replaceAll(/[-_]+/g, ' ').trim() || name;

const isCameraName = /^(?:dscf?n?|image|img|mvimg|photo|picture|pxl|screenshot)?[\d\s]*$/i;

/** The pictures that belong to the prompt. They are the server's as soon as they are sent, and forgotten here by a reload. */
export const promptPictures = createAttachments({
  most: limits.promptMaxAttachments,
  tooMany: `At most ${limits.promptMaxAttachments} pictures belong to one prompt. Add the others to the site later.`,
  // What a camera calls a picture says nothing of it: the person is asked.
  firstWords: (picture) => (isCameraName.test(wordsOf(picture)) ? '' : wordsOf(picture)),
  firstRole({ name }) {
    if (/(?:^|[^a-z])logo(?:[^a-z]|$)/i.test(name)) return 'logo';
    return /(?:^|[^a-z])(?:sketch|wireframe|mock-?up)(?:[^a-z]|$)/i.test(name) ? 'sketch' : 'shown';
  },
});

/** As they are sent along with the prompt. One without words has those of its file. */
export const promptAttachmentsNow = (): PromptAttachment[] =>
  promptPictures.use.getState().attachments.flatMap(({ step, alt, role }) =>
    step.name === 'there'
      ? [
          {
            picture: step.picture.id,
            alt: alt.trim() || wordsOf(step.picture),
            ...(role === 'logo' && { isLogo: true as const }),
            ...(role === 'sketch' && { isSketch: true as const }),
          },
        ]
      : [],
  );

function roleOf({ isLogo, isSketch }: PromptAttachment): PictureRole {
  if (isLogo) return 'logo';
  return isSketch ? 'sketch' : 'shown';
}

/** Puts the pictures of an earlier request beside its words: what is seen there is what is asked for again. */
export function restorePromptPictures(asked: readonly PromptAttachment[]): void {
  if (isSamePictures(asked, promptAttachmentsNow())) return;
  promptPictures.restore(
    asked.map((one) => ({
      fileName: one.alt,
      step: { name: 'there', picture: { id: one.picture, name: one.alt } },
      alt: one.alt,
      role: roleOf(one),
    })),
  );
}
