import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EngineEvent, SiteFile } from '../engine.ts';
import { createOpenAiEngine } from '../engines/openai/openai-engine.ts';
import type { LookFinding } from '../look/look-checks.ts';
import { readAnswer } from '../protocol/read-answer.ts';
import { revisionPromptVersion } from '../revise/model/revision-version.ts';
import {
  answers,
  type Behaviour,
  type FakeProvider,
  failsWith,
  fakeUsage,
  hangsAfter,
  recordedAnswer,
  recordedHeading,
  repairRequest,
  repairs,
  startFakeProvider,
} from '../testing/index.ts';
import { createSiteEngine, type SiteEngine } from './create-site-engine.ts';
import { type PipelineParts, runPipeline } from './run-pipeline.ts';
import { createWorkerPool, type WorkerPool } from './worker-pool.ts';

const prompt = 'A bakery called Hearth & Rye. Call 0113 496 0000.';
const missing = '“0113 496 0000”';

let provider: FakeProvider;
let engine: SiteEngine;
let calm: SiteEngine;
let pool: WorkerPool;
beforeAll(async () => {
  provider = await startFakeProvider();
  const openai = { baseURL: provider.baseURL, model: 'fake' };
  engine = createSiteEngine({ openai, workers: 1 });
  calm = createSiteEngine({ openai, workers: 1, repairTurn: false });
  pool = createWorkerPool({ workers: 1 });
});
afterAll(async () => {
  await engine.close();
  await calm.close();
  await pool.close();
  await provider.close();
});

const edit = (search: string, replace: string, path = 'index.html') =>
  answers(`<edit path="${path}">\n<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE\n</edit>`);

async function generate(repair: Behaviour, by = engine) {
  provider.behave(repairs(recordedAnswer, repair));
  const before = provider.requests.length;
  const events: EngineEvent[] = [];
  const onEvent = (event: EngineEvent) => events.push(event);
  const site = await by.generate({ prompt }, { signal: new AbortController().signal, onEvent });
  const page = String(site.files.find(({ path }) => path === 'index.html')?.content);
  const facts = site.report.checks.find(({ id }) => id === 'facts');
  return { site, page, facts, asked: provider.requests.slice(before), events };
}

test('what is found goes back to the model once, and its edits are kept when less is wrong', async () => {
  const { site, page, facts, asked, events } = await generate(
    edit(recordedHeading, `${recordedHeading}: 0113 496 0000`),
  );

  expect(asked).toHaveLength(2);
  expect(JSON.stringify(asked[1]?.body)).toContain(`- index.html: Your description states`);
  expect(page).toContain('0113 496 0000');
  expect(facts).toMatchObject({
    status: 'repaired',
    findings: [{ message: expect.stringContaining(missing) }],
  });
  const usage = { inputTokens: fakeUsage.prompt_tokens, outputTokens: fakeUsage.completion_tokens };
  expect(site.report.repairTurn).toEqual({ asked: 1, solved: 1, isKept: true, usage });
  expect(site.usage).toEqual({ inputTokens: 1800, outputTokens: 4200 });
  const told = events.flatMap((event) => (event.type === 'status' ? [event.message] : []));
  expect(told).toEqual(
    expect.arrayContaining(['Having the model put one thing right', 'Writing the change']),
  );
  expect(events.filter((event) => event.type === 'file' && event.content?.includes('0113'))).toEqual([]);
});

test.each<[string, Behaviour]>([
  ['leaves the same wrong', edit(recordedHeading, `${recordedHeading}, always`)],
  [
    'breaks something else',
    edit(recordedHeading, `${recordedHeading}: 0113 496 0000<script>let a = ;</script><script>(</script>`),
  ],
  ['says nothing of use', answers('I cannot help with that.')],
])('an answer that %s changes nothing, and nobody asks again', async (_, repair) => {
  const { site, page, facts, asked } = await generate(repair);

  expect(asked).toHaveLength(2);
  expect(page).toContain(`${recordedHeading}</h1>`);
  expect(facts?.status).toBe('failed');
  expect(site.report.repairTurn).toMatchObject({ asked: 1, solved: 0, isKept: false });
});

test('a repair by which visitors lose something is not kept, and the report says what', async () => {
  const button =
    '<button class="min-h-11 rounded-full bg-crust px-6 py-3 font-semibold text-white" type="submit">Reserve a loaf</button>';
  const { site, page, facts } = await generate(edit(button, '<p>Call 0113 496 0000 for a loaf.</p>'));

  expect(page).toContain('type="submit"');
  expect(facts?.status).toBe('failed');
  expect(site.report.repairTurn).toMatchObject({ asked: 1, solved: 0, isKept: false });
  expect(site.report.notes).toContain(
    'What the model put right was not kept, since visitors would have lost a button on index.html.',
  );
});

test('a model that does not answer leaves the site as it was finished, and the report says why', async () => {
  const { site, facts } = await generate(failsWith(401));

  expect(facts?.status).toBe('failed');
  expect(site.report.notes.join()).toContain('asked to put one thing right and did not');
});

test('where it is switched off nobody asks', async () => {
  const { asked, site } = await generate(failsWith(401), calm);

  expect(JSON.stringify(asked.map(({ body }) => body))).not.toContain(repairRequest);
  expect(site.report.repairTurn).toBeUndefined();
});

