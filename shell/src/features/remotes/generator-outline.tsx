import { SpinnerRing, Wordmark } from '@sitewright/ui';

/** The generator as it will stand there, without anything to press: what comes takes the places that are drawn here. */
export function GeneratorOutline() {
  return (
    <main className="flex h-dvh flex-col bg-paper">
      <p role="status" className="sr-only">
        Loading
      </p>
      <div aria-hidden="true" className="grid min-h-0 grow grid-rows-1 desk:grid-cols-[424px_minmax(0,1fr)]">
        <div className="flex min-h-0 flex-col border-rule-strong desk:border-r">
          <div className="flex h-13.5 shrink-0 items-center border-rule border-b pl-4 desk:pl-5">
            <Wordmark />
          </div>
          <div className="min-h-0 grow px-4 py-5.5 desk:px-5">
            <div className="mx-auto max-w-160">
              <p className="mb-3.5 type-display text-h1">What should it be?</p>
              <div className="rounded-[10px] border border-control bg-surface shadow-rest">
                <div className="min-h-[200px] whitespace-pre-wrap px-4 py-3.5 text-[1rem] text-ink-3 leading-[1.55]">
                  Describe your website: who it is for, what it must say, how it should feel.
                </div>
                <div className="min-h-11 border-rule border-t" />
              </div>
              <div className="mt-3 grid h-12 place-items-center rounded-[9px] border border-rule bg-paper-sunk">
                <SpinnerRing className="text-pink" />
              </div>
            </div>
          </div>
          <div className="h-14.75 shrink-0 border-rule border-t desk:h-15.75" />
        </div>
        <div className="hidden bg-paper-sunk desk:block">
          <div className="h-13.5 border-rule-strong border-b bg-paper" />
        </div>
      </div>
      <div className="h-15.5 shrink-0 border-rule-strong border-t desk:hidden" />
    </main>
  );
}
