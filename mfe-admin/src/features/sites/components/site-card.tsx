import {
  downloadFileName,
  downloadPath,
  type GeneratedSite,
  previewPath,
  siteName,
  stillPath,
} from '@sitewright/contracts';
import { Badge, Button, LiveThumbnail } from '@sitewright/ui';
import { Download, ExternalLink } from 'lucide-react';
import { memo } from 'react';
import { SiteMenu } from './site-menu.tsx';

const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

interface SiteButtonsProps {
  folderId: string;
  name: string;
}

function SiteButtons({ folderId, name }: SiteButtonsProps) {
  return (
    <div className="mt-3.5 grid grid-cols-2 gap-2">
      <Button asChild variant="outline" size="sm" aria-label={`Preview ${name}`}>
        <a href={previewPath(folderId)} target="_blank" rel="noopener">
          <ExternalLink aria-hidden="true" />
          Preview
        </a>
      </Button>
      <Button asChild variant="outline" size="sm" aria-label={`Download ${name}`}>
        <a href={downloadPath(folderId)} download={downloadFileName}>
          <Download aria-hidden="true" />
          Download
        </a>
      </Button>
    </div>
  );
}

/** One site: what it looks like, what it is called, whose it is, when it was made, and what can be done with it. */
export const SiteCard = memo(function SiteCard({ site }: { site: GeneratedSite }) {
  const name = siteName(site);
  const created = site.createdAt === undefined ? new Date() : new Date(site.createdAt);
  return (
    <li className="min-w-0 overflow-hidden rounded-panel border border-rule bg-surface [contain-intrinsic-size:auto_26rem] [content-visibility:auto]">
      <LiveThumbnail src={stillPath(site.folderId)} className="border-rule border-b" />
      <div className="px-4 pt-3.5 pb-4">
        <div className="flex items-center gap-1.5">
          <h2
            className="min-w-0 grow truncate font-bold font-text text-[0.96875rem] leading-normal tracking-normal"
            title={name}
          >
            {name}
          </h2>
          <SiteMenu folderId={site.folderId} name={name} />
        </div>
        <p className="truncate text-code text-ink-2" title={site.folderId}>
          <code>ID: {site.folderId}</code>
        </p>
        <p className="truncate text-ink-2 text-small" title={site.ownerEmail}>
          Owner: {site.ownerEmail ?? 'nobody any more'}
        </p>
        <div className="flex flex-wrap items-center gap-x-2 text-ink-2 text-small">
          <p>
            Created: <time dateTime={created.toISOString()}>{longDate.format(created)}</time>
          </p>
          {site.interrupted && (
            <Badge tone="outline" className="-my-0.5">
              Interrupted
            </Badge>
          )}
        </div>
        <SiteButtons folderId={site.folderId} name={name} />
      </div>
    </li>
  );
});