/** Has a site made whose pages somebody looks at, and sees this in them. */
async function makeSeen(see: (files: SiteFile[]) => LookFinding[], repair: Behaviour, idleMs = 60_000) {
  provider.behave(repairs(recordedAnswer, repair));
  const standard = createOpenAiEngine({ baseURL: provider.baseURL, model: 'fake', idleMs });
  const parts: PipelineParts = {
    standard,
    composer: standard,
    close: (files, options) => pool.run('closeFiles', files, options),
    stylePreview: (draft, options) => pool.run('stylePreview', draft, options),
    style: (draft, options) => pool.run('styleSite', draft, options),
    check: (draft, options) => pool.run('checkSite', draft, options),
    look: async (files) => ({ findings: see(files), unopened: [] }),
    rebuild: (site, options) => pool.run('buildChange', site, options),
  };
  const before = provider.requests.length;
  const options = { signal: new AbortController().signal, onEvent: () => {} };
  const site = await runPipeline(parts, { prompt: 'A bakery called Hearth & Rye.' }, options);
  const css = String(site.files.find(({ path }) => path === 'styles.css')?.content);
  const contrast = site.report.checks.find(({ id }) => id === 'contrast')?.status;
  return { site, css, contrast, asked: provider.requests.slice(before) };
}

const crust = '--color-crust: oklch(30% 0.05 50);';
/** As long as the text has its first colour. */
const pale = (files: SiteFile[]): LookFinding[] =>
  files.some(
    ({ path, content }) => path === 'styles.css' && String(content).includes('--color-crust:oklch(30%'),
  )
    ? [{ check: 'contrast', path: 'index.html', line: 9, message: 'The text has a contrast of 2.1:1.' }]
    : [];

test('what is seen is put right in the theme, for all pages; the version says what it was made from', async () => {
  const { site, css, contrast, asked } = await makeSeen(
    pale,
    edit(crust, '--color-crust: #1a0f07;', 'theme.css'),
  );

  expect(JSON.stringify(asked[1]?.body)).toContain('The text has a contrast of 2.1:1.');
  expect([contrast, site.report.repairTurn?.isKept]).toEqual(['repaired', true]);
  expect(css).toContain('#1a0f07');
  expect(css).not.toContain('oklch(30%');
  expect(site.styles?.theme).toContain('#1a0f07');
  expect(site.source?.answer).toContain('oklch(30%');
  expect(site.source?.repair).toEqual({
    answer: expect.stringContaining('#1a0f07'),
    promptVersion: revisionPromptVersion,
  });
});

test('what is seen after it decides: a change that leaves as much wrong is not kept, but what the model said is', async () => {
  const always = () => pale([{ path: 'styles.css', content: '--color-crust:oklch(30%' }]);
  const { site, css, contrast } = await makeSeen(always, edit(crust, '--color-crust: #1a0f07;', 'theme.css'));

  expect([contrast, site.report.repairTurn?.isKept]).toEqual(['failed', false]);
  expect(css).toContain('oklch(30%');
  expect(site.styles?.theme).toContain('oklch(30%');
  expect(site.source?.repair?.answer).toContain('#1a0f07');
});

test('a home page that the browser sees as blank is no site', async () => {
  const blank = (): LookFinding[] => [
    { check: 'blank-page', path: 'index.html', message: 'It shows nothing.' },
  ];

  await expect(makeSeen(blank, answers('I see.'))).rejects.toMatchObject({
    code: 'GENERATION_EMPTY',
    reason: 'blank-page',
  });
});

test('another page that is still blank at the end leaves a site that is not finished', async () => {
  const blank = (): LookFinding[] => [
    { check: 'blank-page', path: 'about.html', message: 'It shows nothing.' },
  ];
  const { site } = await makeSeen(blank, answers('I see.'));

  expect(site.missing).toEqual(['about.html']);
  expect(site.report.notes).toContain('Not written yet, since nothing is to be seen there: about.html.');
  expect(site.files.map(({ path }) => path)).toContain('about.html');
  const left = readAnswer(site.source?.answer ?? '').map(({ path }) => path);
  const written = readAnswer(recordedAnswer).map(({ path }) => path);
  expect(written).toContain('about.html');
  expect(left).toEqual(written.filter((path) => path !== 'about.html'));
});

test('a model that falls silent while it puts something right leaves the site as it was', async () => {
  const { site, contrast } = await makeSeen(pale, hangsAfter('<edit path="theme.css">\n'), 400);

  expect([contrast, site.report.repairTurn?.isKept]).toEqual(['failed', false]);
  expect(site.report.notes.join()).toContain('asked to put one thing right and did not');
});

test('what a library was loaded for is written without it', async () => {
  const library = '<link rel="stylesheet" href="https://cdn.example/swiper.css">';
  const answer = recordedAnswer
    .replace('</head>', `${library}</head>`)
    .replace(recordedHeading, `<span class="swiper">${recordedHeading}</span>`);
  const turn = async (repair: Behaviour) => {
    provider.behave(repairs(answer, repair));
    const before = provider.requests.length;
    const options = { signal: new AbortController().signal, onEvent: () => {} };
    const { report } = await engine.generate({ prompt: 'A bakery called Hearth & Rye.' }, options);
    const removed = report.checks.find(({ id }) => id === 'external-requests');
    return { report, removed, asked: provider.requests.slice(before) };
  };
  const written = await turn(edit('<span class="swiper">', '<span>'));
  const left = await turn(edit('class="swiper"', 'class="swiper" title="x"'));

  expect(JSON.stringify(written.asked[1]?.body)).toContain('mean nothing without it: swiper. Write what');
  expect(written.report.repairTurn).toMatchObject({ asked: 1, solved: 1, isKept: true });
  expect(written.removed?.status).toBe('repaired');
  expect(left.report.repairTurn).toMatchObject({ asked: 1, solved: 0, isKept: false });
  expect(left.removed).toMatchObject({ status: 'removed', findings: [{ misses: ['swiper'] }] });
});
