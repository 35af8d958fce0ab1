import { type PagePicture, versionPreviewPath } from '@sitewright/contracts';
import { ImageIcon } from 'lucide-react';
import type { PagePictures } from './page-pictures.ts';

/** Where a picture of a page is loaded from; a drawing of the page is a file of its own here, in which nothing runs. */
function addressOf(
  { siteId, version, path }: PagePictures,
  { src, drawing }: PagePicture,
): string | undefined {
  if (drawing !== undefined) return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  if (src === undefined) return undefined;
  const base = new URL(versionPreviewPath(siteId, version, path), window.location.href);
  const address = URL.parse(src, base);
  return address?.origin === base.origin ? address.pathname : address?.href;
}

/** A picture of the page, small. */
export function Thumbnail({ told, picture }: { told: PagePictures; picture: PagePicture }) {
  const address = addressOf(told, picture);
  if (address === undefined) return <ImageIcon aria-hidden="true" className="size-5 text-ink-3" />;
  return <img src={address} alt="" className="size-full object-contain" />;
}
