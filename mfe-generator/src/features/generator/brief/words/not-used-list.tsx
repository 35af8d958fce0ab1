import type { Brief, Statement, StatementClass, StatementDecision } from '@sitewright/contracts';
import { Button } from '@sitewright/ui';
import { useRef } from 'react';
import { useCanChange, useDecisions } from '../sheet/use-brief.ts';
import { decide } from '../sitting/edit.ts';
import { notUsed } from './standing.ts';

/** What is asked of the maker is not put on a page as it stands. */
const asked: ReadonlySet<StatementClass> = new Set([
  'page_or_section_wish',
  'function_wish',
  'design_wish',
  'prohibition',
  'meta',
]);

/** Where a statement can be put: figures and addresses belong among the facts, sentences into the text. */
function wayOf({ class: kind, text }: Statement): { decision: StatementDecision; words: string } | undefined {
  if (asked.has(kind)) return undefined;
  const isFact = kind === 'fact' || kind === 'item' || /\d|@/.test(text);
  return isFact
    ? { decision: 'fact', words: 'Put it among the facts' }
    : { decision: 'story', words: 'Put it in the text' };
}

/** What was written and is not on the pages: why, and what can be done. */
export function NotUsedList({ brief }: { brief: Brief }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const canChange = useCanChange();
  const unused = notUsed(brief, useDecisions());
  const settle = (index: number, decision: StatementDecision) => {
    decide(index, decision);
    heading.current?.focus();
  };
  return (
    <section aria-labelledby="not-used" className="mt-6">
      <h2
        ref={heading}
        id="not-used"
        tabIndex={-1}
        className="border-rule border-b pb-2.5 font-bold font-text text-body tracking-normal outline-hidden"
      >
        Not used ({unused.length})
      </h2>
      {unused.length === 0 && <p className="py-3 text-ink-2 text-small">Everything you wrote is used.</p>}
      <ul>
        {unused.map(({ statement, index }) => {
          const way = wayOf(statement);
          const { outcome, text } = statement;
          return (
            <li key={index} className="border-rule border-b py-3">
              <p dir="auto" className="wrap-anywhere font-semibold text-body">
                “{text}”
              </p>
              <p className="mt-1 text-ink-2 text-small">{outcome?.became === 'left_out' && outcome.why}</p>
              {canChange && (
                <div className="mt-2 flex flex-wrap gap-2">
                  {way && (
                    <Button variant="outline" size="sm" onClick={() => settle(index, way.decision)}>
                      {way.words}
                    </Button>
                  )}
                  <Button variant="ghost" size="sm" onClick={() => settle(index, 'leave_out')}>
                    Leave out
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
