import { downloadFileName, downloadPath } from '@sitewright/contracts';
import { CardMenu } from '@sitewright/ui';
import { Copy, Download } from 'lucide-react';
import { copyId } from '../copy-id.ts';

interface SiteMenuProps {
  folderId: string;
  name: string;
}

/** What can be done with a site. */
export function SiteMenu({ folderId, name }: SiteMenuProps) {
  const entries = [
    { name: 'Download', Icon: Download, href: downloadPath(folderId), download: downloadFileName },
    { name: 'Copy ID', Icon: Copy, onSelect: () => void copyId(folderId) },
  ];
  return <CardMenu subject={name} entries={entries} />;
}
