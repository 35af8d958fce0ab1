import { expect, test } from 'vitest';
import { checkSite, styleSite } from './build-site.ts';

const build = async (files: [string, string][]) =>
  checkSite(
    await styleSite({
      name: 'Hearth',
      files: files.map(([path, content]) => ({ path, content })),
      notes: [],
    }),
  );

test('what stands for the owner’s own is open, by its heading and with its place', async () => {
  const { report } = await build([
    ['index.html', '<h1>Hearth</h1>\n<h2>What we bake</h2>\n<div data-example><h3>Rye</h3></div>'],
    ['more.html', '<h1>More</h1><h2>Steps</h2><p>Mix</p>'],
  ]);

  expect(report.placeholders).toMatchObject([
    { text: 'Examples: What we bake', count: 1, places: [{ path: 'index.html' }] },
  ]);
});

test('a picture that was never there is open, too', async () => {
  const { report } = await build([
    ['index.html', '<h1>Hearth</h1><img src="team.jpg" alt="Our team"><img src="oven.jpg" alt="">'],
  ]);

  expect(report.placeholders).toMatchObject([
    { text: 'Picture: Our team', count: 1, places: [{ path: 'index.html' }] },
    { text: 'Picture', count: 1 },
  ]);
});

test('a site is measured', async () => {
  const { report } = await build([
    ['index.html', '<h1>Hearth</h1><a href="about.html">About</a><form><input name="a"></form>'],
    ['about.html', '<h1>About</h1><svg role="img" aria-label="A loaf"></svg>'],
    ['script.js', 'document.title;'],
  ]);
  const { pages, pictures, fields, bytes } = report.measures ?? {};

  expect({ pages, pictures, fields }).toEqual({ pages: 3, pictures: 1, fields: 1 });
  expect(bytes?.scripts).toBe(15);
  expect(Object.values(bytes ?? {}).reduce((sum, size) => sum + size, 0)).toBe(report.bytes);
});
