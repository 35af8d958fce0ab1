import { downloadFileName, downloadPath } from '@sitewright/contracts';
import { CardMenu, DropdownMenuItem } from '@sitewright/ui';
import { Download } from 'lucide-react';

interface SiteMenuProps {
  folderId: string;
  name: string;
}

/** What can be done with a site. */
export function SiteMenu({ folderId, name }: SiteMenuProps) {
  return (
    <CardMenu label={`More for ${name}`}>
      <DropdownMenuItem asChild>
        <a href={downloadPath(folderId)} download={downloadFileName}>
          <Download aria-hidden="true" />
          Download
        </a>
      </DropdownMenuItem>
    </CardMenu>
  );
}
