import { expect, test } from 'vitest';
import { compose } from '../../../compose.ts';
import { readBrief } from '../../read-brief.ts';

const storiesOf = (prompt: string): string[] => readBrief(prompt).story.map(({ text }) => text);

test.each([
  [
    'We are two cousins and have baked bread in Ludlow since 2011, our shop is called Crumb Lane. Loaf £4.',
    'We are two cousins and have baked bread in Ludlow since 2011, our shop is called Crumb Lane',
  ],
  [
    'I’m a bookbinder in Derby, eighteen years, mostly family Bibles and theses. Repairs from £40.',
    'I’m a bookbinder in Derby, eighteen years, mostly family Bibles and theses',
  ],
  [
    'Wir sind drei Brüder und keltern seit 1987 Apfelwein in Hanau, unser Hof heißt Grünau. Liter 3 Euro.',
    'Wir sind drei Brüder und keltern seit 1987 Apfelwein in Hanau, unser Hof heißt Grünau',
  ],
  [
    'Nous sommes une petite fanfare de Dinan, une vingtaine, on répète tous les mardis soir à l’école.',
    'Nous sommes une petite fanfare de Dinan, une vingtaine, on répète tous les mardis soir à l’école',
  ],
])('a sentence in which its owner says who they are is told whole: %s', (prompt, story) =>
  expect(storiesOf(prompt).map((text) => text.replace(/\.$/u, ''))).toContain(story),
);

test.each([
  [
    'We are two cousins, and we mend prams in Otley. Our shop is called Second Wheel. A wheel costs from £8.',
    'We are two cousins, and we mend prams in Otley',
  ],
  [
    'Hello, my uncle and I train hawks on our farm above Reeth and would like a website for it. It’s called Two Bells. Wear boots.',
    'my uncle and I train hawks on our farm above Reeth',
  ],
  [
    'Can you make a page for our chess club? We are a group of retired miners and we teach children chess on Tuesdays in the library in Oakham. It costs nothing.',
    'We are a group of retired miners and we teach children chess on Tuesdays in the library in Oakham',
  ],
  ['Bonjour, je suis horloger à Nantes depuis 1998 et je voudrais un site simple. Pile 8 €.', ''],
])('what asks for a site beside it does not hide it, and is not told: %s', (prompt, story) => {
  const stories = storiesOf(prompt).map((text) => text.replace(/\.$/u, ''));
  expect(stories).toEqual(story === '' ? [] : expect.arrayContaining([story]));
  expect(stories.join(' ')).not.toMatch(/website|page for|un site/u);
});

test('a few words of what somebody is open what they tell of it next', () => {
  const told = storiesOf('Hi, I’m a harp tuner. I’ve been doing it for 20 years. A tuning is £75.');
  expect(told.map((text) => text.replace(/\.$/u, ''))).toEqual([
    'I’m a harp tuner',
    'I’ve been doing it for 20 years',
  ]);
});

test.each([
  'It’s for my soap, Lather Lane, made by hand in Ripon. Oat bar £5.',
  'My sister says people want a story on it, so let’s try one page. Ann Foss Ceramics, Ely. Bowls £20.',
])('what speaks of the site, or reports what others say, is no introduction: %s', (prompt) =>
  expect(storiesOf(prompt)).toEqual([]),
);

test('nothing of such a sentence becomes a service', () => {
  const { offer } = readBrief('I’m a bookbinder in Derby, eighteen years, mostly family Bibles and theses.');
  expect(offer).toEqual([]);
});

test.each([
  'We need a website for our tennis club, two courts, about ninety members and a bar.',
  'Our farm shop sells eggs, cider, cheese and honey.',
  'We are a bakery in Leeds.',
  'We’d like you to make us a page about bees, with lots of yellow and big letters.',
])('what asks for a site, offers things or says no more than the identity is not told again: %s', (prompt) =>
  expect(storiesOf(prompt)).toEqual([]),
);

test('a page about us has it', () => {
  const prompt =
    'We are two cousins and have baked bread in Ludlow since 2011. A page for prices and one about us please. Loaf £4.';
  const page = compose(prompt, '1').files.find(({ path }) => path === 'about-us.html');
  expect(page?.content).toContain('two cousins and have baked bread in Ludlow since 2011');
});

test.each([
  ['Wir weben in Kassel, mit einer Seite für Kurse und einer über uns.', 'über uns'],
  ['Sitio para la academia Barro con una página de cursos y otra sobre nosotros.', 'sobre nosotros'],
])('a page about who asks for it is called so: %s', (prompt, title) =>
  expect(readBrief(prompt).pages.map((page) => page.title)).toContain(title),
);
