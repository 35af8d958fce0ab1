import { Button, Slab, Wordmark } from '@sitewright/ui';
import { Link } from '@sitewright/web-kit/router';
import { ArrowRight } from 'lucide-react';
import { Measured } from '../../../components/measured.tsx';
import { SiteLinks } from '../../../components/site-links.tsx';

/** The last word and the links that every visitor may need. */
export function Footer() {
  return (
    <footer>
      <Slab>
        <Measured>
          <div className="flex flex-col items-start justify-between gap-6 pt-21 pb-10 md:flex-row md:items-end md:pt-35 md:pb-16">
            <h2 className="text-[2.375rem] leading-[1.02] md:text-d2">
              Say what it is for.
              <br />
              Keep what gets made.
            </h2>
            <Button asChild size="lg">
              <Link to="/app">
                Launch App
                <ArrowRight aria-hidden="true" />
              </Link>
            </Button>
          </div>
          <div className="flex flex-col justify-between gap-4.5 border-slab-rule border-t pt-6.5 pb-10 text-[0.90625rem] text-slab-text-2 md:flex-row md:items-center">
            <div className="flex items-center gap-4.5">
              <Wordmark className="text-slab-text" />
              <span>© 2024 Sitewright</span>
            </div>
            <SiteLinks hover="hover:text-slab-text" />
          </div>
        </Measured>
      </Slab>
    </footer>
  );
}
