import { expect, test } from 'vitest';
import type { Engine, EngineEvent, EngineOutput } from '../engine.ts';
import { checkSite, styleSite } from './build-site.ts';
import { closeFiles } from './close-files.ts';
import { type PipelineParts, runPipeline, type SiteRequest } from './run-pipeline.ts';
import { stylePreview } from './style-preview.ts';

const home = { path: 'index.html', content: '<!doctype html><h1 class="mt-4">Bread</h1>' };

function createEngine(name: Engine['name'], output: Partial<EngineOutput> = {}): Engine {
  return {
    name,
    label: name,
    writesGradually: false,
    async generate(_, { onEvent }) {
      onEvent({ type: 'file', ...home, complete: true });
      return { name: 'Bakery', files: [home], notes: ['Replace the hours.'], ...output };
    },
  };
}

const createParts = (standard: Engine): PipelineParts => ({
  standard,
  composer: createEngine('composer'),
  close: async (files) => closeFiles(files),
  stylePreview,
  style: styleSite,
  check: async (draft) => checkSite(draft),
});

async function run(
  parts: PipelineParts,
  request: SiteRequest,
  stop = new AbortController(),
  stopAt?: string,
) {
  const events: EngineEvent[] = [];
  const onEvent = (event: EngineEvent) => {
    events.push(event);
    if (event.type === 'status' && event.phase === stopAt) stop.abort();
  };
  const site = await runPipeline(parts, request, { signal: stop.signal, onEvent });
  return { site, events };
}

test('tells every phase once, in order', async () => {
  const { events } = await run(createParts(createEngine('openai')), { prompt: 'Bread' });

  expect(events.map((event) => (event.type === 'status' ? event.phase : event.path))).toEqual([
    'plan',
    'write',
    'index.html',
    'style',
    'check',
    'save',
  ]);
});

test("keeps the engine's name, notes and usage", async () => {
  const usage = { inputTokens: 1, outputTokens: 2 };
  const { site } = await run(createParts(createEngine('openai', { usage })), { prompt: 'Bread' });

  expect(site).toMatchObject({
    name: 'Bakery',
    engine: 'openai',
    usage,
    report: { notes: ['Replace the hours.'] },
  });
});

test('counts what it made', async () => {
  const { site } = await run(createParts(createEngine('openai')), { prompt: 'Bread' });
  const bytes = site.files.reduce((sum, { content }) => sum + Buffer.byteLength(content), 0);

  expect(site.report).toMatchObject({ files: site.files.length, bytes });
});

test('asks the composer when the request does', async () => {
  const { site } = await run(createParts(createEngine('openai')), { prompt: 'Bread', engine: 'composer' });

  expect(site.engine).toBe('composer');
});

test('does not ship the theme, which has become part of the style sheet', async () => {
  const theme = { path: 'theme.css', content: '.own { color: red }' };
  const { site } = await run(createParts(createEngine('openai', { files: [home, theme] })), {
    prompt: 'Bread',
  });

  expect(site.files.map(({ path }) => path)).not.toContain('theme.css');
  expect(String(site.files.find(({ path }) => path === 'styles.css')?.content)).toContain('.own{color:red}');
});

test('says what a site names and nobody wrote, and leaves the links as they are', async () => {
  const links = '<a href="menu.html">Menu</a><a href="about.html">Us</a><script src="cart.js"></script>';
  const files = [
    { ...home, content: `${home.content}${links}` },
    { path: 'about.html', content: home.content },
    { path: 'theme.css', content: '/* Pages: index.html, about.html, contact.html */ @theme {}' },
  ];
  const { site } = await run(createParts(createEngine('openai', { files, notes: [] })), { prompt: 'Bread' });
  const page = String(site.files.find(({ path }) => path === 'index.html')?.content);

  expect(site.report.notes.at(-1)).toContain('did not write: contact.html, menu.html, and cart.js.');
  expect(page).toContain('<a href="menu.html">');
  expect(site.report.checks.find(({ id }) => id === 'links')?.status).toBe('failed');
});

test('does not begin when it is stopped before', async () => {
  const stop = new AbortController();
  stop.abort();

  await expect(run(createParts(createEngine('openai')), { prompt: 'Bread' }, stop)).rejects.toMatchObject({
    code: 'GENERATION_STOPPED',
  });
});

test('does not build what was stopped while it was written', async () => {
  const parts = createParts(createEngine('openai'));
  const stopped = run(parts, { prompt: 'Bread' }, new AbortController(), 'write');

  await expect(stopped).rejects.toMatchObject({ code: 'GENERATION_STOPPED' });
});

test('makes what previews need ready while the engine has not begun to write, and lives without them', async () => {
  const order: string[] = [];
  const readied = Promise.withResolvers<void>();
  const engine = { ...createEngine('openai'), writesGradually: true };
  const parts = createParts(engine);
  const generate = engine.generate;
  engine.generate = async (request, options) => {
    order.push('asked');
    await readied.promise;
    return generate(request, options);
  };
  parts.stylePreview = ({ files }) => {
    order.push(`style ${files.length}`);
    readied.resolve();
    return Promise.reject(new Error('too complex'));
  };
  const { site, events } = await run(parts, { prompt: 'Bread' });

  expect(order).toEqual(['asked', 'style 0', 'style 1']);
  expect(site.name).toBe('Bakery');
  expect(events.filter(({ type }) => type === 'preview')).toEqual([]);
});

test('refuses an engine that writes no home page', async () => {
  const files = [{ path: 'about.html', content: 'x' }];

  await expect(
    run(createParts(createEngine('openai', { files })), { prompt: 'Bread' }),
  ).rejects.toMatchObject({
    code: 'GENERATION_EMPTY',
  });
});
