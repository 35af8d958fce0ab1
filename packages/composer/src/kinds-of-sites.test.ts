import { expect, test } from 'vitest';
import { compose } from './compose.ts';
import type { SectionPlan } from './plan/site-plan.ts';

const pagesOf = (prompt: string) => compose(prompt, '3').plan.languages[0].pages;
const sectionsOf = (prompt: string) => pagesOf(prompt).flatMap(({ sections }) => [...sections]);
const typesOf = (prompt: string) => sectionsOf(prompt).map(({ type }) => type);
const shown = (prompt: string): string =>
  JSON.stringify(pagesOf(prompt).map(({ hero, heading, sections }) => [hero, heading, sections]));

const postsIn = (sections: readonly SectionPlan[]): readonly { title: string; href?: string }[] =>
  sections.flatMap((section) => (section.type === 'posts' ? section.posts : []));

test.each([
  ['A blog about bread. Three posts: My first loaf, Why crumb matters, Baking by night.', 'My first loaf'],
  ['A knitting blog with two posts: Casting on, Ripping it all out', 'Casting on'],
  ['Blog übers Angeln mit zwei Beiträgen: Der erste Hecht, Nachts am Kanal', 'Der erste Hecht'],
])(
  'the titles of a blog are its posts, each with a page that is still to be written: %s',
  (prompt, title) => {
    const pages = pagesOf(prompt);
    const posts = postsIn(pages.flatMap(({ sections }) => [...sections]));
    expect(posts[0]?.title).toBe(title);
    expect(posts.map(({ href }) => href)).toEqual(pages.slice(1).map(({ path }) => path));
    for (const { sections } of pages.slice(1))
      expect(sections).toMatchObject([{ type: 'prose', isExample: true }]);
  },
);

test.each(['Travel blog by Ida. Posts about Laos and Chile.', 'Reiseblog über Japan'])(
  'a blog is no log to enter something into: %s',
  (prompt) => expect(typesOf(prompt)).not.toContain('tool'),
);

test('a log is one', () =>
  expect(typesOf('make me a training log with date and distance')).toEqual(['tool']));

test.each([
  ['Quiz about European rivers with 4 questions', 4],
  ['Ein Quiz über Vulkane mit 6 Fragen', 6],
  ['A trivia quiz for our school fair', 3],
])('a quiz without questions is one of examples: %s', (prompt, count) => {
  expect(sectionsOf(prompt)).toMatchObject([
    { type: 'tool', isExample: true, content: { tool: 'quiz', questions: { length: count } } },
  ]);
  expect(compose(prompt, '3').notes.join(' ')).toContain('are examples');
});

test.each([
  'Quiz night at The Swan every Thursday, 8pm',
  'A bakery in Graz with a quiz about bread, open daily',
])('a quiz that is a part or something else is not the site: %s', (prompt) =>
  expect(compose(prompt, '3').brief.tool).toBeUndefined(),
);

test.each([
  ['Portfolio for a UX writer with testimonials', 'UX writer'],
  ['A blog about tea', 'Tea'],
  ['A charity that mends bikes in Ghana: 900 bikes mended, 12 towns', 'Charity that mends bikes in Ghana'],
])('what a prompt begins with is what the site is, and no part of it: %s', (prompt, headline) => {
  const [home] = pagesOf(prompt);
  expect(home?.hero?.headline.replace('|', ' ')).toBe(headline);
  expect(home?.sections.map(({ title }) => title)).not.toContain(headline);
});

test('letters that narrow a noun are no name', () =>
  expect(compose('Website for a PR agency in Bonn', '3').brief.name).toBeUndefined());

test.each([
  ['Handmade kites. Ships within the EU.', 'Ships within the EU'],
  ['Mobile dog groomer in Leeds. Comes to your door.', 'Comes to your door'],
  ['Expense splitter app. For flatmates, couples and trips.', 'For flatmates, couples and trips'],
])('a short sentence that asks for nothing is told: %s', (prompt, said) =>
  expect(shown(prompt)).toContain(said),
);

test.each([
  'Bakery in Ghent. Please keep it simple.',
  'Bakery in Ghent. Something warm and friendly.',
  'Bakery in Ghent. My sister wants it soon.',
])('what is said to the maker is not: %s', (prompt) =>
  expect(shown(prompt)).not.toMatch(/simple|warm|sister/iu),
);

test('what only names the kind of site is not missed on its pages', () => {
  const { brief } = compose('my personal portfolio website: furniture designer in Turin', '3');
  const reasons = brief.statements.flatMap(({ outcome }) =>
    outcome?.became === 'left_out' ? [outcome.why] : [],
  );
  expect(reasons.join(' ')).not.toMatch(/personal|portfolio/u);
});

test('a section that is wished for in another case has its title in the first', () => {
  const titles = sectionsOf('Website für einen Schachverein mit Terminen, Galerie und FAQ').map(
    ({ title }) => title,
  );
  expect(titles).toContain('Termine');
});

test.each([
  ['invitation to my 40th birthday, 5 May, 7pm, at the Red Lion', 'Invitation'],
  ['saas landing page for invoicing software with testimonials', 'Invoicing software'],
  ['real estate listing: 3 bedroom house in Galway, 120 m², garden, 385000 euro', 'Real estate listing'],
])('what is asked for is called by its kind: %s', (prompt, name) =>
  expect(compose(prompt, '3').name).toBe(name),
);

test('a newsletter can be signed up to', () =>
  expect(typesOf('newsletter landing page "Low Heat", every Friday')).toContain('newsletter'));

test('what nobody has an idea of is asked about, and not printed', () => {
  const { brief, files } = compose('A wheelwright in Otley. Spokes £4, rims £60. Sort of thing.', '3');
  expect(brief.statements.at(-1)?.class).toBe('not_understood');
  expect(files.map(({ content }) => String(content)).join(' ')).not.toContain('Sort of thing');
});

test('photographs of what somebody does are a gallery, and prices stand by themselves', () => {
  const [home] = pagesOf('A wheelwright in Otley. Spokes £4, rims £60. Photos of our work.');
  expect(home?.sections.map(({ type }) => type)).toEqual(expect.arrayContaining(['gallery', 'items']));
});
