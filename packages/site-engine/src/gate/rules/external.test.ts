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
    [
      'a background',
      '<table background="//evil.example/a.png"><tr><td background="https://evil.example/b">x</td></tr></table>',
    ],
    ['a filter', '<svg><filter><feImage href="https://evil.example/a.png"/></filter></svg>'],
    ['a script in SVG', '<svg><script href="https://evil.example/a.js"></script></svg>'],
    ['a ping', '<a href="about.html" ping="https://evil.example">x</a>'],
    [
      'a speculation rule',
      '<script type="speculationrules">{"prefetch":[{"urls":["https://evil.example/"]}]}</script>',
    ],
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
    "navigator.sendBeacon('https://api.example/x', data)",
    "new EventSource('https://api.example/x')",
    'new Worker("https://api.example/w.js")',
    "importScripts ( 'https://api.example/w.js' )",
    "new Image().src = '//api.example/?' + document.title",
    "script.setAttribute('src', 'https://api.example/x.js')",
    "import('\\/\\/api.example/x.js')",
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

  test.each([
    ['fetch(address)', 'fetch'],
    ['fetch(`$' + '{host}/x`)', 'fetch'],
    ["fetch('ht' + 'tps://api.example')", 'fetch'],
    ['import(name)', 'import'],
    ["new Worker('data:text/javascript,postMessage(1)')", 'Worker'],
    ['new WebSocket(atob(code))', 'WebSocket'],
    ["request.open('POST', address)", 'XMLHttpRequest'],
  ])('%s is reported, since nobody can read where it leads', (code, name) => {
    const { wrong } = check(
      page({ main: `<button onclick="${code.replaceAll('"', '&quot;')}">Go</button>` }),
    );

    expect(wrong).toMatchObject([
      { id: 'external-scripts', findings: [{ line: 13, message: expect.stringContaining(`(${name})`) }] },
    ]);
  });

  test.each([
    "fetch('data/prices.json')",
    "fetch('data/' + name + '.json')",
    'fetch(`./data/$' + '{name}.json`)',
    'picture.src = button.dataset.src;',
    "new Worker('worker.js')",
    "dialog.open(); window.open('about.html', '_blank');",
    'class Shop { fetch() { return this.goods; } }',
    "const text = 'Bread from the oven, to import';",
  ])('%s loads nothing from elsewhere', (code) => {
    expect(check(page({ main: `<script>${code}</script>` })).wrong).toEqual([]);
  });

  test('a script that a script writes is reported', () => {
    const { wrong } = check(page({ main: '<script>document.write("<script src=a.js>")</script>' }));

    expect(wrong).toMatchObject([
      { id: 'external-scripts', findings: [{ message: expect.stringContaining('document.write') }] },
    ]);
  });
});

describe('what no check can look into is reported', () => {
  test.each([
    ['peer-connections', '<script>new RTCPeerConnection({})</script>', 'RTCPeerConnection'],
    [
      'peer-connections',
      '<button onclick="new webkitRTCPeerConnection()">x</button>',
      'webkitRTCPeerConnection',
    ],
    ['embedded-pages', '<iframe title="a" srcdoc="<script>x()</script>"></iframe>', 'srcdoc'],
    ['embedded-pages', '<iframe title="a" src="data:text/html,<script>x()</script>"></iframe>', 'src'],
    ['embedded-pages', '<object data="data:text/html,x"></object>', 'data'],
  ])('%s: %s', (id, main, name) => {
    const { wrong, html } = check(page({ main }));

    expect(html).toBe(page({ main }));
    expect(wrong).toMatchObject([
      { id, status: 'failed', findings: [{ line: 13, message: expect.stringContaining(name) }] },
    ]);
  });
});
