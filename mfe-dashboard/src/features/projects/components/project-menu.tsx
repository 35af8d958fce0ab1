import { downloadFileName, downloadPath } from '@sitewright/contracts';
import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@sitewright/ui';
import { Download, EllipsisVertical } from 'lucide-react';

interface ProjectMenuProps {
  folderId: string;
  name: string;
}

/** What is done seldom enough to wait behind three dots. Opening one closes any other. */
export function ProjectMenu({ folderId, name }: ProjectMenuProps) {
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
