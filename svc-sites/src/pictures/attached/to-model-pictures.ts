import { AppError } from '@sitewright/service-kit';
import type { ModelPicture } from '@sitewright/site-engine';
import type { Decoder } from '../decoder/decoder.ts';
import { pictureMarkup } from '../picture-markup.ts';
import type { AttachedPicture } from './attached-pictures.ts';

export interface LookDependencies {
  decoder: Decoder;
  /** Pixels of the longer side of a picture that a model looks at; 0 where the model does not see. */
  modelPictureSide: number;
}

/** Pictures as a model is told of them: how each is written on a page and, where the model sees, what it looks like. */
export const toModelPictures = (
  deps: LookDependencies,
  owner: string,
  attached: readonly AttachedPicture[],
): Promise<ModelPicture[]> =>
  Promise.all(
    attached.map(async (one) => {
      const { picture, alt, files } = one;
      const placed = { files: files.map(({ file }) => file), alt, crop: undefined, focus: undefined };
      const markup = pictureMarkup(placed, { attributes: [], ratio: undefined, size: [] }, 'index.html');
      const look = await lookOf(deps, owner, one);
      const isUndrawn = deps.modelPictureSide > 0 && !look;
      return { name: picture.name, alt, markup, look, ...(isUndrawn && { isUndrawn }) };
    }),
  );

/** A drawing is shown as pixels: providers take none. */
async function lookOf(
  { decoder, modelPictureSide: side }: LookDependencies,
  owner: string,
  { picture, files }: AttachedPicture,
): Promise<Uint8Array | undefined> {
  const large = files.find(({ file }) => Math.max(file.width, file.height) >= side) ?? files.at(-1);
  if (side === 0 || !large) return undefined;
  if (picture.kind !== 'drawing')
    return decoder.decode(owner, { do: 'look', type: 'webp', bytes: large.content, side });
  return decoder.decode(owner, { do: 'look', type: 'svg', bytes: large.content, side }).catch(asUndrawn);
}

/** Browsers draw more than the decoder does. */
function asUndrawn(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'VALIDATION_FAILED') return undefined;
  throw error;
}
