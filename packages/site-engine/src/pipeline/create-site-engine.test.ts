import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EngineEvent, PreviewEvent, WrittenSoFar } from '../engine.ts';
import { ToldFiles } from '../protocol/told-files.ts';
import {
  answers,
  type FakeProvider,
  failsWith,
  hangs,
  hangsAfter,
  recordedAnswer,
  recordedHeading,
  startFakeProvider,
} from '../testing/index.ts';
import { createSiteEngine, type SiteEngine } from './create-site-engine.ts';
import type { SiteRequest } from './run-pipeline.ts';

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

async function generate(request: SiteRequest, signal = new AbortController().signal, written?: WrittenSoFar) {
  const events: EngineEvent[] = [];
  const onEvent = (event: EngineEvent) => events.push(event);
  const site = await engine.generate(request, { signal, onEvent, written });
  const contentOf = (path: string) => String(site.files.find((file) => file.path === path)?.content);
  return { site, events, contentOf };
}

const phasesOf = (events: readonly EngineEvent[]) => [
  ...new Set(events.filter((event) => event.type === 'status').map(({ phase }) => phase)),
];

const allPhases = ['plan', 'write', 'style', 'check', 'save'];

describe('with a model', () => {
  test('turns what it wrote into a finished site', async () => {
    provider.behave(answers(recordedAnswer));
    const { site, events, contentOf } = await generate({ prompt: 'A bakery' });

    expect(site).toMatchObject({ name: 'Hearth & Rye', engine: 'openai', usage: { outputTokens: 2100 } });
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
    expect(contentOf('index.html')).toContain(recordedHeading);
    expect(contentOf('styles.css')).toContain('.bg-ember');
    expect(site.report.checks.filter(({ status }) => !['passed', 'skipped'].includes(status))).toEqual([]);
    expect(site.report.notes.join()).toContain('not opened in a browser: this is switched off');
    expect(phasesOf(events)).toEqual(allPhases);
  });

  test('repairs what a model used to a CDN writes, and keeps its styles', async () => {
    const page = `<file path="index.html">
<html><head><script src="https://cdn.tailwindcss.com"></script>
<style type="text/tailwindcss">@theme { --color-brand: #b91c1c; }</style></head>
<body><h1 class="bg-brand">Hi</h1><img src="https://images.example/a.jpg"><a href="/about">About</a></body></html>
</file>`;
    provider.behave(answers(page));
    const { site, contentOf } = await generate({ prompt: 'A bakery' });

    expect(contentOf('index.html')).not.toMatch(/cdn|images\.example|tailwindcss/);
    expect(contentOf('styles.css')).toContain('.bg-brand');
    expect(contentOf('styles.css')).toContain('#b91c1c');
    expect(site.report.placeholders).toMatchObject([{ text: 'Picture: a', count: 1 }]);
    expect(site.report.checks.find(({ id }) => id === 'external-requests')).toMatchObject({
      status: 'removed',
    });
  });

  test('never takes a page for a site that is blank without its framework', async () => {
    provider.behave(
      answers(
        '<file path="index.html">\n<!doctype html><title>App</title><div id="root"></div><script src="https://unpkg.com/react"></script><script src="https://unpkg.com/babel"></script><script type="text/babel">ReactDOM.createRoot(root).render(<App/>)</script>\n</file>',
      ),
    );

    await expect(generate({ prompt: 'An app' })).rejects.toMatchObject({
      code: 'GENERATION_EMPTY',
      message: expect.stringContaining('drawn by React'),
    });
  });

  test('shows the page while it is written', async () => {
    const theme = recordedAnswer.indexOf('<file path="script.js">');
    const cut = recordedAnswer.indexOf('Flour, water');
    const isShown = Promise.withResolvers<void>();
    const hasColours = Promise.withResolvers<void>();
    // The model waits for each preview: one that is late is left out once the site is whole.
    provider.behave(async (response, seed) => {
      await hangsAfter(recordedAnswer.slice(0, cut))(response, seed);
      await isShown.promise;
      await hangsAfter(recordedAnswer.slice(cut, theme))(response, seed);
      await hasColours.promise;
      await answers(recordedAnswer.slice(theme))(response, seed);
    });
    const previews: PreviewEvent[] = [];
    const onEvent = (event: EngineEvent) => {
      if (event.type !== 'preview') return;
      previews.push(event);
      isShown.resolve();
      if (event.css?.includes('.bg-crumb')) hasColours.resolve();
    };
    await engine.generate({ prompt: 'A bakery' }, { signal: new AbortController().signal, onEvent });

    expect(previews[0]).toMatchObject({ path: 'index.html', css: expect.stringContaining('.max-w-5xl') });
    expect(previews.length).toBeGreaterThan(1);
    for (const { html } of previews) expect(recordedAnswer).toContain(html);
  });

  test('is continued after a takeover, or only built', async () => {
    provider.behave(answers(recordedAnswer));
    const told = new ToldFiles();
    const { events, site } = await generate({ prompt: 'A bakery' });
    for (const event of events) if (event.type === 'file') told.take(event);
    const before = provider.requests.length;
    const again = await generate({ prompt: 'A bakery' }, undefined, { files: told.files, isWritten: true });

    expect(engine.continues({ prompt: 'A bakery' })).toBe(true);
    expect(again.site.files).toEqual(site.files);
    expect(phasesOf(again.events)).toEqual(['style', 'check', 'save']);
    expect(provider.requests).toHaveLength(before);
  });

  test('never changes to the composer when the model fails', async () => {
    provider.behave(failsWith(401));

    await expect(generate({ prompt: 'A bakery' })).rejects.toMatchObject({ code: 'PROVIDER_REJECTED' });
  });

  test('a page that no thread can hold is refused in words', async () => {
    provider.behave(answers(`<file path="index.html">\n<h1>x</h1>${'<div>'.repeat(5000)}\n</file>\n`));

    await expect(generate({ prompt: 'A bakery' })).rejects.toMatchObject({
      code: 'PROVIDER_FAILED',
      message: expect.stringContaining('too complex'),
    });
  });

  test('stops when the person stops', async () => {
    provider.behave(hangs);
    const stop = new AbortController();
    const generation = generate({ prompt: 'A bakery' }, stop.signal);
    stop.abort();

    await expect(generation).rejects.toMatchObject({ code: 'GENERATION_STOPPED' });
  });

  test('uses the composer when asked to, without a call to the model', async () => {
    const before = provider.requests.length;
    const { site, events } = await generate({
      prompt: 'A bakery called Hearth',
      engine: 'composer',
      seed: 1,
    });

    expect(site.engine).toBe('composer');
    expect(site.report.checks.filter(({ status }) => status === 'failed')).toEqual([]);
    expect(phasesOf(events)).toEqual(allPhases);
    expect(provider.requests).toHaveLength(before);
    expect(events.filter((event) => event.type === 'preview')).toEqual([]);
  });

  test('starts the composer again instead of continuing it', async () => {
    const request: SiteRequest = { prompt: 'A gym', engine: 'composer', seed: 5 };
    const written = { files: [{ path: 'index.html', content: '<p>Old', complete: true }], isWritten: true };
    const { site, events } = await generate(request, undefined, written);

    expect(engine.continues(request)).toBe(false);
    expect(site.files).toEqual((await generate(request)).site.files);
    expect(phasesOf(events)).toEqual(allPhases);
  });

  test('composes the same files for the same prompt and seed', async () => {
    const compose = async () => (await generate({ prompt: 'A gym', engine: 'composer', seed: 5 })).site.files;

    expect(await compose()).toEqual(await compose());
  });
});

test('names the engine that writes', async () => {
  const offline = createSiteEngine({ workers: 1 });
  await offline.close();

  expect(engine.info).toEqual({ engine: 'openai', label: 'fake-model' });
  expect(offline.info).toEqual({ engine: 'composer', label: 'Offline composer' });
});
