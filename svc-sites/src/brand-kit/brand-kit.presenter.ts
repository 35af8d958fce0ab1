import type { BrandKit } from '@sitewright/contracts';
import { toDataUrl } from '../pictures/picture.presenter.ts';
import type { StoredBrandKit } from './brand-kits.repository.ts';

export const presentBrandKit = ({ kit, logo, updatedAt }: StoredBrandKit): BrandKit => ({
  ...kit,
  ...(logo && {
    logo: {
      type: logo.type,
      width: logo.width,
      height: logo.height,
      bytes: logo.content.length,
      dataUrl: toDataUrl(logo.type, logo.content),
    },
  }),
  ...(updatedAt && { updatedAt: updatedAt.toISOString() }),
});
