import { type EngineDay, type EngineView, failureReasons, routes } from '@sitewright/contracts';
import { createFakeApi, Refusal, renderScreen } from '@sitewright/web-kit/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failureName } from '../../../lib/failure-names.ts';
import { EnginePage } from './engine-page.tsx';

const busy: EngineView = {
  engine: { engine: 'openai', label: 'small-model' },
  lastCheck: {
    at: '2026-03-04T09:30:00.000Z',
    model: 'small-model',
    scores: [
      { area: 'format', passed: 3, of: 4, problems: ['theme.css does not come first'] },
      { area: 'vision', passed: 0, of: 0, problems: [] },
    ],
    firstPieceMs: 420,
    charactersPerSecond: 310,
    inputTokens: 5400,
    outputTokens: 12_600,
  },
  failures: [{ reason: 'broke-off', count: 3 }],
  tokensByDay: [
    { date: '2026-03-04', sites: 2, inputTokens: 1800, outputTokens: 4200 },
    { date: '2026-03-03', sites: 1, inputTokens: 900, outputTokens: 2100 },
  ],
  tokensByPerson: [{ email: 'ada@example.com', sites: 2, inputTokens: 1800, outputTokens: 4200 }],
};
const dayOf = (date: string | null): EngineDay => ({
  date: date ?? '',
  people: [
    {
      ...(date === '2026-03-04' && { email: 'ada@example.com' }),
      sites: 1,
      inputTokens: 900,
      outputTokens: 2100,
    },
  ],
  others: date === '2026-03-04' ? 1 : 0,
});
const show = (view: EngineView) =>
  renderScreen(<EnginePage />, {
    api: createFakeApi()
      .on(routes.engineView, () => view)
      .on(routes.engineDay, ({ query }) => dayOf(query.get('date'))),
    at: '/admin-panel/engine',
  });

test('the engine, its last check, its failures and its tokens are told', async () => {
  show(busy);
  expect(await screen.findByText('theme.css does not come first')).toBeInTheDocument();
  expect(screen.getByText('3 of 4')).toBeInTheDocument();
  expect(screen.getByText(/5,400 tokens read and 12,600 written/)).toBeInTheDocument();
  expect(screen.getByText('Vision').closest('li')).toHaveTextContent('VisionNot offered');
  const failures = screen.getByRole('table', { name: 'Failures of the last 30 days' });
  expect(within(failures).getByRole('row', { name: 'Connection broke off 3' })).toBeInTheDocument();
  const people = screen.getByRole('table', { name: 'Tokens by person' });
  expect(within(people).getByRole('row', { name: 'ada@example.com 2 1,800 4,200' })).toBeInTheDocument();
});

test('a model that was not checked says how to', async () => {
  const { lastCheck: _, ...unchecked } = busy;
  show({ ...unchecked, failures: [], tokensByDay: [], tokensByPerson: [] });
  expect(await screen.findByText('npm run model-check')).toBeInTheDocument();
  expect(screen.getByText('Nothing has failed.')).toBeInTheDocument();
});

const peopleOf = (day: string) => screen.findByRole('table', { name: `Tokens of ${day} by person` });

test('who has used how much is told of each day, the newest first', async () => {
  const { user } = show(busy);
  const newest = await peopleOf('Wednesday 4 March');
  expect(within(newest).getByRole('row', { name: 'ada@example.com 1 900 2,100' })).toBeInTheDocument();
  expect(screen.getByText('1 more person used less.')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Day' }), 'Tuesday 3 March');
  const before = await peopleOf('Tuesday 3 March');
  expect(within(before).getByRole('row', { name: 'Deleted account 1 900 2,100' })).toBeInTheDocument();
  expect(screen.queryByText(/used less/)).not.toBeInTheDocument();
});

test('a day that could not be asked for can be asked for again, and nothing else is gone', async () => {
  let isAway = true;
  const api = createFakeApi()
    .on(routes.engineView, () => busy)
    .on(routes.engineDay, ({ query }) => {
      if (isAway) throw new Refusal('UNAVAILABLE', 'Try again in a moment.');
      return dayOf(query.get('date'));
    });
  const { user } = renderScreen(<EnginePage />, { api, at: '/admin-panel/engine' });
  await screen.findByText('Try again in a moment.');
  expect(screen.getByText('3 of 4')).toBeInTheDocument();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await peopleOf('Wednesday 4 March')).toBeInTheDocument();
});

test('what could not be asked for can be asked for again', async () => {
  let isAway = true;
  const api = createFakeApi().on(routes.engineView, () => {
    if (isAway) throw new Refusal('UNAVAILABLE', 'Try again in a moment.');
    return busy;
  });
  api.on(routes.engineDay, ({ query }) => dayOf(query.get('date')));
  const { user } = renderScreen(<EnginePage />, { api, at: '/admin-panel/engine' });
  await screen.findByText('Try again in a moment.');
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('3 of 4')).toBeInTheDocument();
});

test('every failure has a name of its own', () => {
  expect(new Set(failureReasons.map(failureName)).size).toBe(failureReasons.length);
  expect(failureName('INTERNAL')).toBe('INTERNAL');
});
