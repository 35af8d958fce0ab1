import { expect, test } from 'vitest';
import type { SiteFile } from '../engine.ts';
import type { Rule } from './rule.ts';
import { rules } from './rules/index.ts';
import { runGate } from './run-gate.ts';
import { check, page } from './testing/check-page.ts';

/** How often the rules look at a site until it is repaired. */
function looksAt(main: string): number {
  let looks = 0;
  const counting: Rule = {
    id: 'facts',
    title: 'Counted',
    check: () => {
      looks += 1;
      return [];
    },
  };
  const files: SiteFile[] = [
    { path: 'index.html', content: page({ main }) },
    { path: 'favicon.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    { path: 'styles.css', content: '' },
  ];
  const { checks } = runGate([counting, ...rules], files);
  expect(checks.filter(({ status }) => status === 'failed')).toEqual([]);
  return looks;
}

test.each([
  ['a picture of another host without a text', '<img src="https://example.com/team-photo.jpg">'],
  ['a dead link without a name', '<a href="#"><i></i></a>'],
  ['a link to another host without a name', '<a href="https://example.com" target="_blank"><i></i></a>'],
  ['a map beside a heading of a wrong level', '<h4>Place</h4><iframe src="https://maps.example"></iframe>'],
])('%s is repaired when the page is read again once', (_, main) => expect(looksAt(main)).toBe(2));

test('a picture without a text is drawn as its file is called', () => {
  const { files } = check(page({ main: '<img src="gone/team-photo.jpg">' }));
  const drawn = files.find(({ path }) => path.startsWith('images/placeholder-'));

  expect(drawn?.content).toContain('>team photo</text>');
});

test('of what is taken out that was not closed, no end is left', () => {
  const { html } = check(page({ main: '<div><video src="https://example.com/v.mp4">Film</div>' }));

  expect(html).not.toContain('video>');
});

test('a film whose first picture is missing too becomes a picture that says what belongs there', () => {
  const { html } = check(page({ main: '<video poster="gone.jpg"><source src="gone.mp4"></video>' }));

  expect(html).toContain('alt="Video"');
  expect(html).not.toContain('<video');
});
