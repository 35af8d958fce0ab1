import type { SiteDetails } from '@sitewright/contracts';
import type { ReactNode } from 'react';
import { LatePart } from '../../../lib/late-part.tsx';
import { update, useSitting } from '../brief/sitting/sitting-store.ts';
import { useComparing } from '../versions/comparing-store.ts';

const loadDesigns = () => import('../brief/designs/designs-page.tsx').then(({ DesignsPage }) => DesignsPage);
const loadComparison = () => import('../versions/compare-page.tsx').then(({ ComparePage }) => ComparePage);

/** What takes the whole page for a while, in place of panel and desk: other designs of the open site, or its versions. */
export function useSiteScreen(site: SiteDetails | undefined): ReactNode {
  const isChoosing = useSitting(({ sitting }) => sitting?.isChoosingDesign ?? false);
  const comparing = useComparing((state) => state.comparing);
  if (!site) return undefined;
  if (comparing?.siteId === site.folderId)
    return <LatePart name="versions" load={loadComparison} props={{ site, pair: comparing.pair }} />;
  if (!isChoosing) return undefined;
  const onClose = () => update(site.folderId, { isChoosingDesign: false });
  return <LatePart name="designs" load={loadDesigns} props={{ site, onClose }} />;
}
