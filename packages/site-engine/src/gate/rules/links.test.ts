import { describe, expect, test } from 'vitest';
import { check, idsOf, page } from '../testing/check-page.ts';

const withScript = (link: string, script: string, more = '') =>
  page({ main: `${link}\n${more}<script>${script}</script>` });

describe('a link that a script takes', () => {
  test.each<[string, string, string, string?]>([
    [
      'by its class',
      '<a class="js-book wide" href="#">Book</a>',
      "qs('.js-book').addEventListener('click', f)",
    ],
    ['by its id', '<a id="openMenu" href="#">Menu</a>', 'openMenu.onclick = f'],
    ['by its id in a call', '<a id="up" href="#">Up</a>', "document.getElementById('up').onclick = f"],
    ['by its address', '<a href="#">Book</a>', `$$('a[href="#"]').forEach(a => a.onclick = f)`],
    ['by its data', '<a data-tab="1" href="#">One</a>', 'onclick = e => show(e.target.dataset.tab)'],
    ['by its tag', '<a href="#">One</a>', "document.querySelectorAll('main a').forEach(a => a.onclick = f)"],
    [
      'by a class that is asked for',
      '<a class="close" href="#">Close</a>',
      "document.addEventListener('click', e => { if (e.target.classList.contains('close')) f() })",
    ],
    [
      'from around it',
      '<ul id="tabs"><li><a href="#">One</a></li></ul>',
      "tabs.addEventListener('click', e => f(e.target))",
    ],
    ['from the whole page', '<a href="#">One</a>', "addEventListener('click', ({ target }) => f(target))"],
    ['in its own tag', '<a href="#" onclick="f()">One</a>', ''],
    ['in its address', '<a href="javascript:history.back()">Back</a>', ''],
    ['in a tag around it', '<ul onclick="f(event)"><li><a href="#">One</a></li></ul>', ''],
    [
      'and whose script cannot be read to its end',
      '<a class="go" href="#">Go</a>',
      "document.querySelector('.go').onclick = () => {",
    ],
  ])('%s stays as it is, and is none that leads nowhere', (_, link, script, more = '') => {
    const { html, wrong } = check(withScript(link, script, more));

    expect(html).toContain(link);
    expect(idsOf(wrong, 'failed')).not.toContain('links');
    expect(idsOf(wrong, 'repaired')).not.toContain('links');
  });

  test.each([
    ['speaks of others', "document.querySelector('.menu').onclick = f"],
    ['makes others', "const a = document.createElement('a'); a.onclick = f"],
    ['listens for no click', "document.querySelector('a').title = 'x'"],
    ['is only about the size', "addEventListener('resize', () => document.querySelector('a'))"],
  ])('is no link on a page whose script %s', (_, script) => {
    expect(check(withScript('<a href="#">More</a>', script)).html).toContain('<a href="#top">More</a>');
  });

  test.each(['a[href="#"]', "nav a:not([href='#'])", 'a[href=\\#]'])(
    'that leads nowhere is told, and stays what the styles know as %s',
    (selector) => {
      const link = '<a href="#">Sold out</a>';
      const { html, wrong } = check(page({ main: `<style>${selector} { color: red }</style>${link}` }));

      expect(html).toContain(link);
      expect(idsOf(wrong, 'failed')).toEqual(['links']);
    },
  );

  test('is led to the top where the styles know other addresses only', () => {
    const styles = '<style>a[href^="http"], a[href="#top"] { color: red }</style>';
    expect(check(page({ main: `${styles}<a href="#">More</a>` })).html).toContain('<a href="#top">More</a>');
  });

  test('that opens something which nothing opens is told, not led elsewhere', () => {
    const link = '<a href="#" data-bs-toggle="modal" data-bs-target="#title">Book</a>';
    const { html, wrong } = check(page({ main: link }));

    expect(html).toContain(link);
    expect(idsOf(wrong, 'failed')).toEqual(['links']);
  });
});

describe('a link to a place that only a script knows', () => {
  const hash = "addEventListener('hashchange', () => show('page-' + location.hash.slice(1)))";

  test.each([
    ['by a part of an id', '<a href="#team">Team</a>', hash, '<div id="page-team">Us</div>'],
    ['by data', '<a href="#team">Team</a>', hash, '<div data-view="team">Us</div>'],
    [
      'in its click',
      '<a href="#team">Team</a>',
      "document.querySelectorAll('a').forEach(a => a.onclick = () => show(a.getAttribute('href')))",
      '<div data-view="team">Us</div>',
    ],
  ])('%s stays as it is', (_, link, script, more) => {
    expect(check(withScript(link, script, more)).wrong).toEqual([]);
  });

  test.each([
    ['a script reads the address', hash, ''],
    ['a style does', '', '<style>.box:target{color:red}</style>'],
    ['a script scrolls to it', `$('a[href^="#"]').on('click', f)`, ''],
  ])('and that nobody made is told, and not changed, where %s', (_, script, more) => {
    const link = '<a href="#team">Bread</a>';
    const { html, wrong } = check(withScript(link, script, more));

    expect(html).toContain(link);
    expect(idsOf(wrong, 'failed')).toEqual(['links']);
    expect(wrong.find(({ id }) => id === 'links')?.findings[0]?.message).toContain('“Bread”');
  });

  test('is led where its words say when a script listens around it', () => {
    const script = "document.addEventListener('click', f)";

    expect(check(withScript('<a href="#bread">Bread</a>', script)).html).toContain('<a href="#title">Bread');
    expect(check(withScript('<a href="#nowhere">More</a>', script)).html).toContain(
      '<a href="#nowhere">More',
    );
  });

  test('on another page is one of that page', () => {
    const reader = page({ main: `<div data-view="team">Us</div><script>${hash}</script>` });
    const { html } = check(page({ main: '<a href="app.html#team">Team</a>' }), [
      { path: 'app.html', content: reader },
    ]);

    expect(html).toContain('<a href="app.html#team">Team</a>');
  });
});

test('a route of a script that changes the address is not led to a page', () => {
  const link = '<a data-link href="/about">Us</a>';
  const script =
    "addEventListener('click', e => e.target.matches('[data-link]') && history.pushState(0, '', e.target))";
  const { html, wrong } = check(withScript(link, script));

  expect(html).toContain(link);
  expect(idsOf(wrong, 'failed')).toEqual(['links']);
});

// Work that is done again for each of them outlasts the test's own limit; no clock need be asked.
test('many dead links beside much code', () => {
  const script = `document.querySelector('.menu').onclick = () => {};${'let a = "b";'.repeat(40_000)}`;
  const style = `<style>${'.a{color:red}'.repeat(20_000)}</style>`;
  const links = Array.from({ length: 3000 }, (_, index) => `<a href="#n${index}">N</a>`).join('');
  const { wrong } = check(withScript(`${style}${links}`, script));

  expect(idsOf(wrong, 'repaired')).toContain('links');
});
