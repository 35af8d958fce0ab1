import { describe, expect, test } from 'vitest';
import { check, idsOf, page } from '../testing/check-page.ts';

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
