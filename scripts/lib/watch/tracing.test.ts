import { routes } from '@sitewright/contracts';
import {
  call,
  killProcesses,
  startProcess,
  startTestDatabase,
  storePerson,
  type TestDatabase,
  testSecret,
  tokenOf,
} from '@sitewright/service-kit/testing';
import { type FakeProvider, startFakeProvider } from '@sitewright/site-engine/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findNginx } from '../../../gateway/src/nginx/find-nginx.ts';
import { needsNginx } from '../../../gateway/test/needs-nginx.ts';
import { inRoot } from '../paths.js';
import { startTraceCollector } from './trace-collector.ts';

const isNginxInstalled = (await findNginx()) !== undefined;
const programOf = (part: string) => new URL(`file://${inRoot(part, 'src/main.ts')}`);

let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let database: TestDatabase;
let provider: FakeProvider;
beforeEach(async () => {
  [collector, database, provider] = await Promise.all([
    startTraceCollector(),
    startTestDatabase(),
    startFakeProvider(),
  ]);
  await storePerson(database.db);
});
afterEach(async () => {
  killProcesses();
  await Promise.all([collector.close(), database.close(), provider.close()]);
});

/** Both parts, tracing; the lines of their logs are gathered. */
async function startParts(gateway: string, traced: Record<string, string>) {
  const sites = startProcess(programOf('svc-sites'), {
    MONGODB_URI: database.uri,
    JWT_SECRET: testSecret,
    BROWSER_LOOK: 'off',
    REPAIR_TURN: 'off',
    OPENAI_BASE_URL: provider.baseURL,
    OPENAI_MODEL: 'fake-model',
    ...traced,
  });
  const front = startProcess(programOf('gateway'), {
    GATEWAY: gateway,
    UPSTREAM_SITES: await sites.url,
    ...traced,
  });
  const lines: { msg?: string; traceId?: string; requestId?: string; path?: string }[] = [];
  for (const { child } of [sites, front])
    child.stdout?.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().split('\n').filter(Boolean)) lines.push(JSON.parse(line));
    });
  const traceIds = () => lines.filter(({ msg }) => msg === 'request').map(({ traceId }) => traceId);
  return { url: await front.url, traceIds };
}

const generate = (url: string, headers: Record<string, string> = {}) =>
  call(url, routes.generate, { token: tokenOf(), body: { prompt: 'A bakery in Lyon' }, headers });
const span = (part: string, name: string) =>
  collector.spans.find((each) => each.part === part && each.name === name);

describe.each(['node', 'nginx'])('behind the %s gateway', (kind) => {
  const isMissing = kind === 'nginx' && !isNginxInstalled;
  const traced = () => ({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_BSP_SCHEDULE_DELAY: '50' });

  it.skipIf(isMissing)('one trace leads from the request to the call of the model', needsNginx, async () => {
    const { url, traceIds } = await startParts(kind, traced());
    const { headers } = await generate(url);
    await expect.poll(() => span('gateway', 'POST /api/generate')).toBeDefined();
    await expect.poll(() => span('svc-sites', 'POST /api/generate')).toBeDefined();
    await expect.poll(() => span('svc-sites', 'generation')).toBeDefined();

    const entered = span('gateway', 'POST /api/generate');
    const request = span('svc-sites', 'POST /api/generate');
    const generation = span('svc-sites', 'generation');
    const model = collector.spans.find(({ parentSpanId }) => parentSpanId === generation?.spanId);
    expect(entered?.traceId).toBe(headers.get('X-Request-Id'));
    expect(entered?.parentSpanId ?? '').toBe('');
    expect(request?.parentSpanId).toBe(entered?.spanId);
    expect(generation?.parentSpanId).toBe(request?.spanId);
    expect(model).toMatchObject({ part: 'svc-sites', name: 'POST' });
    expect(new Set([entered, request, generation, model].map((each) => each?.traceId)).size).toBe(1);
    // The line of each part has the same id.
    await expect.poll(traceIds).toEqual([entered?.traceId, entered?.traceId]);
  });

  it.skipIf(isMissing)('a trace that a request brings goes on', needsNginx, async () => {
    const { url } = await startParts(kind, traced());
    const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
    await generate(url, { traceparent: `00-${traceId}-${spanId}-01` });
    await expect
      .poll(() => span('gateway', 'POST /api/generate'))
      .toMatchObject({ traceId, parentSpanId: spanId });
    const parentSpanId = span('gateway', 'POST /api/generate')?.spanId;
    await expect.poll(() => span('svc-sites', 'POST /api/generate')).toMatchObject({ traceId, parentSpanId });
  });

  it.skipIf(isMissing)('one that nobody can read begins a new one', needsNginx, async () => {
    const { url } = await startParts(kind, traced());
    const { headers } = await generate(url, { traceparent: `00-${'0'.repeat(32)}-00f067aa0ba902b7-01` });
    const traceId = headers.get('X-Request-Id');
    await expect.poll(() => span('svc-sites', 'POST /api/generate')).toMatchObject({ traceId });
  });

  it.skipIf(isMissing)('nothing is traced unless it is set', needsNginx, async () => {
    const { url, traceIds } = await startParts(kind, {});
    await generate(url);
    await expect.poll(traceIds).toEqual([undefined, undefined]);
    expect(collector.spans).toEqual([]);
    const made = await database.db.collection('generations').findOne();
    expect(Object.keys(made ?? {})).not.toContain('traceparent');
  });
});
