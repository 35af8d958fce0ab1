import type { QualityCheck } from '@sitewright/contracts';
import { describe, expect, test } from 'vitest';
import type { SiteFile } from '../../engine.ts';
import { runGate } from '../run-gate.ts';
import { rules } from './index.ts';

const head = `<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bakery</title>
<meta name="description" content="Bread.">
<meta property="og:title" content="Bakery">
<meta property="og:description" content="Bread.">
<link rel="icon" href="favicon.svg">
<link rel="stylesheet" href="styles.css">`;

interface PageParts {
  head?: string;
  /** Stands on line 13. */
  main?: string;
}

const page = ({ head: ownHead = head, main = '' }: PageParts) => `<!doctype html>
<html lang="en"><head>
${ownHead}
</head><body><header>Bakery</header>
<main><h1 id="title">Bread</h1>
${main}
</main><footer>Bakery</footer></body></html>
`;

const others: SiteFile[] = [
  { path: 'about.html', content: page({}).replace('id="title"', 'id="story"') },
  { path: 'favicon.svg', content: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  { path: 'styles.css', content: '' },
  { path: 'script.js', content: 'document.title;' },
];

function check(index: string, more: SiteFile[] = []) {
  const { files, checks } = runGate(rules, [{ path: 'index.html', content: index }, ...others, ...more]);
  const contentOf = (path: string) => String(files.find((file) => file.path === path)?.content);
  const wrong = checks.filter(({ status }) => status !== 'passed');
  return { wrong, files, html: contentOf('index.html'), contentOf };
}

const idsOf = (checks: readonly QualityCheck[], status: QualityCheck['status']) =>
  checks.filter((found) => found.status === status).map(({ id }) => id);

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
    ['links', page({ main: '<a href="/">Home</a>' }), '<a href="index.html">Home</a>'],
    ['links', page({ main: '<a href="missing.html">More</a>' }), '<a href="#top">More</a>'],
    ['links', page({ main: '<a href="javascript:alert(1)">More</a>' }), '<a href="#top">More</a>'],
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
});

describe('other hosts', () => {
  test.each([
    ['a script', '<script src="https://cdn.evil.example/a.js"></script>'],
    ['a script without protocol', '<script src="//cdn.evil.example/a.js"></script>'],
    ['a script behind backslashes', '<script src="\\\\cdn.evil.example/a.js"></script>'],
    ['a script behind a line break', '<script src="ht\ntps://cdn.evil.example/a.js"></script>'],
    ['a font', '<link href="https://fonts.evil.example/css2?family=Inter" rel="stylesheet">'],
    ['a connection', '<link rel="preconnect" href="https://fonts.evil.example">'],
    ['a picture', '<img src="https://img.evil.example/a.jpg" alt="A loaf">'],
    ['a picture set', '<img src="favicon.svg" alt="" srcset="https://img.evil.example/a.jpg 2x">'],
    ['a picture in SVG', '<svg><image href="https://img.evil.example/a.jpg"/></svg>'],
    ['a picture of a button', '<input type="image" alt="Go" src="https://img.evil.example/a.jpg">'],
    ['a video', '<video src="https://v.evil.example/a.mp4" poster="https://v.evil.example/a.jpg"></video>'],
    ['an object', '<object data="https://evil.example/a"></object>'],
    ['an inline style', '<p style="color:red;background:url(https://evil.example/a.png)">x</p>'],
    ['a style tag', '<style>@import "https://evil.example/a.css"; .a{color:red}</style>'],
    ['a base', '<base href="https://evil.example/">'],
    ['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.example">'],
  ])('%s is taken out', (_, main) => {
    const { wrong, html } = check(page({ main }));

    expect(idsOf(wrong, 'failed')).toEqual([]);
    expect(html).not.toContain('evil.example');
  });

  test('a frame becomes a link that one may follow', () => {
    const { html } = check(
      page({ main: '<iframe title="Map" src="https://maps.example/x?a=1&amp;b=2"></iframe>' }),
    );

    expect(html).toContain('<a href="https://maps.example/x?a=1&amp;b=2" rel="noopener">Map</a>');
  });

  test('a style sheet keeps what is local', () => {
    const css = '.a{background:url(https://evil.example/a.png)} .b{color:red}';
    const { contentOf } = check(page({}), [{ path: 'extra.css', content: css }]);

    expect(contentOf('extra.css')).toContain('.b{color:red}');
    expect(contentOf('extra.css')).not.toContain('evil.example');
  });

  test('plain links stay', () => {
    const main =
      '<a href="https://example.com" rel="noopener">x</a><a href="mailto:a@example.com">mail</a><a href="tel:1">call</a>';

    expect(check(page({ main })).wrong).toEqual([]);
  });

  test("the configuration of Tailwind's CDN script goes with it", () => {
    const main = '<script src="https://cdn.tailwindcss.com"></script><script>tailwind.config = {}</script>';

    expect(check(page({ main })).html).not.toContain('tailwind');
  });

  test.each([
    "fetch('https://api.example/x')",
    'fetch(`//api.example/x`)',
    "import('https://api.example/x.js')",
    "new WebSocket('wss://api.example')",
    "img.src = 'https://api.example/x.png'",
    "request.open('GET', 'https://api.example/x')",
  ])('a script with %s is reported with its line', (code) => {
    const { wrong } = check(page({ main: `<script>\n\n${code}\n</script>` }));

    expect(wrong).toMatchObject([
      {
        id: 'external-scripts',
        status: 'failed',
        findings: [{ path: 'index.html', line: 15, message: expect.stringContaining('api.example') }],
      },
    ]);
  });
});

