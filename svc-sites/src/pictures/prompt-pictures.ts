import { limits, type PromptAttachment } from '@sitewright/contracts';
import type { SignedInUser } from '@sitewright/service-kit';
import type { PicturesRepository } from './pictures.repository.ts';
import type { ReceivedPicture } from './receive-picture.ts';
import { findPicture } from './remove-picture.ts';
import type { PictureRole, SitePicture } from './site-picture.ts';
import { type UploadDependencies, uploadPicture } from './upload-picture.ts';

/** Where a person's pictures lie that belong to no site yet. No site has an id like this. */
const promptFolderOf = (ownerId: string): string => `prompts of ${ownerId}`;

const mostOfOne = limits.promptMaxAttachments;
/** Whoever changes their mind has sent more than one prompt takes along. */
const mostKept = 2 * mostOfOne;

/**
 * Stores a picture for the prompt of a site that is still to be made. The oldest ones make room: each site has copies of its own.
 *
 * @throws AppError as `uploadPicture` does.
 */
export async function uploadPromptPicture(
  deps: UploadDependencies,
  user: SignedInUser,
  received: ReceivedPicture & { fileName: string },
): Promise<SitePicture> {
  const folderId = promptFolderOf(user.id);
  await makeRoom(deps.pictures, folderId);
  return uploadPicture(deps, user, { ...received, site: { folderId } });
}

/** Room for one more, among those that one prompt can name. */
async function makeRoom(pictures: PicturesRepository, folderId: string): Promise<void> {
  let bytes = 0;
  for (const [index, picture] of (await pictures.list(folderId)).entries()) {
    bytes += picture.bytes;
    const isOld = index >= mostOfOne && bytes > limits.sitePicturesMaxBytes / 2;
    if (isOld || index >= mostKept - 1) await pictures.remove(folderId, picture.id);
  }
}

const roleOf = ({ isLogo, isSketch }: PromptAttachment): PictureRole | undefined => {
  if (isLogo) return 'logo';
  return isSketch ? 'sketch' : undefined;
};

/**
 * Gives a site that is to be made the pictures that its prompt names, before anybody begins it: whichever process makes it finds
 * them among those of the site.
 *
 * @throws AppError `NOT_FOUND` for one that its owner has not sent, or that was removed meanwhile.
 */
export async function takePromptPictures(
  pictures: Pick<PicturesRepository, 'find' | 'take'>,
  ownerId: string,
  folderId: string,
  attachments: readonly PromptAttachment[],
): Promise<void> {
  const from = promptFolderOf(ownerId);
  await Promise.all(attachments.map(({ picture }) => findPicture(pictures, from, picture)));
  await pictures.take(
    from,
    folderId,
    new Map(attachments.map((attachment) => [attachment.picture, roleOf(attachment)])),
  );
}
