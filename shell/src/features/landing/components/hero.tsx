import { Button } from '@sitewright/ui';
import { Link } from '@sitewright/web-kit/router';
import { ArrowRight, Play } from 'lucide-react';
import { Measured } from '../../../components/measured.tsx';
import { Exhibit } from './exhibit.tsx';

/** What the product does, in a sentence and in an example. */
export function Hero() {
  return (
    <Measured>
      <div className="grid items-end gap-5.5 pt-9 pb-7 md:pt-14.5 md:pb-9 lg:grid-cols-[1fr_340px] lg:gap-12">
        <h1 className="text-[3.125rem] leading-[0.98] tracking-[-0.03em] md:text-[4.25rem] lg:text-[3.875rem] xl:text-d1 xl:[word-spacing:0.05em]">
          Plain words in.
          <br />A finished website out.
        </h1>
        <div>
          <p className="text-[1.0625rem] text-ink-2 leading-normal md:text-lead">
            Describe the site you need. Sitewright writes the pages, checks its own work and hands you the
            files.
          </p>
          <div className="mt-5.5 flex flex-wrap gap-2.5">
            <Button asChild size="lg">
              <Link to="/app">
                Launch App
                <ArrowRight aria-hidden="true" />
              </Link>
            </Button>
            <Button asChild variant="outline" size="lg">
              <a href="#watch-demo">
                <Play aria-hidden="true" />
                Watch demo
              </a>
            </Button>
          </div>
        </div>
      </div>
      <Exhibit />
    </Measured>
  );
}
