import { expect, test } from 'vitest';
import { composeSite } from '../compose-site.ts';

const home = (prompt: string, seed = 0) =>
  String(composeSite(prompt, seed).files.find(({ path }) => path === 'index.html')?.content);
const part = (page: string, id: string) =>
  new RegExp(`<section id="${id}"[\\s\\S]*?</section>`).exec(page)?.[0] ?? '';
const seeds = [0, 1, 2, 3, 4, 5, 6];

test.each(seeds)('numbers nobody gave are gaps (seed %i)', (seed) => {
  const numbers = part(home('a charity called Open Door with stats', seed), 'numbers');

  expect(numbers.match(/Add a number/g)).toHaveLength(3);
});

test.each(seeds)('partners nobody named are gaps beside marks that belong to nobody (seed %i)', (seed) => {
  const partners = part(home('a conference called Commit Days with sponsors', seed), 'partners');

  expect(partners.match(/Add a name/g)?.length).toBeGreaterThan(3);
  expect(partners).toContain('<svg');
});

test.each(seeds)(
  'a call to action says something else than the hero and leads to the form (seed %i)',
  (seed) => {
    const page = home('a bakery called Tom with a call to action', seed);
    const title = /<h2[^>]*>([\s\S]*?)<\/h2>/.exec(part(page, 'action'))?.[1] ?? '';

    expect(part(page, 'action')).toContain('href="index.html#contact"');
    expect(/<h1[\s\S]*?<\/h1>/.exec(page)?.[0]).not.toContain(title);
  },
);

test('commands are shown for what is used at a command line, and for nothing else', () => {
  const commands = (prompt: string) =>
    seeds.some((seed) => part(home(prompt, seed), 'start').includes('<code'));

  expect(commands('an open source command line tool called Fernlight with a quick start')).toBe(true);
  expect(commands('a dance school called Twirl with a getting started section')).toBe(false);
});

test('first steps take the place of the kind’s own way to begin', () => {
  const page = home('a developer tool called Tailpipe with installation');

  expect(part(page, 'start')).not.toBe('');
  expect(part(page, 'process')).toBe('');
});

test('a form that is not connected says after sending that nothing was sent', () => {
  expect(home('a bakery called Tom')).toContain('data-done="Nothing was sent');
  expect(home('a bakery called Tom, tom@bakery.example')).not.toContain('Nothing was sent');
});

test.each(seeds)('a panel never has the colour of what it stands on (seed %i)', (seed) => {
  const page = home('a festival called Noise Floor with tickets, schedule and a newsletter', seed);

  for (const [section, ground = ''] of page.matchAll(
    /<section id="[^"]+" data-ground="(\w+)"[\s\S]*?<\/section>/g,
  ))
    expect(section.slice(section.indexOf('>'))).not.toContain(`<li data-ground="${ground}"`);
});

test.each([
  ['A mobile app that tracks steps, reminds you to move and plans routes', false],
  ['A mobile app called Zebra', true],
])('what running text says of it is no sample: %s', (prompt, isSample) => {
  const { notes } = composeSite(prompt, 1);

  expect(notes.some((note) => note.includes('“Features” are samples'))).toBe(isSample);
});
