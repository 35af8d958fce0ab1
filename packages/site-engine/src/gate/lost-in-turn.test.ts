import type { QualityReport } from '@sitewright/contracts';
import { describe, expect, test } from 'vitest';
import { lostInTurn } from './lost-in-turn.ts';

const words = 'We mend and build wooden boats on the river, and let them out by the hour. ';

/** What a repair loses of this page; what the report has found on line 2 of it comes with it. */
function lostBy(before: string, after: string, found?: string): string[] {
  const finding = { path: 'index.html', line: 2, message: 'Found.' };
  const checks: QualityReport['checks'] = found
    ? [{ id: found, title: 'Found', status: 'failed', findings: [finding] }]
    : [];
  const page = (main: string) => [{ path: 'index.html', content: `<p>${words}</p>\n${main}\n` }];
  const report = { checks, placeholders: [], notes: [], files: 1, bytes: 1 };
  return lostInTurn(report, page(before), page(after));
}

describe('a repair of a model loses', () => {
  test.each([
    ['a link', '<a href="about.html">About</a>', 'About', 'a link to about.html on index.html'],
    ['where a link leads', '<a href="a.html">A</a>', '<a href="#">A</a>', 'a link to a.html on index.html'],
    ['a button', '<button>Menu</button>', '<span>Menu</span>', 'a button on index.html'],
    ['a field', '<input name="email">', '<input name="mail">', 'the field “email” on index.html'],
    ['a label', '<input name="a" aria-label="E-mail">', '<input name="a">', 'the field “a” on index.html'],
    ['where a form sends', '<form action="a"></form>', '<form></form>', 'a form on index.html'],
    ['a film', '<video controls src="a.mp4"></video>', '', '<video> on index.html'],
    ['what a click does', '<p onclick="a()">A</p>', '<p>A</p>', 'what happens on click on index.html'],
    ['what a page says', `<p>${words.repeat(2)}</p>`, '', 'much of what index.html says'],
  ])('%s', (_, before, after, lost) => expect(lostBy(before, after)).toEqual([lost]));

  test('a page', () => {
    const report = { checks: [], placeholders: [], notes: [], files: 1, bytes: 1 };
    const files = [{ path: 'about.html', content: '<p>About</p>' }];
    expect(lostInTurn(report, files, [])).toEqual(['about.html']);
  });
});

describe('a repair of a model may take away', () => {
  test.each([
    ['a link that leads nowhere', 'links', '<a href="gone.html">Gone</a>', 'Gone'],
    ['a button that does nothing', 'dead-controls', '<button\nclass="a">Go</button>', '<a href="#a">Go</a>'],
    [
      'where a form sends what is entered',
      'external-requests',
      '<form action="https://a.b"></form>',
      '<form></form>',
    ],
    [
      'words that only fill a page',
      'finished-text',
      '<p>Lorem ipsum dolor sit amet, consectetur elit sed.',
      '',
    ],
    ['all that is on a page where nothing is seen', 'blank-page', '<button hidden>Menu</button>', ''],
  ])('%s', (_, id, before, after) => expect(lostBy(before, after, id)).toEqual([]));

  test('a handler that its script has instead', () => {
    const after = '<p id="a">A</p><script>a.addEventListener(\'click\', () => a())</script>';
    expect(lostBy('<p onclick="a()">A</p>', after)).toEqual([]);
  });

  test('nothing beside what was found', () => {
    const lost = lostBy('<a href="gone.html">Gone</a>\n<button>Menu</button>', 'Gone', 'links');
    expect(lost).toEqual(['a button on index.html']);
  });

  test('no link because its contrast is low', () => {
    expect(lostBy('<a href="a.html">A</a>', 'A', 'contrast')).toHaveLength(1);
  });
});
