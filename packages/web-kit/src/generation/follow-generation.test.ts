import { type Generation, type GenerationEvent, type QualityReport, routes } from '@sitewright/contracts';
import { useSession } from '@sitewright/web-kit/session';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createApiClient } from '../api/api-client.ts';
import { createFakeApi, createFakeGeneration, Refusal, stubSession } from '../fake-api/index.ts';
import { followGeneration, startGeneration } from './follow-generation.ts';
import { type GenerationProgress, nextProgress, nothingYet } from './progress.ts';

const siteId = 'a'.repeat(32);
const generationId = 'b'.repeat(24);
const previewUrl = `/preview/${siteId}/index.html`;
const report: QualityReport = { checks: [], placeholders: [], notes: [], files: 1, bytes: 20 };
const at = '2026-02-03T04:05:06.000Z';

const accepted: GenerationEvent = { type: 'accepted', id: siteId, generationId, previewUrl };
const whole: GenerationEvent[] = [
  accepted,
  { type: 'status', phase: 'plan', message: 'Planning', at },
  { type: 'status', phase: 'write', message: 'Writing', at },
  { type: 'file', path: 'index.html', content: '<h1>One', complete: false },
  { type: 'preview', path: 'index.html', html: '<h1>One', css: 'h1{}' },
  { type: 'file', path: 'index.html', delta: ' two', complete: false },
  { type: 'preview', path: 'index.html', html: '<h1>One two' },
  { type: 'file', path: 'index.html', delta: '</h1>', complete: true },
  { type: 'status', phase: 'save', message: 'Saving', at },
  { type: 'done', id: siteId, previewUrl, version: 1, report },
];
const atTheEnd = whole.reduce(nextProgress, nothingYet);

const prompt = 'A bakery';
const idempotencyKey = 'key-1';

/** Nobody waits for the next attempt: the browser says again and again that it is back online. */
function hurry() {
  const timer = setInterval(() => window.dispatchEvent(new Event('online')), 5);
  onTestFinished(() => clearInterval(timer));
}

function follower(signal = new AbortController().signal) {
  const told: GenerationProgress[] = [];
  const onProgress = (progress: GenerationProgress) => void told.push(progress);
  return { told, options: { signal, onProgress }, latest: () => told.at(-1) };
}

/** A generation behind the calls by which it is asked for and followed. */
function serve() {
  const generation = createFakeGeneration();
  const api = createFakeApi()
    .onStream(routes.generate, () => generation.after())
    .onStream(routes.generationEvents, ({ lastEventId }) => generation.after(lastEventId));
  const asked = () => api.calls.map(({ method, lastEventId }) => [method, lastEventId]);
  return { generation, api, asked, client: createApiClient(api) };
}

test('asks with the key and the token, and follows to the end', async () => {
  const session = stubSession();
  useSession.getState().signIn(session);
  const { generation, api, client } = serve();
  const { options, told } = follower();
  generation.tell(...whole);
  const end = await startGeneration(client, { prompt }, { idempotencyKey, ...options });
  expect(end).toEqual(atTheEnd);
  expect(told.at(-1)).toBe(end);
  expect(api.calls).toMatchObject([
    { method: 'post', path: '/api/generate', body: { prompt }, idempotencyKey, token: session.token },
  ]);
});

test('tells what has come so far, not each event by itself', async () => {
  const { generation, client } = serve();
  const { options, told, latest } = follower();
  const end = startGeneration(client, { prompt }, { idempotencyKey, ...options });
  generation.tell(...whole.slice(0, 5));
  await expect.poll(() => latest()?.page?.html).toBe('<h1>One');
  expect(told.length).toBeLessThan(5);
  generation.tell(...whole.slice(5));
  expect(await end).toEqual(atTheEnd);
});

test.each(whole.map((_event, place) => place).slice(1))(
  'goes on without a gap or a repetition when the connection breaks off after event %i',
  async (place) => {
    hurry();
    const { generation, asked, client } = serve();
    const { options } = follower();
    const end = startGeneration(client, { prompt }, { idempotencyKey, ...options });
    await expect.poll(() => asked().length).toBe(1);
    generation.tell(...whole.slice(0, place));
    generation.cut();
    await expect.poll(() => asked().length).toBe(2);
    generation.tell(...whole.slice(place));
    expect(await end).toEqual(atTheEnd);
    expect(asked()).toEqual([
      ['post', undefined],
      ['get', place],
    ]);
  },
);

