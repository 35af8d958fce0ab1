import type { SiteDetails } from '@sitewright/contracts';
import { Button } from '@sitewright/ui';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { LatePart } from '../../../lib/late-part.tsx';

const loadDialog = () => import('./share-dialog.tsx').then(({ ShareDialog }) => ShareDialog);

/** Leads to the links by which others see a site. */
export function ShareButton({ site }: { site: SiteDetails }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        className="max-desk:w-8 max-desk:px-0"
        onClick={() => setIsOpen(true)}
      >
        <Share2 aria-hidden="true" />
        <span className="max-desk:sr-only">Share</span>
      </Button>
      {isOpen && (
        <LatePart name="sharing" load={loadDialog} props={{ site, onClose: () => setIsOpen(false) }} />
      )}
    </>
  );
}
