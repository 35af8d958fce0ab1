import { Button, contentId, ThemeToggle, Wordmark } from '@sitewright/ui';
import { usePageTitle } from '@sitewright/web-kit';
import { Link } from '@sitewright/web-kit/router';
import type { ReactNode } from 'react';
import { Measured } from '../../../components/measured.tsx';
import { SiteLinks } from '../../../components/site-links.tsx';
import { useScrollToHash } from '../../../lib/use-scroll-to-hash.ts';
import { OnThisPage } from './on-this-page.tsx';
import { type TextPart, TextSection } from './text-section.tsx';

function Header() {
  return (
    <header className="border-rule border-b">
      <Measured className="flex h-14.5 items-center gap-2 md:h-16.5">
        <Link to="/" className="mr-auto">
          <Wordmark />
        </Link>
        <ThemeToggle />
        <Button asChild variant="outline">
          <Link to="/app">Launch App</Link>
        </Button>
      </Measured>
    </header>
  );
}

function Footer() {
  return (
    <footer className="border-rule border-t text-[0.90625rem] text-ink-2">
      <Measured className="flex flex-col justify-between gap-2 py-6 md:flex-row md:items-center">
        <span>© 2024 Sitewright</span>
        <SiteLinks hover="hover:text-ink" />
      </Measured>
    </footer>
  );
}

interface TextPageProps {
  title: string;
  lead: ReactNode;
  parts: readonly TextPart[];
  /** What stands under the last part. */
  children?: ReactNode;
}

/** A page to be read: a title, its parts one below the other, and the list of them beside it where there is room. */
export function TextPage({ title, lead, parts, children }: TextPageProps) {
  usePageTitle(title);
  useScrollToHash();
  return (
    <div className="flex min-h-dvh flex-col">
      <Header />
      <main id={contentId} className="grow">
        <Measured className="pt-11 pb-21 md:pt-21 md:pb-35">
          <h1 className="text-[2.375rem] leading-[1.02] md:text-d2 md:[word-spacing:0.04em]">{title}</h1>
          <div className="mt-4.5 max-w-[42rem] text-ink-2 text-lead">{lead}</div>
          <div className="mt-9 grid gap-x-16 md:mt-16 lg:grid-cols-[13.5rem_minmax(0,42rem)]">
            <OnThisPage parts={parts} />
            <div className="min-w-0 lg:col-start-2">
              {parts.map((part) => (
                <TextSection key={part.id} {...part} />
              ))}
              {children}
            </div>
          </div>
        </Measured>
      </main>
      <Footer />
    </div>
  );
}
