import { downloadFileName, downloadPath } from '@sitewright/contracts';
import { CardMenu, DropdownMenuItem } from '@sitewright/ui';
import { Copy, Download } from 'lucide-react';
import { copyId } from '../copy-id.ts';

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
      <DropdownMenuItem onSelect={() => void copyId(folderId)}>
        <Copy aria-hidden="true" />
        Copy ID
      </DropdownMenuItem>
    </CardMenu>
  );
}
