import { TextLink } from '@sitewright/ui';
import { Link } from '@sitewright/web-kit/router';
import type { ReactNode } from 'react';

interface PageLinkProps {
  to: string;
  children: ReactNode;
}

/** A link to another page, inside a sentence. */
export function PageLink({ to, children }: PageLinkProps) {
  return (
    <TextLink asChild>
      <Link to={to}>{children}</Link>
    </TextLink>
  );
}
