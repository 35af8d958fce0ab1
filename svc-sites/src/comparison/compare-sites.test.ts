import type { Edit } from '@sitewright/contracts';
import { describe, expect, it } from 'vitest';
import { compareSites } from './compare-sites.ts';

const page = (main: string, frame = { header: '<p>Halden</p>', footer: '<p>Leeds</p>' }) =>
  `<!doctype html><html lang="en"><head><title>Halden</title></head><body>
<header>${frame.header}</header>
<main>${main}</main>
<footer>${frame.footer}</footer></body></html>`;

const hero = '<section id="top-of-it"><h1>Your bike, right by Friday</h1><p>We mend.</p></section>';
const prices = (rows: string) => `<section id="prices"><h2>What it costs</h2><ul>${rows}</ul></section>`;
const row = (name: string, price: string) => `<li><span>${name}</span><span>${price}</span></li>\n`;
const hours = '<section><h2>Hours</h2><p>Tuesday to Friday</p></section>';

type Files = Record<string, string>;
const toFiles = (files: Files) =>
  Object.entries(files).map(([path, text]) => ({ path, content: Buffer.from(text) }));
const compare = (before: Files, after: Files) => compareSites(toFiles(before), toFiles(after));
const comparePage = (before: string, after: string) =>
  compare({ 'index.html': before }, { 'index.html': after });

function applied(files: Files, edits: Edit[]): Files {
  const changed = { ...files };
  for (const { path, start, end, old, new: text } of edits.toSorted(
    (one, other) => other.start - one.start,
  )) {
    const source = changed[path] ?? '';
    expect(source.slice(start, end)).toBe(old);
    changed[path] = source.slice(0, start) + text + source.slice(end);
  }
  return changed;
}

const told = ({ differences }: ReturnType<typeof compareSites>) =>
  differences.map(({ part, kind, summary }) => `${part} | ${kind} | ${summary}`);

describe('comparing two versions', () => {
  it('says nothing of what is the same', () => {
    const site = { 'index.html': page(hero + hours), 'styles.css': ':root{--ground:#fff}' };
    expect(compare(site, { ...site })).toEqual({ differences: [], same: [], isCut: false });
  });

  it('names the part, and both wordings', () => {
    const found = comparePage(
      page(hero + prices(row('Full service', '£75')) + hours),
      page(hero + prices(row('Full service', '£80')) + hours),
    );
    expect(told(found)).toEqual(['What it costs | text | “Full service £75” now reads “Full service £80”']);
    expect(found.same).toEqual(['Header', 'Top of the page', 'Hours', 'Footer']);
    expect(found.differences[0]?.anchor).toBe('prices');
  });

  it('sees words that stand in a part itself, and takes them back', () => {
    const frame = (footer: string) => page(hero, { header: 'Halden', footer });
    const [before, after] = [frame('Leeds, <a href="#a">map</a>'), frame('York, <a href="#a">map</a>')];
    const found = comparePage(before, after);
    expect(told(found)).toEqual(['Footer | text | “Leeds, map” now reads “York, map”']);
    expect(found.same).toEqual(['Header', 'Top of the page']);
    expect(applied({ 'index.html': after }, found.differences[0]?.takeBack ?? [])).toEqual({
      'index.html': before,
    });
  });

  it('tells rows that were added or removed as rows', () => {
    const few = page(hero + prices(row('Safety check', '£18')));
    const many = page(hero + prices(row('Safety check', '£18') + row('Wheel true', '£14')));
    expect(told(comparePage(few, many))).toEqual(['What it costs | added | Row added: “Wheel true £14”']);
    expect(told(comparePage(many, few))).toEqual(['What it costs | removed | Row removed: “Wheel true £14”']);
  });

  it('knows parts again that moved, and those that came and went', () => {
    const found = comparePage(
      page(hero + prices(row('A', '£1')) + hours),
      page(hours + prices(row('A', '£1'))),
    );
    expect(told(found)).toEqual([
      'What it costs | moved | Stands in another place',
      'Top of the page | removed | Part removed',
    ]);
  });

  it('sees links that lead elsewhere, pictures, and another look', () => {
    const before = page(
      '<section><p class="text-lg"><a href="#a">Book</a></p><img src="a.svg" alt="Bike"></section>',
    );
    const other = (from: string, to: string) => told(comparePage(before, before.replace(from, to)));
    expect(other('#a', '#b')).toEqual(['Top of the page | link | “Book”: the link leads elsewhere']);
    expect(other('a.svg', 'b.svg')).toEqual(['Top of the page | picture | “Bike”: another picture']);
    expect(other('text-lg', 'text-xl')).toEqual(['Top of the page | look | Looks different']);
  });

  it('does not read hidden menus, scripts or comments as content', () => {
    const before = page(hero, {
      header: '<nav hidden><a href="a.html">A</a></nav><p>Halden</p>',
      footer: '',
    });
    expect(told(comparePage(before, before.replace('>A<', '>B<').replace('<h1>', '<!-- x --><h1>')))).toEqual(
      [],
    );
  });

  it('tells a change of the frame once for all pages', () => {
    const site = (name: string) => ({
      'index.html': page(hero, { header: `<p>${name}</p>`, footer: '' }),
      'about.html': page(hours, { header: `<p>${name}</p>`, footer: '' }),
    });
    expect(told(compare(site('Halden'), site('Halden Cycles')))).toEqual([
      'Header | text | “Halden” now reads “Halden Cycles” (on 2 pages)',
    ]);
  });

  it('shows colours, before and after, and leaves out what the build writes', () => {
    const css = (colour: string, build: string) =>
      `@layer theme{[data-ground=paper]{--ground:${colour};--tw-rotate:${build}}}`;
    const { differences } = compare(
      { 'styles.css': css('#F3B833', '1') },
      { 'styles.css': css('#f6dfa6', '2') },
    );
    expect(differences).toMatchObject([
      { part: 'All pages, on paper', kind: 'look', before: '#f3b833', after: '#f6dfa6' },
    ]);
    expect(
      compare({ 'styles.css': css('#fff', '1') }, { 'styles.css': css('#fff', '2') }).differences,
    ).toEqual([]);
  });

  it('says of broken styles and other files only that they differ', () => {
    const found = compare(
      { 'a.css': 'a{', 'a.js': '1' },
      { 'a.css': 'b{"', 'a.js': '2', 'b.html': page(hero) },
    );
    expect(told(found).join('\n')).toContain('a.js | file | This file differs');
    expect(told(found).join('\n')).toContain('Pages | added | New page: b.html');
  });
});

