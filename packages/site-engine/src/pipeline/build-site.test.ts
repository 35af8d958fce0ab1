import { expect, test } from 'vitest';
import { composeSite } from '../composer/compose-site.ts';
import { checkSite, styleSite } from './build-site.ts';

const build = async (files: [string, string][]) =>
  checkSite(
    await styleSite({
      name: 'Hearth',
      files: files.map(([path, content]) => ({ path, content })),
      notes: [],
    }),
  );

test('what the composer left open is counted, by its words and with its places', async () => {
  const { name, files, notes } = composeSite('A gym called Iron Hour in Oslo with prices and a team', 0);
  const { report, files: built } = checkSite(await styleSite({ name, files, notes }));
  const page = built.find(({ path }) => path === 'index.html')?.content.toString() ?? '';
  const prices = report.placeholders.find(({ text }) => text === 'Add a price');

  expect(prices?.count).toBe(page.split('>Add a price<').length - 1);
  expect(report.placeholders.map(({ text }) => text)).toContain('Add a name');
  for (const { path, line = 0 } of prices?.places ?? []) {
    expect(path).toBe('index.html');
    expect(page.split('\n')[line - 1]).toContain('Add a price');
  }
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
