import { type Project, siteName } from '@sitewright/contracts';
import { Link } from '@sitewright/web-kit/router';
import { siteAddress } from '../addresses.ts';

const longDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

interface RecentSiteProps {
  site: Project;
  /** It lies on the desk now. */
  isOpen: boolean;
}

/** One site to open again. */
export function RecentSite({ site, isOpen }: RecentSiteProps) {
  const { folderId, createdAt } = site;
  const title = siteName(site);
  return (
    <li className="border-rule border-b">
      <Link
        to={siteAddress(folderId)}
        aria-current={isOpen ? 'page' : undefined}
        className="group block rounded-chip px-0.5 py-3"
      >
        <span
          title={title}
          className="block truncate font-bold text-[0.90625rem] group-hover:text-purple-ink group-aria-[current]:text-purple-ink"
        >
          {title}
        </span>
        <span className="flex gap-3 text-[0.84375rem] text-ink-3">
          <time dateTime={createdAt}>{longDate.format(new Date(createdAt))}</time>
          {site.interrupted && <span className="text-warn-ink">Interrupted</span>}
          {isOpen && <span>Open now</span>}
        </span>
      </Link>
    </li>
  );
}
