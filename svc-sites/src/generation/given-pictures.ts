import type { PromptAttachment } from '@sitewright/contracts';
import type { BrandIdentity, GivenPicture, Sketch } from '@sitewright/site-engine';
import { noBrand, toBrandIdentity } from '../brand-kit/to-brand-identity.ts';
import { type AttachedPicture, readAttachments } from '../pictures/attached/attached-pictures.ts';
import { type LookDependencies, toModelPictures } from '../pictures/attached/to-model-pictures.ts';
import { stemOf } from '../pictures/picture-paths.ts';
import type { PicturesRepository } from '../pictures/pictures.repository.ts';
import type { Generation } from './generation.ts';
import type { GenerationTimings } from './generation-settings.ts';
import type { HeldGeneration } from './held-generation.ts';
import { persistWhileHeld } from './persist.ts';

export interface GivenPicturesDependencies extends LookDependencies {
  pictures: PicturesRepository;
  timings: Pick<GenerationTimings, 'retryMs' | 'answerMs'>;
}

/** What the engines are given besides the words. */
export interface Given {
  brand?: BrandIdentity;
  pictures?: GivenPicture[];
  sketches?: Sketch[];
}

/** The person's brand and the pictures of the prompt, of which one may be the logo, and others sketches. */
export async function readGiven(deps: GivenPicturesDependencies, held: HeldGeneration): Promise<Given> {
  const { generation } = held.lease;
  const { brandKit, attachments = [] } = generation.request;
  const kit =
    brandKit === false ? undefined : toBrandIdentity(await persistWhileHeld(deps, held, held.readBrandKit));
  const attached = await persistWhileHeld(deps, held, () =>
    readAttachments(deps.pictures, generation.folderId, attachments),
  );
  const given = await toGiven(deps, generation, attached);
  const those = (isOne: (attachment: PromptAttachment) => boolean) =>
    given.filter((_, index) => isOne(attachments[index] as PromptAttachment)); // One each.
  const [logo] = those(({ isLogo }) => isLogo === true).map(toLogo);
  const brand = logo ? { ...(kit ?? noBrand), logo } : kit;
  const pictures = those(({ isLogo, isSketch }) => !isLogo && !isSketch);
  const sketches = those(({ isSketch }) => isSketch === true).map(toSketch);
  return {
    ...(brand && { brand }),
    ...(pictures.length > 0 && { pictures }),
    ...(sketches.length > 0 && { sketches }),
  };
}

/** Every page has it: the smallest size will do. */
function toLogo({ files: [smallest], look, isUndrawn }: GivenPicture): BrandIdentity['logo'] {
  return smallest && { ...smallest, look, ...(isUndrawn && { isUndrawn }) };
}

/** The site is to have no file of it. */
const toSketch = ({ name, alt, look }: GivenPicture): Sketch => ({ name, alt, look });

/** Only a model looks at them. */
async function toGiven(
  deps: LookDependencies,
  { engine, ownerId }: Generation,
  attached: readonly AttachedPicture[],
): Promise<GivenPicture[]> {
  const side = engine === 'composer' ? 0 : deps.modelPictureSide;
  const told = await toModelPictures({ ...deps, modelPictureSide: side }, ownerId, attached);
  return told.map((picture, index) => ({
    ...picture,
    files: (attached[index]?.files ?? []).map(({ file, content }) => ({ ...file, content })),
  }));
}

/** From now on a version of the site holds the files of those that it shows. */
export async function noteGivenShown(
  deps: GivenPicturesDependencies,
  held: HeldGeneration,
  files: readonly { path: string }[],
): Promise<void> {
  const { folderId, request } = held.lease.generation;
  const { attachments = [] } = request;
  if (attachments.length === 0) return;
  await persistWhileHeld(deps, held, async () => {
    for (const picture of await deps.pictures.list(folderId)) {
      const attachment = attachments.find((one) => one.picture === picture.id);
      const isShown = files.some(({ path }) => path.startsWith(stemOf(picture)));
      if (attachment && isShown) await deps.pictures.markUsed(folderId, picture.id, attachment.alt);
    }
  });
}
