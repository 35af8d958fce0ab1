import { type EngineDay, type EngineView, routes } from '@sitewright/contracts';
import { Alert, Select, Spinner } from '@sitewright/ui';
import { useAnswer } from '@sitewright/web-kit';
import { useState } from 'react';
import { longDay } from '../../../lib/days.ts';
import { Figures } from './figures.tsx';
import { tokenColumns, tokensOf } from './token-figures.ts';

interface PeopleProps {
  day: EngineDay;
}

function People({ day: { date, people, others } }: PeopleProps) {
  return (
    <>
      <Figures
        caption={`Tokens of ${longDay(date)} by person`}
        columns={['Person', ...tokenColumns]}
        rows={people.map(({ email = 'Deleted account', ...sum }) => [email, ...tokensOf(sum)])}
      />
      {others > 0 && (
        <p className="mt-3 text-ink-2 text-small">
          {others === 1 ? '1 more person' : `${others.toLocaleString('en')} more people`} used less.
        </p>
      )}
    </>
  );
}

/** Who has used how much on a day; the newest one at first. */
export function DayTokens({ days }: { days: EngineView['tokensByDay'] }) {
  const [chosen, setChosen] = useState(days[0]?.date);
  const answer = useAnswer(chosen, (api, signal, date) =>
    api.call(routes.engineDay, { query: { date }, signal }),
  );
  return (
    <>
      <Select
        aria-label="Day"
        className="mb-4 max-w-70"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
      >
        {days.map(({ date }) => (
          <option key={date} value={date}>
            {longDay(date)}
          </option>
        ))}
      </Select>
      {answer?.status === 'loading' && <Spinner label="Asking for the day" />}
      {answer?.status === 'failed' && <Alert onRetry={answer.retry}>{answer.error.message}</Alert>}
      {answer?.status === 'ready' && <People day={answer.value} />}
    </>
  );
}
