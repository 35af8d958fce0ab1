import { downloadFileName, downloadPath } from '@sitewright/contracts';
import { Button, type ButtonProps } from '@sitewright/ui';
import { Download } from 'lucide-react';
import { useGenerator } from '../generator-store.ts';

/** Takes the site home: a plain link that the browser saves, and a dead button until there is a site. */
export function DownloadButton({ size }: Pick<ButtonProps, 'size'>) {
  const site = useGenerator((state) => state.site);
  const face = (
    <>
      <Download aria-hidden="true" />
      Download ZIP
    </>
  );
  if (!site) {
    return (
      <Button variant="ink" size={size} disabled>
        {face}
      </Button>
    );
  }
  return (
    <Button asChild variant="ink" size={size}>
      <a href={downloadPath(site.id)} download={downloadFileName}>
        {face}
      </a>
    </Button>
  );
}