test('asks the same again, under the same key, while nothing was accepted', async () => {
  hurry();
  const { generation, api, client } = serve();
  const { options } = follower();
  const end = startGeneration(client, { prompt }, { idempotencyKey, ...options });
  await expect.poll(() => api.calls.length).toBe(1);
  generation.cut();
  await expect.poll(() => api.calls.length).toBe(2);
  generation.tell(...whole);
  expect(await end).toEqual(atTheEnd);
  expect(api.calls).toMatchObject([
    { method: 'post', body: { prompt }, idempotencyKey },
    { method: 'post', body: { prompt }, idempotencyKey },
  ]);
});

test('what is told twice counts once', async () => {
  const { client, api } = serve();
  const numbered = whole.map((event, index) => ({ id: index + 1, event }));
  api.onStream(routes.generationEvents, async function* () {
    for (let count = 1; count < numbered.length; count += 1) yield* numbered.slice(0, count);
    yield* numbered;
  });
  const { options } = follower();
  expect(await followGeneration(client, generationId, options)).toEqual(atTheEnd);
});

test('events of a newer server are passed over', async () => {
  const { client, api } = serve();
  api.onStream(routes.generationEvents, async function* () {
    yield { id: 1, event: accepted };
    yield { id: 2, event: { type: 'applause', loud: true } as unknown as GenerationEvent };
    yield { id: 3, event: { type: 'stopped' } };
  });
  const { options } = follower();
  expect(await followGeneration(client, generationId, options)).toMatchObject({ state: 'stopped', siteId });
});

test('an event that breaks the contract ends in a sentence', async () => {
  const { client, api } = serve();
  api.onStream(routes.generationEvents, async function* () {
    yield { id: 1, event: { ...accepted, id: '../etc' } };
  });
  const { options } = follower();
  expect(await followGeneration(client, generationId, options)).toMatchObject({
    state: 'failed',
    failure: { code: 'UNEXPECTED_ANSWER', message: expect.stringContaining('Reload the page') },
  });
});

test.each([
  ['POST', new Refusal('RATE_LIMITED', 'Ten of your generations wait already.')],
  ['POST', new Refusal('UNAVAILABLE', 'The line is full.')],
  ['POST', new Refusal('VALIDATION_FAILED', 'The prompt is too long.')],
])('a refused %s is thrown as it is: %s', async (_method, refusal) => {
  const { client, api } = serve();
  api.onStream(routes.generate, () => {
    throw refusal;
  });
  const { options } = follower();
  const end = startGeneration(client, { prompt }, { idempotencyKey, ...options });
  await expect(end).rejects.toMatchObject({ code: refusal.code, message: refusal.message });
  expect(api.calls).toHaveLength(1);
});

test.each([
  ['NOT_FOUND', 'There is no such generation.'],
  ['FORBIDDEN', 'Your account may not do this.'],
  ['UNAUTHENTICATED', 'Sign in again.'],
] as const)('%s ends the following with a failure', async (code, message) => {
  const { client, api } = serve();
  api.onStream(routes.generationEvents, () => {
    throw new Refusal(code, message);
  });
  const { options, latest } = follower();
  const end = await followGeneration(client, generationId, options);
  expect(end).toMatchObject({ state: 'failed', failure: { code, message } });
  expect(latest()).toBe(end);
});

test('a session that ends on the way ends in the page, too', async () => {
  hurry();
  useSession.getState().signIn(stubSession());
  const { client, api, generation } = serve();
  const { options } = follower();
  const end = startGeneration(client, { prompt }, { idempotencyKey, ...options });
  generation.tell(...whole.slice(0, 3));
  api.onStream(routes.generationEvents, () => {
    throw new Refusal('UNAUTHENTICATED', 'Sign in again.');
  });
  await expect.poll(() => api.calls.length).toBe(1);
  generation.cut();
  expect(await end).toMatchObject({ state: 'failed', failure: { code: 'UNAUTHENTICATED' } });
  expect(useSession.getState()).toMatchObject({ token: undefined, endedBy: 'expiry' });
});

test('a server that does not know the number is followed from the beginning', async () => {
  hurry();
  const { client, api, generation, asked } = serve();
  const { options } = follower();
  const end = startGeneration(client, { prompt }, { idempotencyKey, ...options });
  generation.tell(...whole.slice(0, 6));
  api.onStream(routes.generationEvents, ({ lastEventId }) => {
    if (lastEventId) throw new Refusal('VALIDATION_FAILED', 'Leave Last-Event-ID out.');
    return generation.after();
  });
  await expect.poll(() => asked().length).toBe(1);
  generation.cut();
  generation.tell(...whole.slice(6));
  expect(await end).toEqual(atTheEnd);
  expect(asked()).toEqual([
    ['post', undefined],
    ['get', 6],
    ['get', undefined],
  ]);
});

