import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EngineEvent } from '../engine.ts';
import { type FakeProvider, recordedHeading, startFakeProvider } from '../testing/index.ts';
import { createSiteEngine, type SiteEngine } from './create-site-engine.ts';

let provider: FakeProvider;
let engine: SiteEngine;

beforeAll(async () => {
  provider = await startFakeProvider();
  engine = createSiteEngine({ openai: { baseURL: provider.baseURL, model: 'fake-model' }, workers: 1 });
});

afterAll(async () => {
  await engine.close();
  await provider.close();
});

test('turns what a model wrote into a finished site', async () => {
  const events: EngineEvent[] = [];
  const site = await engine.generate(
    { prompt: 'A bakery' },
    { signal: new AbortController().signal, onEvent: (event) => events.push(event) },
  );

  expect(site.name).toBe('Hearth & Rye');
  expect(site.engine).toBe('openai');
  expect(site.usage).toEqual({ inputTokens: 900, outputTokens: 2100 });
  expect(site.files.map(({ path }) => path)).toEqual([
    '404.html',
    'about.html',
    'favicon.svg',
    'images/loaf.svg',
    'index.html',
    'robots.txt',
    'script.js',
    'styles.css',
  ]);
  expect(site.files.find(({ path }) => path === 'index.html')?.content).toContain(recordedHeading);
  expect(site.report.checks.filter(({ status }) => status !== 'passed')).toEqual([]);
  expect(events.filter((event) => event.type === 'status').map(({ phase }) => phase)).toEqual([
    'plan',
    'write',
    'style',
    'check',
    'save',
  ]);
});
