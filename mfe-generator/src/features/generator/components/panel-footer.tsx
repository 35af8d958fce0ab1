import { Button } from '@sitewright/ui';
import { PanelRightClose, PanelRightOpen } from 'lucide-react';
import { DownloadButton } from './download-button.tsx';

interface PanelFooterProps {
  isPreviewShown: boolean;
  onPreviewToggle: () => void;
  downloadId: string | undefined;
}

export function PanelFooter({ isPreviewShown, onPreviewToggle, downloadId }: PanelFooterProps) {
  const Icon = isPreviewShown ? PanelRightClose : PanelRightOpen;
  return (
    <footer data-bottom-bar="" className="shrink-0 border-rule border-t px-4 py-2.5 desk:px-5 desk:py-3">
      <div className="mx-auto grid max-w-160 grid-cols-2 gap-2.5 max-[22rem]:[&_svg]:hidden">
        <Button variant="outline" onClick={onPreviewToggle}>
          <Icon aria-hidden="true" />
          {isPreviewShown ? 'Hide Preview' : 'Show Preview'}
        </Button>
        <DownloadButton siteId={downloadId} />
      </div>
    </footer>
  );
}