test('says that the connection is lost while nobody answers, and no longer when it is back', async () => {
  hurry();
  const { client, api, generation } = serve();
  const { options, told } = follower();
  let isDown = true;
  api.onStream(routes.generationEvents, ({ lastEventId }) => {
    if (isDown) throw new Refusal('UNAVAILABLE', 'Try again in a moment.');
    return generation.after(lastEventId);
  });
  const end = startGeneration(client, { prompt }, { idempotencyKey, ...options });
  generation.tell(...whole.slice(0, 3));
  await expect.poll(() => api.calls.length).toBe(1);
  generation.cut();
  await expect.poll(() => told.at(-1)?.isCut).toBe(true);
  expect(told.at(-1)).toMatchObject({ state: 'running', phase: 'write' });
  isDown = false;
  await expect.poll(() => told.at(-1)?.isCut).toBe(false);
  generation.tell(...whole.slice(3));
  expect(await end).toEqual(atTheEnd);
});

test('asks again when the server has said so, and not before, even if the browser is back online', async () => {
  const { api, generation } = serve();
  generation.tell(...whole);
  const error = { code: 'RATE_LIMITED', message: 'Twenty streams are open.', requestId: 'r-1' };
  const answers = [Response.json(error, { status: 429, headers: { 'Retry-After': '7' } })];
  let asked = 0;
  const fetch: typeof window.fetch = async (...request) => {
    asked += 1;
    return answers.pop() ?? api.fetch(...request);
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { options } = follower();
  const waited = vi.spyOn(window, 'setTimeout');
  const end = followGeneration(createApiClient({ fetch }), generationId, options);
  await vi.waitFor(() => expect(waited).toHaveBeenCalledWith(expect.any(Function), 7000), { interval: 1 });
  vi.advanceTimersByTime(6999);
  window.dispatchEvent(new Event('online'));
  expect(asked).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await end).toEqual(atTheEnd);
  expect(asked).toBe(2);
});

test('a browser that was offline to begin with has sent nothing, and says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const client = createApiClient({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  const { options } = follower();
  const end = startGeneration(client, { prompt }, { idempotencyKey, ...options });
  await expect(end).rejects.toMatchObject({ code: 'NETWORK' });
});

test('following ends when the page gives up; the connection is closed, and nothing is told any more', async () => {
  const { client, generation } = serve();
  const leaving = new AbortController();
  const { options, told } = follower(leaving.signal);
  const end = startGeneration(client, { prompt }, { idempotencyKey, ...options });
  generation.tell(...whole.slice(0, 3));
  await expect.poll(() => told.at(-1)?.phase).toBe('write');
  const soFar = told.length;
  leaving.abort();
  await expect(end).rejects.toMatchObject({ code: 'ABORTED' });
  generation.tell(...whole.slice(3));
  expect(told).toHaveLength(soFar);
});

test('the time of a step is counted by the clock of this browser', async () => {
  const { client, api } = serve();
  const fetch: typeof window.fetch = async (...request) => {
    const answer = await api.fetch(...request);
    answer.headers.set('Date', new Date(at).toUTCString());
    return answer;
  };
  api.onStream(routes.generationEvents, async function* () {
    yield { id: 1, event: { type: 'status', phase: 'plan', message: 'Planning', at } };
    yield { id: 2, event: { type: 'stopped' } };
  });
  const { options } = follower();
  const before = Date.now();
  const { steps } = await followGeneration(createApiClient({ fetch }), generationId, options);
  expect(steps.plan?.startedAt).toBeGreaterThanOrEqual(before);
  expect((await followGeneration(client, generationId, options)).steps.plan?.startedAt).toBe(Date.parse(at));
});

const summary: Generation = {
  id: generationId,
  folderId: siteId,
  previewUrl,
  state: 'running',
  phase: 'style',
  prompt,
  engine: 'openai',
  createdAt: at,
};

/** A tab that its person can leave and come back to; it asks often, so that nobody waits. */
function tab() {
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const show = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { hide: () => show('hidden'), look: () => show('visible'), hidden: { afterMs: 0, everyMs: 5 } };
}

const streamsOf = ({ calls }: ReturnType<typeof createFakeApi>) =>
  calls.filter(({ method, path }) => method === 'post' || path.endsWith('/events'));

