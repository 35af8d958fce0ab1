import { downloadFileName, downloadPath } from '@sitewright/contracts';
import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@sitewright/ui';
import { Download, EllipsisVertical } from 'lucide-react';

interface SiteMenuProps {
  folderId: string;
  name: string;
}

/** What can be done with a site, behind three dots. Opening one closes any other. */
export function SiteMenu({ folderId, name }: SiteMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button variant="ghost" size="icon-sm" aria-label={`More for ${name}`}>
          <EllipsisVertical aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem asChild>
          <a href={downloadPath(folderId)} download={downloadFileName}>
            <Download aria-hidden="true" />
            Download
          </a>
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
