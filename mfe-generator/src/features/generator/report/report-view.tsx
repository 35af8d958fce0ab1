import type { QualityReport } from '@sitewright/contracts';
import { ScrollPane } from '../../../lib/scroll-pane.tsx';
import type { OpenPlace } from '../place.ts';
import { groupChecks, measureOf } from './check-group.ts';
import { CheckGroupRow } from './check-group-row.tsx';
import { Measures } from './measures.tsx';
import { NotUsed } from './not-used.tsx';
import { Notes } from './notes.tsx';
import { RepairTurn } from './repair-turn.tsx';
import { ToDo } from './to-do.tsx';
import { headlineOf, verdictOf, verdictSentence } from './verdict.ts';

/** What is left to do, what was checked, and what was measured. */
export function ReportView({ report, onOpen }: { report: QualityReport; onOpen: OpenPlace }) {
  const verdict = verdictOf(report);
  const { figure, words } = headlineOf(verdict);
  return (
    <ScrollPane label="Quality report" className="bg-paper px-4.5 py-8 desk:px-14 desk:py-11">
      <div className="mx-auto max-w-150">
        <h2 className="flex flex-wrap items-baseline gap-x-3.5 text-d3">
          <span className="text-[4.25rem] leading-none">{figure.toLocaleString('en')}</span> {words}
        </h2>
        <p className="mt-2 text-ink-2 text-lead">{verdictSentence(verdict)}</p>
        <ToDo {...report} onOpen={onOpen} />
        <Notes notes={report.notes} />
        <RepairTurn turn={report.repairTurn} />
        <NotUsed statements={report.notUsed} />
        <section className="mt-8">
          <h2 className="text-h3">Checked</h2>
          <ul className="mt-3 border-rule border-t">
            {groupChecks(report).map((group) => (
              <CheckGroupRow
                key={group.area}
                group={group}
                measure={measureOf(group.area, report)}
                onOpen={onOpen}
              />
            ))}
          </ul>
        </section>
        <Measures report={report} />
      </div>
    </ScrollPane>
  );
}
