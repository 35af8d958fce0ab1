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

  test('a frame becomes a picture of its size that says what belongs there and leads to it', () => {
    const { wrong, html, files } = check(
      page({
        main: '<iframe class="h-96" width="100%" height="450" src="https://maps.example/x?a=1&amp;b=2"></iframe>',
      }),
    );
    const picture = files.find(({ path }) => path.startsWith('images/placeholder-'));

    expect(html).toContain(
      `<img src="${picture?.path}" alt="Map" class="h-96" height="450" style="width:100%" usemap="#to-`,
    );
    expect(html).toContain(
      '<area shape="default" href="https://maps.example/x?a=1&amp;b=2" alt="Map" rel="noopener"></map>',
    );
    expect(picture?.content).toContain('viewBox="0 0 800 450"');
    expect(picture?.content).toContain('>Map</text>');
    expect(wrong).toMatchObject([
      {
        id: 'external-requests',
        status: 'removed',
        findings: [
          {
            line: 13,
            isRemoved: true,
            hasPlaceholder: true,
            message: expect.stringContaining('It was removed.'),
          },
        ],
      },
    ]);
  });

  test.each([
    ['a video', '<video controls src="https://v.example/a.mp4"></video>', 'alt="Video"'],
    [
      'a video with two sources',
      '<video title="Our oven"><source src="https://v.example/a.mp4"><source src="https://v.example/a.webm"></video>',
      'alt="Our oven"',
    ],
    ['a missing file', '<video src="oven.mp4"></video>', 'alt="Video"'],
    ['a recording', '<audio controls src="https://v.example/a.mp3"></audio>', 'alt="Recording"'],
  ])('%s becomes a picture that says what belongs there', (_, main, alt) => {
    const { wrong, html } = check(page({ main }));

    expect(html).toContain(`${alt}>`);
    expect(html).not.toContain('<video');
    expect(wrong.map(({ status }) => status)).toEqual(['removed']);
  });

  const words =
    'Call <a href="tel:+441134960000"><b>0113</b> 496 0000</a>.<br>Our <a href="about.html">prices</a>';
  test.each([
    ['an object', `<object data="https://shop.example/x"><param name="a" value="b">${words}</object>`],
    ['a video', `<video controls src="https://v.example/a.mp4">${words}</video>`],
    ['a frame', `<iframe src="https://shop.example/x">${words}<script>evil()</script></iframe>`],
  ])('what %s says to whoever does not see it stays beside the picture', (_, main) => {
    const { wrong, html } = check(page({ main: `<p>Shop: ${main}</p>` }));

    expect(html).toContain(
      '<span style="display:block">Call <a href="tel:+441134960000">0113 496 0000</a>. Our <a href="about.html">prices</a></span></p>',
    );
    expect(html).not.toMatch(/evil|<object|<video|<iframe/);
    expect(wrong.map(({ status }) => status)).toEqual(['removed']);
  });

  test.each([
    [
      'that a browser is too old',
      '<video src="https://v.example/a.mp4">Your browser shows no videos.</video>',
    ],
    ['nothing', '<object data="https://shop.example/x"> <param name="a"> </object>'],
  ])('what says %s leaves no words there', (_, main) => {
    expect(check(page({ main })).html).toMatch(/<img [^>]+>\n<\/main>/);
  });

  test('within a link it has no links, and a dead one is none', () => {
    const dead = '<object data="https://shop.example/x">See <a href="gone.html">it</a></object>';
    const inside = `<a href="about.html"><object data="https://shop.example/x">${words}</object></a>`;

    expect(check(page({ main: dead })).html).toContain('>See it</span>');
    expect(check(page({ main: inside })).html).toContain('>Call 0113 496 0000. Our prices</span></a>');
  });

  test.each([
    ['by its tag', '', ' style="position:absolute"'],
    [
      'by its class',
      '<style>@media (width){.hero>.film{inset:0;position:absolute}}</style>',
      ' class="film"',
    ],
  ])(
    'a video that lies behind words %s leaves a picture there that can be seen through',
    (_, style, film) => {
      const video = `<video autoplay muted aria-hidden="true"${film}><source src="https://v.example/a.mp4"></video>`;
      const hero = `${style}<div class="hero">${video}<h2 style="position:relative">Rye</h2></div>`;
      const { html, wrong, contentOf } = check(page({ main: hero }));
      const [, path = '', attributes] = /<img src="([^"]*)" alt="Video"([^>]*)>/.exec(html) ?? [];

      expect(attributes).toContain(film);
      expect(attributes).toContain(' aria-hidden="true"');
      expect(contentOf(path)).toContain('>Video</text>');
      expect(contentOf(path)).toContain('fill="none"');
      expect(wrong[0]?.findings[0]?.message).toContain('A placeholder says what belongs there.');
    },
  );

  test('one with a place of its own has a picture there', () => {
    const { html, wrong } = check(
      page({ main: '<video autoplay muted class="film" src="https://v.example/a.mp4"></video>' }),
    );

    expect(html).toMatch(/<img src="[^"]*" alt="Video" class="film">/);
    expect(wrong[0]?.findings[0]?.message).toContain('A placeholder says what belongs there.');
  });

  test('what a library was to show is shown, but for what would cover the page', () => {
    const style = '<style>[x-cloak],[v-cloak]{display:none !important}</style>';
    const shown = (cloak: string) => `${style}<p x-show="open"${cloak}>Menu</p>`;
    const layer = `${style}<p x-cloak style="position:fixed;inset:0">Ask us</p>`;
    const undone = '<p x-cloak>Menu</p>';

    expect(check(page({ main: shown(' v-cloak') })).html).toBe(page({ main: shown(' ') }));
    expect(check(page({ main: layer })).wrong).toMatchObject([
      { status: 'failed', findings: [{ line: 13, message: expect.stringContaining('stays hidden') }] },
    ]);
    expect(check(page({ main: undone })).wrong).toEqual([]);
  });

  test.each([
    ['lucide@1/lucide.js', 'lucide.createIcons(); start()', 'lucide={createIcons(){}}'],
    ['aos@2/aos.js', 'AOS.init({ once: true }); start()', 'AOS={init(){},'],
  ])('calls of %s no longer stop the script that makes them', (address, code, standIn) => {
    const library = `<script src="https://cdn.example/${address}"></script>`;
    const { html } = check(page({ main: `${library}<script>${code}</script>` }));

    expect(html).toContain(`<script>window.${standIn}`);
    expect(check(page({ main: library })).html).toBe(page({}));
  });

  test('one that has a poster keeps it', () => {
    const kept = '<video poster="favicon.svg"  controls></video>';
    const withPoster = kept.replace('  ', ' src="https://v.example/a.mp4" ');

    expect(check(page({ main: withPoster })).html).toBe(page({ main: kept }));
  });

  test('a video of the site stays when another source of it goes', () => {
    const main = '<video><source src="a.webm"><source src="https://v.example/a.mp4"></video>';
    const { html } = check(page({ main }), [{ path: 'a.webm', content: new Uint8Array(9) }]);

    expect(html).toContain('<video><source src="a.webm"></video>');
  });

  test.each([
    ['leaflet@1.9/leaflet.js', '<div id="map" class="h-80"></div>', "L.map('map').setView([0, 0], 9)", 'Map'],
    [
      'chart.js',
      '<canvas id="sales"></canvas>',
      "const at = document.getElementById('sales'); new Chart(at, {})",
      'Chart',
    ],
  ])('what %s would have drawn has a placeholder', (name, place, code, shown) => {
    const main = `${place}<div id="cart"></div><script src="https://cdn.example/${name}"></script><script>${code}</script>`;
    const { html, wrong } = check(page({ main }));

    expect(html).toContain(`alt="${shown}"`);
    expect(html).toContain('<div id="cart"></div>');
    expect(wrong).toMatchObject([
      { status: 'removed', findings: [{ message: expect.stringContaining('placeholder') }] },
    ]);
  });

  test("what was taken out is told beside what is left, and Tailwind's script is missed by nobody", () => {
    const form = '<form action="https://forms.example/x"></form>';
    const both = check(page({ main: `<iframe src="https://maps.example"></iframe>${form}` }));
    const { wrong } = check(page({ main: '<script src="https://cdn.tailwindcss.com"></script>' }));

    expect(both.wrong).toMatchObject([
      { status: 'failed', findings: [{ message: expect.stringContaining('form') }, { isRemoved: true }] },
    ]);
    expect(wrong.map(({ status }) => status)).toEqual(['repaired']);
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
