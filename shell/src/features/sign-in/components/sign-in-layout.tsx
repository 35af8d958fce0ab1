import { Button, contentId, Wordmark } from '@sitewright/ui';
import { Link } from '@sitewright/web-kit/router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ExampleSite } from './example-site.tsx';

interface SignInLayoutProps {
  title: string;
  lead: string;
  children: ReactNode;
}

function Slab() {
  return (
    <aside
      data-ground="slab"
      className="-ml-9 hidden flex-col justify-center overflow-hidden bg-slab pl-25 text-slab-text [clip-path:polygon(0_0,100%_0,100%_100%,36px_100%,36px_calc(62%-36px),0_62%)] md:flex"
    >
      <p className="mb-11 max-w-92 text-[1.875rem] leading-[1.22] tracking-[-0.025em] type-display">
        “Six weeks, eight people, all clay included. Make it feel like a quiet room.”
      </p>
      <ExampleSite />
    </aside>
  );
}

/** Two halves: the form, and what a brief can become. The second goes on narrow screens. */
export function SignInLayout({ title, lead, children }: SignInLayoutProps) {
  return (
    <div className="grid min-h-dvh md:grid-cols-2">
      <div className="flex flex-col px-5 py-4 pb-7 md:px-10 md:py-6.5">
        <header className="flex items-center justify-between">
          <Link to="/">
            <Wordmark />
          </Link>
          <Button asChild variant="ghost" size="sm" className="md:mr-9">
            <Link to="/">
              <ArrowLeft aria-hidden="true" />
              Home
            </Link>
          </Button>
        </header>
        <main id={contentId} className="m-auto w-full py-8 md:max-w-93">
          <h1 className="mb-2 text-d3">{title}</h1>
          <p className="mb-6.5 text-ink-2">{lead}</p>
          {children}
        </main>
        {/* Where a toast is as wide as the form, the form makes room for it. */}
        <div className="h-(--toast-space,0px) shrink-0 md:hidden" />
      </div>
      <Slab />
    </div>
  );
}
