import { compose } from '@sitewright/composer';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { createSiteEngine } from '../src/pipeline/create-site-engine.ts';
import { madeChecks, writtenChecks } from './checks/index.ts';
import { prompts } from './prompts/index.ts';
import { judgeAll } from './report/row.ts';
import { readWritten, type WrittenSite } from './sites/made-site.ts';
import { makeSite } from './sites/make-site.ts';

/** A quiet machine needs a few seconds for all of them. */
const patienceMs = 180_000;

const idOf = ({ prompt }: WrittenSite) => prompt.id;

test('there are a hundred prompts, no two of one name', () => {
  expect(prompts).toHaveLength(100);
  expect(new Set(prompts.map(({ id }) => id)).size).toBe(100);
});

test('the prompts are of more than sixty types of site, in ten languages', () => {
  expect(new Set(prompts.flatMap(({ siteTypes }) => siteTypes?.[0] ?? [])).size).toBeGreaterThan(60);
  expect(new Set(prompts.map(({ language }) => language ?? 'en')).size).toBe(10);
});

let sites: WrittenSite[];
beforeAll(() => {
  sites = prompts.map((prompt) => {
    const { files } = compose(prompt.text, '0');
    return readWritten(prompt, files);
  });
}, patienceMs);

test.each(writtenChecks)('$name: the goal is met over all prompts', (check) => {
  const { isMet, problems } = judgeAll(check, sites, idOf);

  expect(isMet ? [] : problems).toEqual([]);
});

test('sites from the whole pipeline are light, repeatable and need no repair', {
  timeout: patienceMs,
}, async () => {
  const engine = createSiteEngine({ workers: 1 });
  onTestFinished(() => engine.close());
  for (const index of [0, 18, 36, 54, 72, 90]) {
    const prompt = prompts[index] ?? { id: '', text: '' };
    const site = await makeSite(engine, prompt);
    for (const check of madeChecks) expect(check.judge(site).problems).toEqual([]);
  }
});
