import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SiteFile } from '../engine.ts';
import type { LookFinding } from './look-checks.ts';
import { createLooker, type Looker } from './looker.ts';
import { mayUnshare } from './testing/may-unshare.ts';
import { browser, needsBrowser } from './testing/test-browser.ts';

const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><title>Bread</title></head><body>\n${body}\n</body></html>`;
const title = '<h1>Bread</h1>\n';

/** One site whose pages each have something wrong, or only seem to. */
const pages: Record<string, string> = {
  'index.html': `${title}<p>Fresh every day</p><a href="two.html">Two</a>`,
  'blank.html': '<div id="root"></div>',
  'black.html': '<style>body{background:#000;color:#000}</style><h1>Unseen</h1>',
  'late.html': '<div id="a"></div><script>setTimeout(() => { a.textContent = "Here I am" }, 300)</script>',
  'error.html': `${title}<script src="broken.js"></script>`,
  'reveal.html': `${title}<p style="opacity:0">Never shown</p><p class="opacity-0 group-hover:opacity-100" style="opacity:0">On hover</p>`,
  'covered.html': `${title}<div style="position:relative"><p>Rye</p><div style="position:absolute;inset:0;background:red"></div></div>`,
  'wide.html': `${title}<div style="width:600px">Wide</div>`,
  'faint.html': `${title}<p style="color:#999">Grey words</p>`,
  'dead.html': `${title}<button>Dead</button><button id="b">Alive</button><form><button>Send</button></form><script>b.onclick = () => {}</script>`,
  'tablet.html': `${title}<style>@media (min-width:700px) and (max-width:900px){.t{width:850px}}</style><p class="t">Wide</p>`,
  'desktop.html': `${title}<style>@media (min-width:1000px){.d{width:1400px}}</style><p class="d">Wide</p>`,
  'phone.html': `${title}<style>@media (min-width:500px){.p{display:none}} .f{opacity:0}</style>
<button class="p">Menu</button><p class="p f">Only on phones</p><p class="p f r">Soon there</p>
<script>new IntersectionObserver((seen) => { for (const { isIntersecting, target } of seen)
if (isIntersecting) target.style.opacity = 1; }).observe(document.querySelector('.r'))</script>`,
  'anywhere.html': `${title}<button>Dead</button><button class="tab">One</button><button
class="tab">Two</button><button id="less">Less</button><button id="more">More</button><p><output>1</output></p><button
id="top">Top</button><button id="away">Away</button><button id="dark">Dark</button><button id="ask">Ask</button>
<nav hidden>Menu</nav><script src="anywhere.js"></script>`,
  'remembers.html': `${title}<p>Words</p><script>if (localStorage.dark) document.body.innerHTML = '';</script>`,
  'escape.html': `${title}<button>Dead</button><script>document.addEventListener('keydown', () => {})</script>`,
  'nowhere.html': `${title}<nav><a href="#">Dead</a> <a href="#gone">Gone</a> <a href="#b">There</a></nav><a
