import { type EngineView, failureReasons, routes } from '@sitewright/contracts';
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
    scores: [{ area: 'format', passed: 3, of: 4, problems: ['theme.css does not come first'] }],
    firstPieceMs: 420,
    charactersPerSecond: 310,
    inputTokens: 1,
    outputTokens: 2,
  },
  failures: [{ reason: 'broke-off', count: 3 }],
  tokensByDay: [{ date: '2026-03-04', sites: 2, inputTokens: 1800, outputTokens: 4200 }],
  tokensByPerson: [{ email: 'ada@example.com', sites: 2, inputTokens: 1800, outputTokens: 4200 }],
};
const show = (view: EngineView) =>
  renderScreen(<EnginePage />, {
    api: createFakeApi().on(routes.engineView, () => view),
    at: '/admin-panel/engine',
  });

test('the engine, its last check, its failures and its tokens are told', async () => {
  show(busy);
  expect(await screen.findByText('theme.css does not come first')).toBeInTheDocument();
  expect(screen.getByText('3 of 4')).toBeInTheDocument();
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

test('what could not be asked for can be asked for again', async () => {
  let isAway = true;
  const api = createFakeApi().on(routes.engineView, () => {
    if (isAway) throw new Refusal('UNAVAILABLE', 'Try again in a moment.');
    return busy;
  });
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
