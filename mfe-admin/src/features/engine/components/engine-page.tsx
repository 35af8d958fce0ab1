import { type EngineView, routes } from '@sitewright/contracts';
import { Alert, Skeleton, Spinner } from '@sitewright/ui';
import { useAnswer, usePageTitle } from '@sitewright/web-kit';
import { shortDay } from '../../../lib/days.ts';
import { failureName } from '../../../lib/failure-names.ts';
import { Panel } from '../../../lib/panel.tsx';
import { DayTokens } from './day-tokens.tsx';
import { Figures } from './figures.tsx';
import { LastCheck } from './last-check.tsx';
import { tokenColumns, tokensOf } from './token-figures.ts';

const Waiting = () => (
  <div className="relative" aria-busy="true">
    <Skeleton className="h-60" />
    <Spinner label="Asking for the engine" className="absolute inset-x-0 top-24 mx-auto w-fit" />
  </div>
);

const Nothing = ({ children }: { children: string }) => <p className="text-ink-2">{children}</p>;

function Facts({ view }: { view: EngineView }) {
  const { engine, lastCheck, failures, tokensByDay, tokensByPerson } = view;
  return (
    <div className="grid grid-cols-1 gap-5">
      <Panel title="Writes now">
        <p className="wrap-anywhere font-[550]">{engine.label}</p>
      </Panel>
      {engine.engine !== 'composer' && (
        <Panel title="Last check">
          <LastCheck check={lastCheck} />
        </Panel>
      )}
      <Panel title="Failures of the last 30 days">
        {failures.length === 0 ? (
          <Nothing>Nothing has failed.</Nothing>
        ) : (
          <Figures
            caption="Failures of the last 30 days"
            columns={['What happened', 'Times']}
            rows={failures.map(({ reason, count }) => [failureName(reason), count])}
          />
        )}
      </Panel>
      <Panel title="Tokens by day">
        {tokensByDay.length === 0 ? (
          <Nothing>No model has told of tokens.</Nothing>
        ) : (
          <Figures
            caption="Tokens by day"
            columns={['Day', ...tokenColumns]}
            rows={tokensByDay.map(({ date, ...sum }) => [shortDay(date), ...tokensOf(sum)])}
          />
        )}
      </Panel>
      {tokensByPerson.length > 0 && (
        <Panel title="Tokens by person">
          <Figures
            caption="Tokens by person"
            columns={['Person', ...tokenColumns]}
            rows={tokensByPerson.map(({ email = 'Deleted account', ...sum }) => [email, ...tokensOf(sum)])}
          />
        </Panel>
      )}
      {tokensByDay.length > 0 && (
        <Panel title="Tokens of one day by person">
          <DayTokens days={tokensByDay} />
        </Panel>
      )}
    </div>
  );
}

/** Which engine writes, how well, and what it costs. */
export function EnginePage() {
  usePageTitle('Engine');
  const answer = useAnswer('engine', (api, signal) => api.call(routes.engineView, { signal }));
  return (
    <>
      <h1 className="mb-7 text-d3">Engine</h1>
      {answer.status === 'failed' && <Alert onRetry={answer.retry}>{answer.error.message}</Alert>}
      {answer.status === 'ready' && <Facts view={answer.value} />}
      {answer.status === 'loading' && <Waiting />}
    </>
  );
}
