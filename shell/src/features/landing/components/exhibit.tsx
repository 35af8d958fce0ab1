import { Button, Mark } from '@sitewright/ui';
import { Link } from '@sitewright/web-kit/router';
import { Fragment } from 'react';
import { brief, wordCount } from '../example/brief.ts';
import { ExamplePage } from '../example/example-page.tsx';
import { Pin } from '../example/pin.tsx';
import { ScaledPage } from '../example/scaled-page.tsx';
import { PageWindow } from './page-window.tsx';

function Brief() {
  return (
    <figure className="flex flex-col rounded-panel border border-rule-strong bg-surface shadow-window">
      <figcaption className="border-rule border-b px-4.5 py-2.75 font-semibold text-ink-2 text-small md:px-5.5">
        What you write
      </figcaption>
      <p className="grow px-4.5 py-4 text-[1.03125rem] leading-[1.62] md:px-6 md:py-5.5 md:text-[1.25rem]">
        {brief.map(({ text, part, end }) =>
          part === undefined ? (
            <Fragment key={text}>{text}</Fragment>
          ) : (
            <Fragment key={text}>
              <strong
                data-phrase={part}
                className="font-semibold underline decoration-2 decoration-purple underline-offset-4"
              >
                {text}
              </strong>
              <span className="whitespace-nowrap">
                <Pin
                  number={part}
                  className="ml-1.25 size-4.75 align-[0.1em] text-[0.6875rem] max-md:hidden"
                />
                {end}
              </span>
            </Fragment>
          ),
        )}
      </p>
      <div className="flex items-center justify-between border-rule border-t py-3.5 pr-4 pl-4.5 md:pl-5.5">
        <span className="text-ink-3 text-small">{wordCount(brief)} words</span>
        <Button asChild>
          <Link to="/app">Generate Website</Link>
        </Button>
      </div>
    </figure>
  );
}

/** A brief and the page it asks for, side by side; numbers join phrases to places. */
export function Exhibit() {
  return (
    <div className="group/exhibit grid gap-6 pb-16 lg:h-[38.125rem] lg:grid-cols-[368px_56px_1fr] lg:gap-0 lg:pb-26">
      <Brief />
      <div className="hidden items-center lg:flex" aria-hidden="true">
        <span className="h-px grow bg-rule-strong" />
        <Mark className="mx-2.5 size-8" />
        <span className="h-px grow bg-rule-strong" />
      </div>
      <PageWindow title="index.html">
        <ScaledPage
          label="The finished page: a bicycle workshop's front page with a drawing of a bicycle, prices and opening hours"
          className="aspect-390/640 [--page-width:390px] md:aspect-1280/780 md:[--page-width:1280px] lg:aspect-auto lg:grow"
        >
          <ExamplePage isNumbered />
        </ScaledPage>
      </PageWindow>
    </div>
  );
}
