import { describe, expect, test } from 'vitest';
import type { SiteFile } from '../../engine.ts';
import { check, head, idsOf, page } from '../testing/check-page.ts';

test('a good site passes every check and stays as it is', () => {
  const good = page({ main: '<a href="about.html#story">Story</a><img src="favicon.svg" alt="A loaf">' });
  const { wrong, html } = check(good);

  expect(wrong).toEqual([]);
  expect(html).toBe(good);
});

const without = (line: RegExp) => page({ head: head.replace(line, '') });

describe('repairs', () => {
  test.each<[string, string, string]>([
    ['doctype', page({}).replace('<!doctype html>\n', ''), '<!doctype html>\n<html'],
    [
      'doctype',
      page({}).replace('<!doctype html>', '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2//EN">'),
      '<!doctype html>\n<html',
    ],
    ['language', page({}).replace(' lang="en"', ''), '<html lang="en">'],
    ['charset', without(/<meta charset.*/), '<meta charset="utf-8">'],
    ['viewport', without(/<meta name="viewport".*/), 'content="width=device-width, initial-scale=1"'],
    ['title', without(/<title.*/), '<title>Bread</title>'],
    ['title', page({ head: head.replace('Bakery</title>', '</title>') }), '<title>Bread</title>'],
    ['description', without(/<meta name="description".*/), '<meta name="description" content="Bakery">'],
    ['open-graph', without(/<meta property="og:title".*/), '<meta property="og:title" content="Bakery">'],
    ['favicon', without(/<link rel="icon".*/), '<link rel="icon" href="favicon.svg" type="image/svg+xml">'],
    ['stylesheet', without(/<link rel="stylesheet".*/), '<link rel="stylesheet" href="styles.css">'],
    [
      'closed-tags',
      page({ main: '<p>One <strong>two</p><p>three</p>' }),
      '<p>One <strong>two</strong></p><p>three</p>',
    ],
    ['closed-tags', page({ main: '<section><p>Open</p>' }), '<section><p>Open</p>\n</section></main>'],
    ['landmarks', page({}).replace('<main>', '').replace('</main>', ''), '<main>\n<h1 id="title">Bread</h1>'],
    ['main-heading', page({ main: '<h1 class="a">Again</h1>' }), '<h2 class="a">Again</h2>'],
    ['main-heading', page({}).replaceAll('h1', 'h2'), '<h1 id="title">Bread</h1>'],
    ['heading-order', page({ main: '<h4>Deep</h4><h5>Deeper</h5>' }), '<h2>Deep</h2><h3>Deeper</h3>'],
    [
      'unique-ids',
      page({ main: '<p id="title">x</p><p id="title">y</p>' }),
      '<p id="title-2">x</p><p id="title-3">y</p>',
    ],
    ['picture-text', page({ main: '<img src="favicon.svg">' }), '<img alt="favicon" src="favicon.svg">'],
    ['field-labels', page({ main: '<input name="e" placeholder="Your email">' }), 'aria-label="Your email"'],
    [
      'control-names',
      page({ main: '<a href="about.html"><svg></svg></a>' }),
      '<a aria-label="about" href="about.html">',
    ],
    ['control-names', page({ main: '<button onclick="toggleMenu()"></button>' }), 'aria-label="toggle menu"'],
    ['control-names', page({ main: '<button id="close-menu"></button>' }), 'aria-label="close menu"'],
    [
      'nested-controls',
      page({ main: '<a href="about.html"><button>Go</button></a>' }),
      '<a href="about.html"><span>Go</span></a>',
    ],
    ['links', page({ main: '<a href="#">About</a>' }), '<a href="about.html">About</a>'],
    ['links', page({ main: '<a href="">Title</a>' }), '<a href="#title">Title</a>'],
    ['links', page({ main: '<a href="#nowhere">More</a>' }), '<a href="#top">More</a>'],
    ['links', page({ main: '<a href="/about.html#story">Us</a>' }), '<a href="about.html#story">Us</a>'],
    ['links', page({ main: '<a href="/about">Us</a>' }), '<a href="about.html">Us</a>'],
    [
      'links',
      page({ main: '<section id="costs"><h2>Our prices</h2></section><a href="/prices">Our prices</a>' }),
      '<a href="#costs">Our prices</a>',
    ],
    ['links', page({ main: '<a href="/">Home</a>' }), '<a href="index.html">Home</a>'],
    ['links', page({ main: '<a href="javascript:void(0);">More</a>' }), '<a href="#top">More</a>'],
    ['safe-links', page({ main: '<a href="https://example.com" rel="me">x</a>' }), 'rel="me noopener"'],
    [
      'plain-scripts',
      page({ main: '<script type="module" src="script.js"></script>' }),
      '<script defer src="script.js">',
    ],
    ['plain-scripts', page({ main: '<script type="module">let a;</script>' }), "DOMContentLoaded', () => {"],
    [
      'style-syntax',
      page({ main: '<style>.a{color:red} @media {{{ } .b{margin:0}</style>' }),
      '.a{color:red}',
    ],
    [
      'data-syntax',
      page({ main: '<p>x</p><script type="application/ld+json">{oops}</script>' }),
      '<p>x</p>\n</main>',
    ],
  ])('%s', (id, broken, repaired) => {
    const { wrong, html } = check(broken);

    expect(idsOf(wrong, 'failed')).toEqual([]);
    expect(idsOf(wrong, 'repaired')).toContain(id);
    expect(html).toContain(repaired);
  });

  test('keep everything they do not touch', () => {
    const odd =
      "<P  CLASS=a >Odd   <b>but</b> fine &eacute;<br/><!-- kept --><input type='checkbox' aria-label=x checked>";
    const { html } = check(page({ main: `${odd}\n<a href="#">About</a>` }));

    expect(html).toBe(page({ main: `${odd}\n<a href="about.html">About</a>` }));
  });

  test('take the place of the whole head when there is none', () => {
    const { wrong, html } = check('<h1>Bread</h1><header>a</header><footer>b</footer>');

    expect(idsOf(wrong, 'failed')).toEqual([]);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
  });

  test.each([
    [
      'several parts of a flex body',
      '<body class="flex min-h-screen flex-col">',
      '<p>One</p><p>Two</p>',
      '<main style="display:contents">\n<h1',
    ],
    ['one part of a grid', '<body style="display: grid">', undefined, '<section role="main">'],
  ])('add a main part that lays %s out as before', (_, body, more, expected) => {
    const content = more ? `<h1>Bread</h1>${more}` : '<section><h1>Bread</h1></section>';
    const { wrong, html } = check(
      `<!doctype html>\n<html lang="en"><head>\n${head}\n</head>${body}<header>a</header>${content}<footer>b</footer></body></html>\n`,
    );

    expect(idsOf(wrong, 'failed')).toEqual([]);
    expect(html).toContain(expected);
  });

  test('add no main part where styles count on what is right inside the body', () => {
    const broken = page({ main: '<style>body > p{margin:0}</style>' })
      .replace('<main>', '')
      .replace('</main>', '');
    const { wrong, html } = check(broken);

    expect(idsOf(wrong, 'failed')).toEqual(['landmarks']);
    expect(html).toBe(broken);
  });

  test('keep the tag of a heading that the styles speak of', () => {
    const style = '<style>h4{color:red}</style>';
    const { html } = check(page({ main: `${style}<h4>Deep</h4>` }));

    expect(html).toContain('<h4 aria-level="2">Deep</h4>');
  });

  test('leave a line above a heading what it is', () => {
    const { wrong, html } = check(page({ main: '<h4 class="up">Since 1999</h4><h2>Our oven</h2>' }));
    const first = check(page({ main: '<h3>Since 1999</h3><h2>Our oven</h2>' }).replace(/<h1.*<\/h1>/, ''));

    expect(idsOf(wrong, 'repaired')).toEqual(['heading-order']);
    expect(html).toContain('<h4 role="presentation" class="up">Since 1999</h4><h2>Our oven</h2>');
    expect(first.html).toContain('>Since 1999</h3><h1>Our oven</h1>');
  });

  test('leave the routes of a page that reads them', () => {
    const route = '<a href="#/about">About</a>';
    const routed = page({ main: `${route}<script>addEventListener('hashchange', show)</script>` });

    expect(check(routed).wrong).toEqual([]);
    expect(idsOf(check(page({ main: route })).wrong, 'repaired')).toEqual(['links']);
  });
});

describe('a page with styles of its own', () => {
  const apart = page({ head: head.replace(/<link rel="stylesheet".*/, '<style>h1{font-size:3em}</style>') });
  const reset = (more = ''): SiteFile => ({
    path: 'styles.css',
    content: `/*! tailwindcss v4 */@layer base{h1{font-size:inherit}}${more}`,
  });

  test('is left without a reset that nothing on it counts on', () => {
    expect(check(apart, [reset()]).html).toBe(apart);
  });

  test('has the sheet that styles its classes', () => {
    const classy = apart.replace('<h1', '<h1 class="mt-4"');
    expect(check(classy, [reset('.mt-4{margin-top:1rem}')]).html).toContain('href="styles.css"');
  });
});
