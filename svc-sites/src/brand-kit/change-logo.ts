import { limits } from '@sitewright/contracts';
import { AppError, type SignedInUser } from '@sitewright/service-kit';
import type { Decoder } from '../pictures/decoder/decoder.ts';
import type { ReceivedPicture } from '../pictures/receive-picture.ts';
import type { BrandKitsRepository, StoredBrandKit } from './brand-kits.repository.ts';

export interface ChangeLogoDependencies {
  brandKits: BrandKitsRepository;
  decoder: Decoder;
}

/** @throws AppError `VALIDATION_FAILED`, `UNAVAILABLE`. */
export async function changeLogo(
  { brandKits, decoder }: ChangeLogoDependencies,
  user: SignedInUser,
  { bytes, type: given }: ReceivedPicture,
): Promise<StoredBrandKit> {
  const { type, width, height, content } = await decoder.decode(user.id, { do: 'logo', type: given, bytes });
  if (type === 'image/webp') throw new Error('A logo is PNG or SVG.');
  if (content.length > limits.logoMaxBytes) {
    const kilobytes = limits.logoMaxBytes / 1024;
    throw new AppError(
      'VALIDATION_FAILED',
      `This logo takes more than ${kilobytes} KB on each page. Choose a simpler drawing, or a smaller PNG.`,
    );
  }
  return brandKits.changeLogo(user.id, { type, width, height, content });
}
