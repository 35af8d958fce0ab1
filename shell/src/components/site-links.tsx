import { Link } from '@sitewright/web-kit/router';

const links = [
  { to: '/faq', name: 'FAQ' },
  { to: '/privacy', name: 'Privacy' },
  { to: '/terms', name: 'Terms' },
  { to: '/cookie-policy', name: 'Cookie policy' },
  { to: '/admin-panel', name: 'Admin' },
] as const;

interface SiteLinksProps {
  /** How a link looks under the pointer, on this ground. */
  hover: string;
}

/** The links that every visitor may need, at the foot of the public pages. */
export function SiteLinks({ hover }: SiteLinksProps) {
  return (
    <nav aria-label="Footer">
      <ul className="flex flex-wrap gap-x-7">
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} className={`block py-2.5 transition-colors ${hover}`}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
