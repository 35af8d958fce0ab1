import { Button } from '@sitewright/ui';
import { Link } from '@sitewright/web-kit/router';
import type { MouseEvent } from 'react';
import { brief, typedPhrases, wordCount } from '../example/brief.ts';
import { Pin } from '../example/pin.tsx';

/** Where the page that the brief became is shown. */
export const examplePageId = 'example-page';

function showExamplePage(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(examplePageId)?.scrollIntoView({ block: 'nearest' });
}

const caret = (
  <span
    aria-hidden="true"
    className="absolute h-[1.2em] w-0.5 translate-y-[0.2em] bg-pink md:translate-y-[0.1em]"
  />
);

interface TypedProps {
  text: string;
  /** Characters of it that can be seen already. The others keep their place, so that no line moves. */
  count: number;
}

function Typed({ text, count }: TypedProps) {
  if (count >= text.length) return text;
  return (
    <>
      {text.slice(0, count)}
      {count > 0 && caret}
      <span className="opacity-0">{text.slice(count)}</span>
    </>
  );
}

type BriefPhrase = ReturnType<typeof typedPhrases>[number];

function MarkedPhrase({ text, part = 1, end = '', typed, isWhole }: BriefPhrase) {
  const isStarted = typed > 0;
  return (
    <>
      <a
        href={`#${examplePageId}`}
        data-phrase={part}
        onClick={showExamplePage}
        className={`font-semibold underline decoration-2 underline-offset-4 ${isStarted ? 'decoration-purple' : 'decoration-transparent'}`}
      >
        <Typed text={text} count={typed} />
      </a>
      <span className={`whitespace-nowrap ${isWhole ? 'animate-fade' : 'opacity-0'}`}>
        <Pin number={part} className="ml-1.25 size-4.75 align-[0.1em] text-[0.6875rem] max-md:hidden" />
        {end}
      </span>
    </>
  );
}

interface BriefProps {
  /** Characters typed so far. */
  typed: number;
  /** There while it is being typed. */
  onSkip: (() => void) | undefined;
}

/** What a person writes. Its phrases light up their parts of the page. */
export function Brief({ typed, onSkip }: BriefProps) {
  return (
    <figure className="flex flex-col rounded-panel border border-rule-strong bg-surface shadow-window">
      <figcaption className="flex justify-between border-rule border-b px-4.5 py-2.75 font-semibold text-ink-2 text-small md:px-5.5">
        What you write
        {onSkip && (
          <button
            type="button"
            onClick={onSkip}
            className="text-purple-ink underline-offset-3 hover:underline"
          >
            Skip
          </button>
        )}
      </figcaption>
      <p className="grow px-4.5 py-4 text-[1.03125rem] leading-[1.62] md:px-6 md:py-5.5 md:text-[1.25rem]">
        {typedPhrases(brief, typed).map((phrase) =>
          phrase.part === undefined ? (
            <Typed key={phrase.text} text={phrase.text} count={phrase.typed} />
          ) : (
            <MarkedPhrase key={phrase.text} {...phrase} />
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