describe('taking single differences back', () => {
  const before = {
    'index.html': page(
      `${hero}\n${prices(row('Safety check', '£18') + row('Full service', '£75'))}\n${hours}`,
    ),
    'styles.css': '.a{color:#111111}.b{color:#222222}',
  };
  const after = {
    'index.html': page(
      `${hero.replace('Friday', 'Monday').replace('<section', '<section class="dark"')}\n${prices(
        row('Safety check', '£20') + row('Wheel true', '£14') + row('Full service', '£75'),
      )}\n<section><h2>News</h2><p>New!</p></section>`,
    ),
    'styles.css': '.a{color:#333333}.b{color:#222222}',
  };

  it('leaves exactly the others', () => {
    const { differences } = compare(before, after);
    const ids = differences.map(({ id }) => id);
    const alone = differences.filter(({ takeBack }) => takeBack);
    expect(alone.length).toBeGreaterThan(5);
    for (const { id, takeBack } of alone) {
      const left = compare(before, applied(after, takeBack ?? []));
      expect(left.differences.map((each) => each.id)).toEqual(ids.filter((each) => each !== id));
    }
  });

  it('all together give the page as it was read', () => {
    let site: Files = after;
    for (let left = compare(before, site).differences; left.length > 0; ) {
      const [next] = left.filter(({ takeBack }) => takeBack);
      expect(next).toBeDefined();
      site = applied(site, next?.takeBack ?? []);
      const now = compare(before, site).differences;
      expect(now.length).toBeLessThan(left.length);
      left = now;
    }
  });
});

describe('hostile pages', () => {
  const deep = (depth: number) => `${'<div>'.repeat(depth)}x${'</div>'.repeat(depth)}`;
  it.each([
    ['deep nesting', page(deep(20_000)), page(deep(19_999))],
    ['deep lists', page('<ul><li>'.repeat(5_000)), page('<ul><li>x'.repeat(5_000))],
    ['no page at all', '', '\u0000'],
    ['many rows', page(row('a', '1').repeat(20_000)), page(row('b', '2').repeat(20_000))],
  ])('are compared: %s', (_, before, after) => {
    expect(() => comparePage(before, after)).not.toThrow();
  });
});