class="tab" href="#">Tab</a> <a href="javascript:void(0)" role="button">Void</a> <a role="button" href="index.html">Home</a><p
id="b">Words</p><script>document.addEventListener('click', ({ target }) => { if (target.className === 'tab') b.textContent += '.'; })</script>`,
  'routes.html': `${title}<a href="#two">Two</a><p id="page-two">Words</p><script>onhashchange = () => {}</script>`,
  'loop.html': `${title}<script>for (;;);</script>`,
};

/** One listener for all buttons, and what closes with any click. */
const anywhere = `const nav = document.querySelector('nav');
const count = document.querySelector('output');
let open = 'One';
document.addEventListener('click', ({ target }) => {
  nav.hidden = true;
  if (target.className === 'tab' && target.textContent !== open) {
    open = target.textContent;
    nav.textContent = open;
  }
  if (target.id === 'less' && count.value > 1) count.value = count.value - 1;
  if (target.id === 'more') count.value = Number(count.value) + 1;
  if (target.id === 'top') scrollTo(0, 0);
  if (target.id === 'away') location.href = 'index.html';
  if (target.id === 'dark') localStorage.dark = document.documentElement.className = 'dark';
  if (target.id === 'ask') missing.call();
});`;

describe.skipIf(!browser)('a site that is looked at', needsBrowser, () => {
  let looker: Looker;
  let findings: LookFinding[];
  let asked = 0;
  const outside = createServer((_, response) => {
    asked += 1;
    response.end();
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
    const { port } = outside.address() as AddressInfo;
    const url = `127.0.0.1:${port}/`;
    const leaving = `<img src="http://${url}"><link rel="prefetch" href="http://${url}"><script>
    fetch('http://${url}').catch(() => {}); navigator.sendBeacon('http://${url}'); new WebSocket('ws://${url}');
    new EventSource('http://${url}'); open('http://${url}'); location = 'http://${url}';</script>`;
    looker = createLooker({ browser, timeoutMs: 110_000, unguarded: !mayUnshare });
    const files: SiteFile[] = [
      ...Object.entries({ ...pages, 'leaving.html': title + leaving }).map(([path, body]) => ({
        path,
        content: page(body),
      })),
      { path: 'broken.js', content: '\n\nmissing.call();' },
      { path: 'anywhere.js', content: anywhere },
    ];
    const outcome = await looker.look(files, { signal: new AbortController().signal });
    if ('why' in outcome) throw new Error(outcome.why);
    ({ findings } = outcome);
  }, 120_000);
  afterAll(async () => {
    await looker.close();
    outside.close();
  });

  const on = (path: string) => findings.filter((finding) => finding.path === path);

  test.each<[string, Partial<LookFinding>[]]>([
    ['index.html', []],
    ['blank.html', [{ check: 'blank-page', line: 1 }]],
    ['late.html', []],
    ['black.html', [{ check: 'invisible-text', line: 2, message: expect.stringContaining('Unseen') }]],
    [
      'broken.js',
      [{ check: 'script-errors', line: 3, message: expect.stringContaining('missing is not defined') }],
    ],
    ['reveal.html', [{ check: 'invisible-text', line: 3, message: expect.stringContaining('Never shown') }]],
    ['covered.html', [{ check: 'covered-text', line: 3, message: expect.stringContaining('Rye') }]],
    ['wide.html', [{ check: 'overflow', line: 3, message: expect.stringContaining('360 px') }]],
    ['faint.html', [{ check: 'contrast', line: 3, message: expect.stringContaining('2.84 : 1') }]],
    ['dead.html', [{ check: 'dead-controls', line: 3, message: expect.stringContaining('Dead') }]],
    ['tablet.html', [{ check: 'overflow', line: 3, message: expect.stringContaining('768 px') }]],
    ['desktop.html', [{ check: 'overflow', line: 3, message: expect.stringContaining('1280 px') }]],
    [
      'phone.html',
      [
        { check: 'invisible-text', line: 4, message: expect.stringContaining('Only on phones') },
        { check: 'dead-controls', line: 4, message: expect.stringContaining('Menu') },
      ],
    ],
    ['anywhere.html', [{ check: 'dead-controls', line: 3, message: expect.stringContaining('Dead') }]],
    [
      'nowhere.html',
      [
        { check: 'dead-controls', line: 3, message: 'The link “Dead” does nothing.' },
        { check: 'dead-controls', line: 3, message: 'The link “Gone” does nothing.' },
        { check: 'dead-controls', line: 4, message: 'The link “Void” does nothing.' },
      ],
    ],
    ['routes.html', []],
    ['remembers.html', []],
    ['escape.html', [{ check: 'dead-controls', line: 3, message: expect.stringContaining('Dead') }]],
    ['loop.html', [{ check: 'script-errors', message: expect.stringContaining('does not end') }]],
  ])('%s is seen as it is drawn', (path, expected) => {
    expect(on(path)).toHaveLength(expected.length);
    expect(on(path)).toMatchObject(expected);
  });

  test('no page reaches anything outside of its site', () => expect(asked).toBe(0));

  test('who waits too long for a turn is done without a look', async () => {
    const hurried = createLooker({
      browser,
      atOnce: 1,
      turnMs: 1,
      unguarded: !mayUnshare,
    });
    const { signal } = new AbortController();
    const files = [{ path: 'index.html', content: page(title) }];
    const [first, second] = await Promise.all([
      hurried.look(files, { signal, owner: 'one' }),
      hurried.look(files, { signal, owner: 'another' }),
    ]);
    expect(first).toMatchObject({ findings: [] });
    expect(second).toEqual({ why: 'it was busy with other sites for too long.' });
    await hurried.close();
  });
});

test('where there is no browser, it says so', async () => {
  const without = createLooker({ browser: '/nowhere/chromium' });
  const outcome = await without.look([], { signal: new AbortController().signal });
  expect(outcome).toEqual({ why: 'there is none on this server.' });
});

test('nobody who closes it waits for a browser that still starts', async () => {
  const own = createLooker();
  const outcome = own.look([], { signal: new AbortController().signal });
  await own.close();
  expect(await outcome).toEqual({ why: expect.stringContaining('none starts on this server') });
});
