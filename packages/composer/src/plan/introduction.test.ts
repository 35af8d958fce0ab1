import { expect, test } from 'vitest';
import { compose } from '../compose.ts';

const planOf = (prompt: string) => {
  const [language] = compose(prompt, '1').plan.languages;
  const [home] = language.pages;
  return { lede: home?.hero?.lede, sections: home?.sections.map(({ id }) => id) };
};

const told = 'We are two cousins, and we mend prams in Otley';

test('who somebody is opens a page that has nothing else to open with', () => {
  const { lede, sections } = planOf(`${told}. Our shop is called Second Wheel. Open Thu to Sat 10-4.`);

  expect(lede).toBe(`${told}.`);
  expect(sections).not.toContain('about');
});

test.each([
  ['it was asked for below', 'Add an about section.'],
  ['there is more of it', 'I started in 2009 in our shed, and my cousin joined when she left the mill.'],
])('it stays below where %s', (_why, more) => {
  const { lede, sections } = planOf(
    `${told}. Our shop is called Second Wheel. Open Thu to Sat 10-4. ${more}`,
  );

  expect(lede ?? '').not.toContain('cousins');
  expect(sections).toContainEqual(expect.stringContaining('about'));
});