test('a hidden tab lets go of its stream and asks now and then, until somebody looks again', async () => {
  const { generation, api, client } = serve();
  let told: Generation = { ...summary, state: 'waiting', line: { place: 3, running: 8 } };
  api.on(routes.generation, () => told);
  const { hide, look, hidden } = tab();
  const { options, latest, told: reports } = follower();
  const end = startGeneration(client, { prompt }, { idempotencyKey, ...options, hidden });
  generation.tell(accepted);
  await expect.poll(() => latest()?.state).toBe('waiting');

  hide();
  await expect.poll(() => latest()?.line).toEqual({ place: 3, running: 8 });
  expect(streamsOf(api).map(({ signal }) => signal?.aborted)).toEqual([true]);
  generation.tell(...whole.slice(1, 5));
  told = summary;
  await expect.poll(() => latest()).toMatchObject({ state: 'running', phase: 'style', files: [] });
  expect(latest()?.line).toBeUndefined();
  expect(streamsOf(api)).toHaveLength(1);

  look();
  await expect.poll(() => latest()?.page?.html).toBe('<h1>One');
  expect(streamsOf(api).map(({ method, lastEventId }) => [method, lastEventId])).toEqual([
    ['post', undefined],
    ['get', 1],
  ]);
  generation.tell(...whole.slice(5));
  expect(await end).toEqual(atTheEnd);
  expect(reports.some(({ isCut }) => isCut)).toBe(false);
});

test('what has ended while the tab is hidden is read from where it was left, to its end', async () => {
  const { generation, api, client } = serve();
  let told = summary;
  api.on(routes.generation, () => told);
  const { hide, hidden } = tab();
  const { options, latest } = follower();
  generation.tell(...whole.slice(0, 4));
  const end = followGeneration(client, generationId, { ...options, hidden });
  await expect.poll(() => latest()?.phase).toBe('write');
  hide();
  await expect.poll(() => latest()?.phase).toBe('style');
  generation.tell(...whole.slice(4));
  told = { ...summary, state: 'done' };
  expect(await end).toEqual(atTheEnd);
  expect(streamsOf(api).map(({ lastEventId }) => lastEventId)).toEqual([undefined, 4]);
});

test('a tab that was never seen keeps its stream until it knows which generation is its own', async () => {
  const { generation, api, client } = serve();
  api.on(routes.generation, () => summary);
  const { hide, hidden } = tab();
  hide();
  const { options, latest } = follower();
  const end = startGeneration(client, { prompt }, { idempotencyKey, ...options, hidden });
  await expect.poll(() => streamsOf(api).length).toBe(1);
  generation.beat();
  expect(streamsOf(api)[0]?.signal?.aborted).toBe(false);
  generation.tell(accepted);
  await expect.poll(() => latest()?.phase).toBe('style');
  expect(streamsOf(api)[0]?.signal?.aborted).toBe(true);
  api.on(routes.generation, () => ({ ...summary, state: 'stopped' as const }));
  generation.tell({ type: 'stopped' });
  expect(await end).toMatchObject({ state: 'stopped', siteId });
});

test('a tab that is looked at again soon keeps its stream', async () => {
  const { generation, api, client } = serve();
  const { hide, look } = tab();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { options } = follower();
  const end = followGeneration(client, generationId, options);
  hide();
  vi.advanceTimersByTime(4999);
  look();
  vi.advanceTimersByTime(5000);
  generation.tell(...whole);
  expect(await end).toEqual(atTheEnd);
  expect(api.calls).toHaveLength(1);
});

test('a hidden tab goes on asking while the server is away, and reads from the stream what is wrong for good', async () => {
  const { generation, api, client } = serve();
  const { hide, hidden } = tab();
  const notFound = () => new Refusal('NOT_FOUND', 'There is no such generation.');
  const answers = [new Refusal('UNAVAILABLE', 'Try again in a moment.')];
  api
    .on(routes.generation, () => {
      throw answers.pop() ?? notFound();
    })
    .onStream(routes.generationEvents, () => {
      if (streamsOf(api).length > 1) throw notFound();
      return generation.after();
    });
  const { options } = follower();
  hide();
  const end = followGeneration(client, generationId, { ...options, hidden });
  expect(await end).toMatchObject({ state: 'failed', failure: { code: 'NOT_FOUND' } });
  expect(api.calls.filter(({ path }) => !path.endsWith('/events'))).toHaveLength(2);
});
