import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EngineEvent, ModelRevision } from '../../engine.ts';
import { createOpenAiEngine } from '../../engines/openai/openai-engine.ts';
import { type LookOutcome, withLook } from '../../look/look-checks.ts';
import { createWorkerPool, type WorkerPool } from '../../pipeline/worker-pool.ts';
import { answers, type FakeProvider, startFakeProvider } from '../../testing/index.ts';
import { reviseSite } from './revise-site.ts';

let provider: FakeProvider;
let pool: WorkerPool;
beforeAll(async () => {
  provider = await startFakeProvider();
  pool = createWorkerPool({ workers: 1 });
  const edit = '<<<<<<< SEARCH\nBread\n=======\nRye bread\n>>>>>>> REPLACE';
  provider.behave(answers(`<edit path="index.html">\n${edit}\n</edit>`));
});
afterAll(async () => {
  await pool.close();
  await provider.close();
});

const empty = { checks: [], placeholders: [], notes: ['Ask for the hours.'], files: 1, bytes: 60 };
const nothing: LookOutcome = { findings: [], unopened: [] };
const wide: LookOutcome = {
  findings: [{ check: 'overflow', path: 'index.html', message: 'Too wide.' }],
  unopened: [],
};
const blank: LookOutcome = {
  findings: [{ check: 'blank-page', path: 'index.html', message: 'Blank.' }],
  unopened: [],
};
const absent: LookOutcome = { why: 'there is none on this server.' };

async function change(before: LookOutcome, after: LookOutcome, stop?: AbortController) {
  const request: ModelRevision = {
    name: 'Hearth',
    instruction: 'Say that it is rye',
    files: [
      {
        path: 'index.html',
        content: '<!doctype html><html lang="en"><title>Hearth</title><h1>Bread</h1></html>',
      },
    ],
    report: withLook(empty, before),
  };
  const seen: string[] = [];
  const events: EngineEvent[] = [];
  const look = async ([page]: { content: string | Uint8Array }[]) => {
    seen.push(String(page?.content));
    stop?.abort();
    return after;
  };
  const engine = createOpenAiEngine({ baseURL: provider.baseURL, model: 'fake' });
  const { signal } = stop ?? new AbortController();
  const onEvent = (event: EngineEvent) => events.push(event);
  const { site, isWorse } = await reviseSite({ engine, pool, look }, request, { signal, onEvent });
  const statusOf = (id: string) => site.report.checks.find((check) => check.id === id)?.status;
  const told = events.flatMap((event) => (event.type === 'status' ? [event.message] : []));
  return { seen, isWorse, statusOf, told, notes: site.report.notes.join(' ') };
}

test('a change is looked at as visitors see it, with what it has changed', async () => {
  const { seen, statusOf, isWorse, told, notes } = await change(absent, nothing);
  expect(seen).toEqual([expect.stringContaining('Rye bread')]);
  expect([statusOf('overflow'), statusOf('script-errors'), isWorse]).toEqual(['passed', 'passed', false]);
  expect(told).toContain('Opening the pages as visitors see them');
  expect(notes).toContain('Ask for the hours.');
  expect(notes).not.toContain('were not opened');
});

test.each<[string, LookOutcome, LookOutcome, boolean]>([
  ['is new', nothing, wide, true],
  ['was there', wide, wide, false],
  ['nobody had looked for', absent, wide, false],
  ['leaves a page blank', absent, blank, true],
])('what is seen and %s decides whether the change is only offered', async (_, before, after, isOffered) => {
  expect((await change(before, after)).isWorse).toBe(isOffered);
});

test('where nobody can look the change is made, and the report says so once', async () => {
  const { statusOf, isWorse, notes } = await change(absent, absent);
  expect([statusOf('overflow'), isWorse]).toEqual(['skipped', false]);
  expect(notes.split('were not opened in a browser')).toHaveLength(2);
});

test('a change that is stopped while it is looked at is not made', async () => {
  await expect(change(nothing, nothing, new AbortController())).rejects.toMatchObject({
    code: 'GENERATION_STOPPED',
  });
});
