import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EngineEvent } from '../engine.ts';
import {
  answers,
  type Behaviour,
  type FakeProvider,
  failsWith,
  fakeUsage,
  recordedAnswer,
  recordedHeading,
  repairRequest,
  repairs,
  startFakeProvider,
} from '../testing/index.ts';
import { createSiteEngine, type SiteEngine } from './create-site-engine.ts';

const prompt = 'A bakery called Hearth & Rye. Call 0113 496 0000.';
const missing = '“0113 496 0000”';

let provider: FakeProvider;
let engine: SiteEngine;
let calm: SiteEngine;
beforeAll(async () => {
  provider = await startFakeProvider();
  const openai = { baseURL: provider.baseURL, model: 'fake' };
  engine = createSiteEngine({ openai, workers: 1 });
  calm = createSiteEngine({ openai, workers: 1, repairTurn: false });
});
afterAll(async () => {
  await engine.close();
  await calm.close();
  await provider.close();
});

const edit = (search: string, replace: string) =>
  answers(
    `<edit path="index.html">\n<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE\n</edit>`,
  );

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
