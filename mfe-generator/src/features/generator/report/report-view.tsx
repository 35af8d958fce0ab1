import type { QualityReport } from '@sitewright/contracts';
import { ScrollPane } from '../../../lib/scroll-pane.tsx';
import type { OpenPlace } from '../place.ts';
import { CheckRow } from './check-row.tsx';
import { verdictOf, verdictSentence } from './verdict.ts';

const importance = { failed: 0, repaired: 1, passed: 2 } as const;

function Notes({ notes }: Pick<QualityReport, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <section className="mt-10">
      <h2 className="text-h3">For you to know</h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-ink-2 marker:text-ink-3">
        {notes.map((note) => (
          <li key={note} className="wrap-anywhere">
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the quality gate found in the site, the faults first. */
export function ReportView({ report, onOpen }: { report: QualityReport; onOpen: OpenPlace }) {
  const verdict = verdictOf(report);
  const checks = report.checks.toSorted((one, other) => importance[one.status] - importance[other.status]);
  return (
    <ScrollPane label="Quality report" className="bg-paper px-4.5 py-8 desk:px-14 desk:py-11">
      <div className="mx-auto max-w-150">
        <h2 className="flex items-baseline gap-3.5 text-d3">
          <span className="text-[4.25rem] leading-none">{verdict.passed}</span>{' '}
          {verdict.passed === 1 ? 'check' : 'checks'} passed
        </h2>
        <p className="mt-2 text-ink-2 text-lead">{verdictSentence(verdict)}</p>
        <ul className="mt-6 border-rule border-t">
          {checks.map((check) => (
            <CheckRow key={check.id} check={check} onOpen={onOpen} />
          ))}
        </ul>
        <Notes notes={report.notes} />
      </div>
    </ScrollPane>
  );
}
