import type { GenerationEvent, QualityReport } from '@sitewright/contracts';
import { describe, expect, test } from 'vitest';
import { type GenerationProgress, hasEnded, nextProgress, nothingYet } from './progress.ts';
import { stepsOf } from './steps.ts';

const id = 'a'.repeat(32);
const generationId = 'b'.repeat(24);
const previewUrl = `/preview/${id}/index.html`;
const report: QualityReport = { checks: [], placeholders: [], notes: [], files: 1, bytes: 20 };
const kept = { id, previewUrl };

const begun = Date.parse('2026-02-03T04:05:00.000Z');
const after = (seconds: number) => new Date(begun + seconds * 1000).toISOString();
const status = (phase: 'plan' | 'write' | 'style' | 'check' | 'save', seconds: number): GenerationEvent => ({
  type: 'status',
  phase,
  message: `At ${phase}`,
  at: after(seconds),
});
const accepted: GenerationEvent = { type: 'accepted', id, generationId, previewUrl };
const done: GenerationEvent = { type: 'done', id, previewUrl, version: 1, report };
const line: GenerationEvent = { type: 'line', place: 3, running: 2 };

const from = (...events: GenerationEvent[]): GenerationProgress => events.reduce(nextProgress, nothingYet);

/** One of each kind, in every order. */
const kinds: GenerationEvent[] = [
  accepted,
  line,
  status('write', 1),
  { type: 'resumed', from: 'start', message: 'It starts again.' },
  { type: 'file', path: 'index.html', content: '<p>', complete: false },
  { type: 'preview', path: 'index.html', html: '<p>' },
  { type: 'storage', isAway: true },
];

function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, place) => ordersOf(items.toSpliced(place, 1)).map((rest) => [item, ...rest]));
}

describe('any order of events', () => {
  const orders = ordersOf(kinds);

  test('leads to a progress that a page can show', () => {
    for (const order of orders) {
      const progress = from(...order);
      expect(progress).toMatchObject({
        generationId,
        siteId: id,
        state: 'running',
        isCut: false,
        isStorageAway: true,
      });
      expect(progress.line).toBeUndefined();
      expect(stepsOf(progress)).toHaveLength(5);
      const isVoid = order.findIndex(({ type }) => type === 'resumed');
      expect(progress.files.length).toBe(order.findIndex(({ type }) => type === 'file') > isVoid ? 1 : 0);
      expect(progress.page !== undefined).toBe(order.findIndex(({ type }) => type === 'preview') > isVoid);
    }
  });

  test.each([
    done,
    { type: 'stopped' },
    { type: 'failed', code: 'INTERNAL', message: 'Try again.' },
  ] as const)('changes nothing after $type', (last) => {
    for (const order of orders) {
      const end = from(...order, last);
      expect(hasEnded(end)).toBe(true);
      expect(end.isStorageAway).toBe(false);
      expect([...order, done].reduce(nextProgress, end)).toBe(end);
    }
  });

  test('leaves the progress before it as it was', () => {
    for (const order of orders) {
      const before = from(...order.slice(0, 3));
      const copy = structuredClone(before);
      order.slice(3).reduce(nextProgress, before);
      expect(before).toEqual(copy);
    }
  });
});

test('a generation waits for its turn, says where it stands, and leaves the line', () => {
  expect(nothingYet.state).toBe('asking');
  expect(from(accepted).state).toBe('waiting');
  expect(from(accepted, line)).toMatchObject({ state: 'waiting', line: { place: 3, running: 2 } });
  expect(from(accepted, line, { ...line, place: 1 }).line).toEqual({ place: 1, running: 2 });
  const running = from(accepted, line, status('plan', 0));
  expect(running.state).toBe('running');
  expect(running).not.toHaveProperty('line');
  expect(nextProgress(running, line)).toBe(running);
  expect(nextProgress(running, accepted).state).toBe('running');
});

describe('files', () => {
  const file = (part: {
    content?: string;
    delta?: string;
    complete?: boolean;
    path?: string;
  }): GenerationEvent => ({
    type: 'file',
    path: 'index.html',
    complete: false,
    ...part,
  });

  test('one that ends empty is taken back, whether it was begun or not', () => {
    const other: GenerationEvent = { type: 'file', path: 'about.html', content: '<p>', complete: true };
    const begin: GenerationEvent = { type: 'file', path: 'theme.css', delta: ' ', complete: false };
    const takeBack: GenerationEvent = { type: 'file', path: 'theme.css', content: '', complete: true };
    expect(from(begin, other).files.map(({ path }) => path)).toEqual(['theme.css', 'about.html']);
    expect(from(begin, other, takeBack).files.map(({ path }) => path)).toEqual(['about.html']);
    expect(from(other, takeBack).files.map(({ path }) => path)).toEqual(['about.html']);
    expect(from(begin, takeBack, begin).files.map(({ path }) => path)).toEqual(['theme.css']);
  });

  test('grow by what is added, and are replaced by what takes their place', () => {
    const { files } = from(
      file({ content: '<p>' }),
      file({ delta: 'Grüße' }),
      file({ path: 'styles.css', content: 'p{}', complete: true }),
      file({ delta: '</p>' }),
      file({ complete: true }),
    );
    expect(files).toEqual([
      { path: 'index.html', text: '<p>Grüße</p>', bytes: 14, isComplete: true },
      { path: 'styles.css', text: 'p{}', bytes: 3, isComplete: true },
    ]);
    expect(from(file({ content: '<p>' }), file({ content: '<h1>One' })).files).toEqual([
      { path: 'index.html', text: '<h1>One', bytes: 7, isComplete: false },
    ]);
  });

  test('have their right size in the end, where a part ended within a character', () => {
    const [high = '', low = ''] = '🚲'.split('');
    const { files } = from(
      file({ content: '' }),
      file({ delta: high }),
      file({ delta: low }),
      file({ complete: true }),
    );
    expect(files).toMatchObject([{ text: '🚲', bytes: 4 }]);
  });
});

