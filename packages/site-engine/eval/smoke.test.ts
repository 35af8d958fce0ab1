import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeSite } from '../src/composer/compose-site.ts';
import { createSiteEngine, type SiteEngine } from '../src/pipeline/create-site-engine.ts';
import { brand } from './checks/brand.ts';
import { madeChecks } from './checks/index.ts';
import { links } from './checks/links.ts';
import { askedPages, askedSections, refusedSections } from './checks/sections.ts';
import { prompts } from './prompts/index.ts';
import { judgeAll } from './report/row.ts';
import { readWritten, type WrittenSite } from './sites/made-site.ts';
import { makeSite } from './sites/make-site.ts';

const idOf = ({ prompt }: WrittenSite) => prompt.id;

test('there are a hundred prompts, no two of one name', () => {
  expect(prompts).toHaveLength(100);
  expect(new Set(prompts.map(({ id }) => id)).size).toBe(100);
});

test('the prompts are of more than sixty kinds, in ten languages', () => {
  expect(new Set(prompts.flatMap(({ kinds }) => kinds?.[0] ?? [])).size).toBeGreaterThan(60);
  expect(new Set(prompts.map(({ language, foreign }) => foreign ?? language ?? 'en')).size).toBe(10);
});

let sites: WrittenSite[];
beforeAll(() => {
  sites = prompts.map((prompt) => {
    const { files, notes } = composeSite(prompt.text, 0);
    return readWritten(prompt, files, notes);
  });
}, 60_000);

test.each([brand, askedSections, refusedSections, askedPages, links])(
  '$name: the goal is met over all prompts',
  (check) => {
    const { isMet, problems } = judgeAll(check, sites, idOf);

    expect(isMet ? [] : problems).toEqual([]);
  },
);

let engine: SiteEngine;
beforeAll(() => {
  engine = createSiteEngine({ workers: 1 });
});
afterAll(() => engine.close());

test('sites from the whole pipeline are light, repeatable and need no repair', async () => {
  for (const index of [0, 18, 36, 54, 72, 90]) {
    const prompt = prompts[index] ?? { id: '', text: '' };
    const site = await makeSite(engine, prompt);
    for (const check of madeChecks) expect(check.judge(site).problems).toEqual([]);
  }
});
