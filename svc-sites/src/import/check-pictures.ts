import { AppError } from '@sitewright/service-kit';
import type { SiteFile } from '@sitewright/site-engine';
import type { Decoder } from '../pictures/decoder/decoder.ts';
import { pictureTypeOf, whyNoPicture } from '../pictures/decoder/picture-type.ts';
import { named } from './refuse.ts';

/** What the decoder reads; icons of windows and the like have none of its types. */
const isPicture = ({ path }: SiteFile): boolean => /\.(?:png|jpe?g|jfif|gif|webp|avif|svg)$/i.test(path);

interface Checked {
  files: SiteFile[];
  notes: string[];
}

type Check = (file: SiteFile) => Promise<{ content?: Uint8Array } | { refusal: string }>;

const checkWith =
  (decoder: Pick<Decoder, 'decode'>, owner: string): Check =>
  async ({ content }) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const type = pictureTypeOf(bytes);
    if (!type) return { refusal: whyNoPicture(bytes) };
    try {
      return await decoder.decode(owner, { do: 'file', type, bytes });
    } catch (error) {
      if (error instanceof AppError && error.code === 'VALIDATION_FAILED') return { refusal: error.message };
      throw error;
    }
  };

/** Text stays text: a drawing is edited as one. */
const sameKind = ({ content: before }: SiteFile, after: Uint8Array): SiteFile['content'] =>
  typeof before === 'string' ? Buffer.from(after).toString() : after;

/**
 * Has every picture of a site read as one that is uploaded is: what cannot be read is left out, and what tells more than it shows,
 * or does more than be drawn, is written anew. They keep their names, types and sizes, as the pages are laid out for them.
 *
 * @throws AppError `UNAVAILABLE`.
 */
export async function checkPictures(
  decoder: Pick<Decoder, 'decode'>,
  owner: string,
  files: readonly SiteFile[],
): Promise<Checked> {
  const check = checkWith(decoder, owner);
  const kept: SiteFile[] = [];
  const [photos, drawings]: [string[], string[]] = [[], []];
  const refused: { path: string; refusal: string }[] = [];
  for (const file of files) {
    const answer = isPicture(file) ? await check(file) : {};
    if ('refusal' in answer) {
      refused.push({ path: file.path, refusal: answer.refusal });
      continue;
    }
    const { content } = answer;
    kept.push(content ? { ...file, content: sameKind(file, content) } : file);
    if (content) (typeof file.content === 'string' ? drawings : photos).push(file.path);
  }
  const byRefusal = Map.groupBy(refused, ({ refusal }) => refusal);
  return {
    files: kept,
    notes: [
      ...(photos.length > 0
        ? [`Written anew, without what cameras and programs leave in pictures: ${named(photos)}.`]
        : []),
      ...(drawings.length > 0
        ? [`Cleaned of what is not drawn, or would run, load or lead elsewhere: ${named(drawings)}.`]
        : []),
      ...[...byRefusal].map(
        ([refusal, all]) => `Left out: ${named(all.map(({ path }) => path))}. ${refusal}`,
      ),
    ],
  };
}
