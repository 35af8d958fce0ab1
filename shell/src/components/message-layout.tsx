import { contentId, Joint, Wordmark } from '@sitewright/ui';
import { Link } from '@sitewright/web-kit/router';
import type { ReactNode } from 'react';

interface MessageLayoutProps {
  title: ReactNode;
  lead: ReactNode;
  /** The joint above the words has come apart: what was looked for is not there. */
  broken?: boolean;
  children?: ReactNode;
}

/** A page that says one thing. */
export function MessageLayout({ title, lead, broken = false, children }: MessageLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="px-5 py-4 md:px-9 md:py-5.5">
        <Link to="/">
          <Wordmark />
        </Link>
      </header>
      <main id={contentId} className="m-auto w-full max-w-235 px-5 pb-15 md:px-10 md:pb-22.5">
        <Joint broken={broken} className="mb-8.5" />
        <h1 className="text-[2.375rem] leading-[1.02] md:text-d2 md:[word-spacing:0.04em]">{title}</h1>
        <p className="mt-4 mb-7 text-ink-2 text-lead">{lead}</p>
        {children}
      </main>
    </div>
  );
}
