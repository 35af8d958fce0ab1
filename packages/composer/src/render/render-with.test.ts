import { parse } from 'parse5';
import { expect, test } from 'vitest';
import type { SectionPlan } from '../plan/site-plan.ts';
import { renderWith } from './render-with.ts';
import { plainDrawing } from './testing/plain-drawing.ts';
import { sampleSections } from './testing/sample-sections.ts';
import { siteOf } from './testing/sample-site.ts';

const seeds = ['one', 'two', 'three', 'four', 'five', 'six'];

function pageOf(sections: readonly SectionPlan[], seed: string): string {
  const [page] = renderWith(siteOf(sections, { seed }), plainDrawing);
  return typeof page?.content === 'string' ? page.content : '';
}

function problemsIn(markup: string): string[] {
  const problems: string[] = [];
  parse(markup, { onParseError: ({ code, startLine }) => problems.push(`${code} in line ${startLine}`) });
  return problems;
}

const idsIn = (markup: string) => [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);

/** Every text of a section, made hostile. */
const hostile = (sections: readonly SectionPlan[]): SectionPlan[] =>
  JSON.parse(
    JSON.stringify(sections, (key, value) =>
      typeof value === 'string' &&
      !['id', 'type', 'show', 'kind', 'by', 'tool', 'state', 'formula'].includes(key)
        ? `${value}"'><script>alert(1)</script>`
        : value,
    ),
  );

test.each(seeds)('every section is valid HTML, its ids are unique, with seed %s', (seed) => {
  const markup = pageOf(sampleSections, seed);

  expect(problemsIn(markup)).toEqual([]);
  expect(idsIn(markup).toSorted()).toEqual([...new Set(idsIn(markup))].toSorted());
  for (const { id } of sampleSections) expect(idsIn(markup)).toContain(id);
});

test.each(seeds)('no text of a plan becomes markup, with seed %s', (seed) => {
  const markup = pageOf(hostile(sampleSections), seed);

  expect(markup.match(/<script/g)).toHaveLength(1);
  expect(markup).not.toMatch(/href="javascript/i);
  expect(problemsIn(markup)).toEqual([]);
});

test('every button says what it does before a script has run', () => {
  const buttons = [...pageOf(sampleSections, 'one').matchAll(/<button([^>]*)>(.*?)<\/button>/gsu)];
  const unnamed = buttons.filter(
    ([, attributes = '', content = '']) =>
      !/ aria-label="[^"]/u.test(attributes) &&
      !/ alt="[^"]/u.test(content) &&
      content.replaceAll(/<[^>]*>/gu, '').trim() === '',
  );
  expect(unnamed.map(([whole]) => whole.slice(0, 120))).toEqual([]);
});