describe('what is not there', () => {
  test('a missing picture becomes an honest placeholder of its size', () => {
    const { html, files } = check(
      page({ main: '<img src="team.jpg" alt="Our <team>" width="300" height="200">' }),
    );
    const placeholder = files.find(({ path }) => path.startsWith('images/placeholder-'));

    expect(html).toContain(`<img src="${placeholder?.path}"`);
    expect(placeholder?.content).toContain('viewBox="0 0 300 200"');
    expect(placeholder?.content).toContain('Our &lt;team&gt;');
  });

  test.each([
    '<script src="app.js"></script>',
    '<link rel="stylesheet" href="theme.css">',
    '<iframe src="map.html"></iframe>',
  ])('%s is taken out', (main) => expect(check(page({ main })).html).toBe(page({})));

  test('a font that the styles name and the site lacks is not asked for', () => {
    const css =
      '@font-face{font-family:A;src:url(fonts/a.woff2)}.b{background:url("favicon.svg");mask:url(#m)}';
    const { wrong, contentOf } = check(page({}), [{ path: 'extra.css', content: css }]);

    expect(idsOf(wrong, 'repaired')).toEqual(['style-files']);
    expect(contentOf('extra.css')).toBe(css.replace('fonts/a.woff2', 'data:,'));
  });

  test('an address from the root is made relative, in folders too', () => {
    const post = page({})
      .replace('href="favicon.svg"', 'href="/favicon.svg"')
      .replace('href="styles.css"', 'href="/styles.css"');
    const { contentOf } = check(page({}), [{ path: 'blog/post.html', content: post }]);

    expect(contentOf('blog/post.html')).toContain('href="../favicon.svg"');
    expect(contentOf('blog/post.html')).toContain('href="../styles.css"');
  });

  test('a link that a script gives a place is left alone', () => {
    const main = '<a href="#cart">Cart</a><script>show("cart")</script>';

    expect(check(page({ main })).wrong).toEqual([]);
  });
});

describe('what only a person can put right is reported', () => {
  test.each<[string, string, string, number | undefined]>([
    ['script-syntax', '<script>\nlet a = ;\n</script>', "Unexpected token ';'", 14],
    ['plain-scripts', '<script type="module">import "./script.js"</script>', 'opened from a folder', 13],
    ['control-names', '<button></button>', 'The button says nothing', 13],
    ['field-labels', '<textarea></textarea>', 'has no label', 13],
    ['well-formed', '<p title="a" title="b">x</p>', 'same attribute twice', 13],
    ['finished-text', '<p>Lorem ipsum dolor</p>', 'Lorem ipsum', undefined],
    ['external-requests', '<form action="https://forms.example/x"></form>', 'to another host', 13],
    ['landmarks', '<main>x</main>', 'more than one <main>', 13],
  ])('%s: %s', (id, main, message, line) => {
    const { wrong, html } = check(page({ main }));
    const [failed] = wrong;

    expect(html).toBe(page({ main }));
    expect(wrong).toHaveLength(1);
    expect(failed).toMatchObject({ id, status: 'failed' });
    expect(failed?.findings[0]?.message).toContain(message);
    expect(failed?.findings[0]?.line).toBe(line);
  });

  test('a broken script file, by its own line', () => {
    const { wrong } = check(page({}), [{ path: 'app.js', content: 'let a = 1;\nif (a {\n' }]);

    expect(wrong[0]?.findings).toEqual([
      { path: 'app.js', line: 2, message: "The script cannot run: Unexpected token '{'." },
    ]);
  });
});

describe('hostile pages', () => {
  test('nested ten thousand deep are read', () => {
    const deep = `${'<div>'.repeat(10_000)}x${'</div>'.repeat(10_000)}`;

    expect(check(page({ main: deep })).wrong).toEqual([]);
  });

  test('with elements named like properties of objects are read', () => {
    const main = '<constructor __proto__="x" id="constructor">x</constructor><a href="#constructor">y</a>';

    expect(check(page({ main })).wrong).toEqual([]);
  });

  test('cannot break out of a text that a repair writes', () => {
    const evil = '"><script>alert(1)</script>';
    const { html } = check(without(/<meta name="description".*/).replace('<title>Bakery', `<title>${evil}`));

    expect(html).toContain('content="&quot;&gt;&lt;script&gt;');
  });
});
