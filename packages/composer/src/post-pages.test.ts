import { expect, test } from 'vitest';
import { readBrief } from './brief/read-brief.ts';
import { planSite } from './plan/plan-site.ts';

const starter =
  'I forgot it behind the flour for six weeks. It smelled of acetone, and no feeding brought it back. I now keep a backup.';
const rye =
  'Rye drinks more water than wheat, so I use 85 % hydration and a wet hand. The crumb is dense, moist, and keeps a week.';
const prompt = `A blog by Mira Kent about sourdough. Three posts, each on its own page:
"Why my starter died" - ${starter}
"Rye at 80 percent" - ${rye}
"Short note" - Cold dough helps when you score it, and so does a new razor blade.
Write to mira@dough.example.`;

test('posts that are written out have pages of their own, word for word', () => {
  const brief = readBrief(prompt);
  const { plan, statements } = planSite(brief, '1');
  const [home, ...posts] = plan.languages[0].pages;
  expect(posts.map(({ path, heading }) => [path, heading])).toEqual([
    ['why-my-starter-died.html', 'Why my starter died'],
    ['rye-at-80-percent.html', 'Rye at 80 percent'],
  ]);
  expect(
    posts.map(({ sections }) => sections.flatMap((one) => (one.type === 'prose' ? one.paragraphs : []))),
  ).toEqual([[starter], [rye]]);
  const [list] = home?.sections.flatMap((one) => (one.type === 'posts' ? [one] : [])) ?? [];
  expect(list?.posts.map(({ title, href }) => [title, href])).toEqual([
    ['Why my starter died', 'why-my-starter-died.html'],
    ['Rye at 80 percent', 'rye-at-80-percent.html'],
    ['Short note', undefined],
  ]);
  const lost = statements.filter(({ outcome }) => outcome?.became === 'left_out').map(({ text }) => text);
  expect(lost).toEqual([]);
  expect(brief.contacts.map(({ value }) => value)).toEqual(['mira@dough.example']);
});