describe('the page', () => {
  const preview = (html: string, css?: string): GenerationEvent => ({
    type: 'preview',
    path: 'index.html',
    html,
    ...(css !== undefined && { css }),
  });

  test('keeps its styles until others come', () => {
    expect(from(preview('<p>')).page?.css).toBe('');
    expect(from(preview('<p>', 'p{}'), preview('<p>One')).page).toEqual({
      path: 'index.html',
      html: '<p>One',
      css: 'p{}',
      written: 0,
    });
    expect(from(preview('<p>', 'p{}'), preview('<p>', '')).page?.css).toBe('');
  });

  test('goes on after another process has taken over, and begins anew where that one starts again', () => {
    const written = [accepted, status('write', 5), preview('<p>', 'p{}'), kinds[4]].filter(
      (event) => event !== undefined,
    );
    const goesOn = from(...written, { type: 'resumed', from: 'text', message: 'Writing goes on.' });
    expect(goesOn).toMatchObject({
      message: 'Writing goes on.',
      phase: 'write',
      files: [{ path: 'index.html' }],
    });
    expect(goesOn.page?.html).toBe('<p>');
    const again = from(...written, { type: 'resumed', from: 'start', message: 'It starts again.' });
    expect(again).toMatchObject({ message: 'It starts again.', files: [], steps: {}, siteId: id });
    expect(again).not.toHaveProperty('page');
    expect(again).not.toHaveProperty('phase');
  });
});

describe('steps', () => {
  const states = (progress: GenerationProgress) => stepsOf(progress).map(({ state }) => state);

  test('are called by their names, and say how long they took', () => {
    const progress = from(accepted, status('plan', 0), status('write', 4), status('write', 6));
    expect(stepsOf(progress, begun + 19_000)).toEqual([
      { phase: 'plan', label: 'Plan', state: 'done', ms: 4000 },
      { phase: 'write', label: 'Write', state: 'now', ms: 15_000 },
      { phase: 'style', label: 'Style', state: 'next' },
      { phase: 'check', label: 'Check', state: 'next' },
      { phase: 'save', label: 'Save', state: 'next' },
    ]);
    expect(stepsOf(progress)[1]).toEqual({ phase: 'write', label: 'Write', state: 'now' });
  });

  test('are all to come while it waits, and all done when the site is there', () => {
    expect(states(from(accepted, line))).toEqual(Array(5).fill('next'));
    expect(states(from(accepted, status('save', 1), done))).toEqual(Array(5).fill('done'));
  });

  test('that were cut off are not done', () => {
    expect(states(from(accepted, status('style', 1), { type: 'stopped' }))).toEqual([
      'done',
      'done',
      'next',
      'next',
      'next',
    ]);
  });

  test('begin again where another process goes back', () => {
    const progress = from(status('plan', 0), status('write', 4), status('style', 9), status('write', 12));
    expect(states(progress)).toEqual(['done', 'now', 'next', 'next', 'next']);
    expect(progress.steps).toEqual({
      plan: { startedAt: begun, endedAt: begun + 4000 },
      write: { startedAt: begun + 4000 },
    });
  });

  test('take no less than nothing where the clocks differ', () => {
    expect(stepsOf(from(status('plan', 60)), begun)[0]?.ms).toBe(0);
  });
});

test('the ends: a site, a sentence, what was kept', () => {
  expect(from(accepted, done)).toMatchObject({ state: 'done', siteId: id, done: { id, version: 1, report } });
  expect(
    from(accepted, { type: 'failed', code: 'PROVIDER_FAILED', message: 'Try again.', kept }),
  ).toMatchObject({
    state: 'failed',
    failure: { code: 'PROVIDER_FAILED', message: 'Try again.' },
    kept,
  });
  expect(from(accepted, { type: 'stopped', kept })).toMatchObject({ state: 'stopped', kept });
  expect(from(accepted, { type: 'stopped' })).not.toHaveProperty('kept');
});
