import { cn } from '@sitewright/ui';
import type { MouseEvent } from 'react';
import { brief, type Step, typedPhrases } from '../example/brief.ts';
import { lateLook } from '../example/late-look.ts';
import { Pin } from '../example/pin.tsx';

/** Where the page that the brief became is shown. */
export const examplePageId = 'example-page';

function showExamplePage(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(examplePageId)?.scrollIntoView({ block: 'nearest' });
}

interface TypedProps {
  steps: readonly Step[];
  /** How many steps can be seen already. The others keep their place, so that no line moves. */
  count: number;
}

function stepLook(index: number, count: number, all: number): string | undefined {
  if (index >= count) return 'opacity-0';
  // The caret is a shadow, which is painted without laying the text out again.
  return index === count - 1 && count < all ? 'shadow-[2px_0_var(--pink)]' : undefined;
}

function Typed({ steps, count }: TypedProps) {
  return steps.map(({ text, at }, index) => (
    <span key={at} className={stepLook(index, count, steps.length)}>
      {text}
    </span>
  ));
}

type BriefPhrase = ReturnType<typeof typedPhrases>[number];

function MarkedPhrase({ steps, part = 1, end = '', typed, isWhole }: BriefPhrase) {
  return (
    <>
      <a
        href={`#${examplePageId}`}
        data-phrase={part}
        onClick={showExamplePage}
        className={cn(
          'relative z-1 font-semibold underline decoration-2 underline-offset-4',
          typed > 0 ? 'decoration-purple' : 'decoration-transparent',
        )}
      >
        <Typed steps={steps} count={typed} />
      </a>
      <span className={cn('whitespace-nowrap', isWhole ? 'animate-fade' : 'opacity-0')}>
        <Pin number={part} className="ml-1.25 size-4.75 align-[0.1em] text-[0.6875rem] max-md:hidden" />
        {end}
      </span>
    </>
  );
}

interface WrittenExampleProps {
  /** Steps of the text that are typed so far. */
  typed: number;
  className: string;
}

/** The example brief. Its phrases light up their parts of the page. */
export function WrittenExample({ typed, className }: WrittenExampleProps) {
  return (
    <p className={cn(className, lateLook)}>
      {typedPhrases(brief, typed).map((phrase) =>
        phrase.part === undefined ? (
          <Typed key={phrase.text} steps={phrase.steps} count={phrase.typed} />
        ) : (
          <MarkedPhrase key={phrase.text} {...phrase} />
        ),
      )}
    </p>
  );
}
