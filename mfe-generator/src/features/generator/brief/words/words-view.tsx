import type { Brief } from '@sitewright/contracts';
import { useEffect, useState } from 'react';
import { getSitting, update } from '../sitting/sitting-store.ts';
import { MarkedStatement, markLooks } from './marked-statement.tsx';
import { countOf, placeOf, type Standing, sayStanding } from './standing.ts';

const key: { standing: Standing; words: string }[] = [
  { standing: 'on_page', words: 'on the page' },
  { standing: 'applied', words: 'applied' },
  { standing: 'left_out', words: 'not used' },
];

function Key({ brief }: { brief: Brief }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1.5 text-ink-3 text-small">
      {key.map(({ standing, words }) => (
        <li key={standing}>
          <span aria-hidden="true" className={markLooks[standing]}>
            abc
          </span>{' '}
          <strong className="ml-1 font-bold text-ink">{countOf(brief, standing)}</strong> {words}
        </li>
      ))}
    </ul>
  );
}

/** Outlines where a statement stands, as long as the words are in sight. */
function usePointer(brief: Brief) {
  const [index, setIndex] = useState<number>();
  const point = (next: number) => {
    setIndex(next);
    const sitting = getSitting();
    const statement = brief.statements[next];
    if (sitting && statement) update(sitting.siteId, { pointed: placeOf(statement, sitting.shownPage) });
  };
  useEffect(
    () => () => {
      const sitting = getSitting();
      if (sitting) update(sitting.siteId, { pointed: undefined });
    },
    [],
  );
  return { index, point };
}

/** The prompt with its statements marked: on the page, applied, not used. */
export function WordsView({ brief, prompt }: { brief: Brief; prompt: string }) {
  const { index: pointed, point } = usePointer(brief);
  const { statements } = brief;
  const looked = pointed === undefined ? undefined : statements[pointed];
  let end = 0;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of words, not of fields */}
      <div
        role="group"
        aria-label="Your words"
        dir="auto"
        className="wrap-anywhere whitespace-pre-wrap rounded-[10px] border border-control bg-surface px-4 py-3.5 text-body leading-[1.75]"
      >
        {statements.map((statement, index) => {
          const between = prompt.slice(end, statement.start);
          end = statement.end;
          return [
            between,
            <MarkedStatement
              key={statement.start}
              statement={statement}
              written={prompt.slice(statement.start, statement.end)}
              isPointedAt={index === pointed}
              onPoint={() => point(index)}
            />,
          ];
        })}
        {prompt.slice(end)}
      </div>
      <p role="status" className="mt-2 min-h-5 text-ink-2 text-small">
        {looked ? sayStanding(looked) : 'Choose some of your words to see where they stand.'}
      </p>
      <Key brief={brief} />
    </>
  );
}
