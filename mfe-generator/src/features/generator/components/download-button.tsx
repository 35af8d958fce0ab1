import { downloadFileName, downloadPath } from '@sitewright/contracts';
import { Button, type ButtonProps } from '@sitewright/ui';
import { Download } from 'lucide-react';

interface DownloadButtonProps extends Pick<ButtonProps, 'size'> {
  siteId: string | undefined;
}

/** Takes the site home: a plain link that the browser saves, and a dead button until there is a site. */
export function DownloadButton({ siteId, size }: DownloadButtonProps) {
  const face = (
    <>
      <Download aria-hidden="true" />
      Download ZIP
    </>
  );
  if (!siteId) {
    return (
      <Button variant="ink" size={size} disabled>
        {face}
      </Button>
    );
  }
  return (
    <Button asChild variant="ink" size={size}>
      <a href={downloadPath(siteId)} download={downloadFileName}>
        {face}
      </a>
    </Button>
  );
}
