import { Mark } from '@sitewright/ui';
import { brief, stepCount, typedPhrases } from '../example/brief.ts';
import { ExamplePage } from '../example/example-page.tsx';
import { ScaledPage } from '../example/scaled-page.tsx';
import { useTyping } from '../example/use-typing.ts';
import { Brief } from './brief.tsx';
import { PageWindow } from './page-window.tsx';
import { examplePageId } from './written-example.tsx';

const steps = stepCount(brief);

const partsOf = (typed: number) =>
  typedPhrases(brief, typed).filter(({ part, isWhole }) => part !== undefined && isWhole).length;

/** A brief and the page it asks for, side by side; numbers join phrases to places. */
export function Exhibit() {
  const { typed, isTyping, skip } = useTyping(steps);
  return (
    <div className="group/exhibit grid gap-6 pb-16 lg:h-[38.125rem] lg:grid-cols-[368px_56px_1fr] lg:gap-0 lg:pb-26">
      <Brief typed={typed} onSkip={isTyping ? skip : undefined} />
      <div className="hidden items-center lg:flex" aria-hidden="true">
        <span className="h-px grow bg-rule-strong" />
        <Mark className="mx-2.5 size-8" />
        <span className="h-px grow bg-rule-strong" />
      </div>
      <PageWindow id={examplePageId} title="index.html" note="Drawn example">
        <ScaledPage
          label="The finished page: a bicycle workshop's front page with a drawing of a bicycle, prices and opening hours"
          className="aspect-390/640 [--page-width:390px] md:aspect-1280/780 md:[--page-width:1280px] lg:aspect-auto lg:grow"
        >
          <ExamplePage shownParts={partsOf(typed)} />
        </ScaledPage>
      </PageWindow>
    </div>
  );
}
