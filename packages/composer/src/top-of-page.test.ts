import { expect, test } from 'vitest';
import { readBrief } from './brief/read-brief.ts';
import { planSite } from './plan/plan-site.ts';

const planOf = (prompt: string) => {
  const pages = planSite(readBrief(prompt), '1').plan.languages[0]?.pages ?? [];
  return { lede: pages[0]?.hero?.lede ?? '', all: JSON.stringify(pages) };
};

test.each([
  ['Yoga studio Oak & Air in Bristol. No shoes in the studio.', 'No shoes in the studio'],
  ['Blumenladen Rosenzeit in Köln. Keine Hunde im Laden.', 'Keine Hunde im Laden'],
])('what there is none of is told, and not as the first thing to read: %s', (prompt, fact) => {
  const { lede, all } = planOf(prompt);
  expect(lede).not.toContain(fact);
  expect(all).toContain(fact);
});

test('what only may be for visitors is read further down', () => {
  const brief = readBrief('Yoga studio Oak & Air in Bristol. We heat the hall with wood from our own grove.');
  const statements = brief.statements.map((statement, at) =>
    at > 0 ? { ...statement, sureness: 0.4 } : statement,
  );
  const pages = planSite({ ...brief, statements }, '1').plan.languages[0]?.pages ?? [];
  expect(pages[0]?.hero?.lede).not.toContain('grove');
  expect(JSON.stringify(pages)).toContain('grove');
});
