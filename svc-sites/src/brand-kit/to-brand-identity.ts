import type { BrandIdentity } from '@sitewright/site-engine';
import type { StoredBrandKit } from './brand-kits.repository.ts';

const endings = { 'image/svg+xml': 'svg', 'image/png': 'png' } as const;

/** Of somebody who has none, for a logo of its own. */
export const noBrand: BrandIdentity = { contacts: [], hours: [], colours: {} };

/** A brand kit as the engines take it; undefined for an empty one. */
export function toBrandIdentity({ kit, logo }: StoredBrandKit): BrandIdentity | undefined {
  const { name, typefaces, contacts, hours, colours } = kit;
  const isEmpty =
    !name && !typefaces && !logo && contacts.length + hours.length + Object.keys(colours).length === 0;
  if (isEmpty) return undefined;
  return {
    ...kit,
    ...(logo && {
      logo: {
        path: `images/logo.${endings[logo.type]}`,
        width: logo.width,
        height: logo.height,
        content: logo.content,
      },
    }),
  };
}
