import { beforeAll, expect, test } from 'vitest';
import { lookAt } from './testing/look-at.ts';
import { browser, needsBrowser } from './testing/test-browser.ts';

const day = 'body{background:#fff;color:#111}';
const bodies = {
  'system.html': `<style>${day} @media (prefers-color-scheme:dark){body{background:#111;color:#eee}}</style>
<p style="color:#444">Only by day</p><p style="background:#fff;color:#999">Never</p>`,
  'canvas.html': '<meta name="color-scheme" content="light dark"><p style="color:#333">Dim</p>',
  'class.html': `<style>${day} p{transition:all 9s} .night{background:#222;color:#eee} .night p{color:#333}</style>
<p>Words</p><button id="s">Switch</button><script>s.onclick = () => document.body.classList.toggle('night')</script>`,
  'data.html': `<style>${day} p{color:#333} [data-theme=dark] body{background:#222;color:#eee}</style>
<p>Words</p><button id="s">Switch</button><script>s.onclick = () => { document.documentElement.dataset.theme = 'dark' }</script>`,
  'part.html': `<style>${day} .dark{background:#222;color:#eee}</style><section class="dark"><p>Words</p></section>`,
};

let on: Awaited<ReturnType<typeof lookAt>>;
beforeAll(async () => {
  on = await lookAt(bodies);
}, 120_000);

test.skipIf(!browser).each<[keyof typeof bodies, [number, RegExp][]]>([
  [
    'system.html',
    [
      [4, /^“Never” .* 4.5 : 1\.$/],
      [4, /^“Only by day” .*, where the visitor’s system is dark\.$/],
    ],
  ],
  ['canvas.html', [[3, /^“Dim” .*, where the visitor’s system is dark\.$/]]],
  ['class.html', [[4, /^“Words” .*, once its theme is switched\.$/]]],
  ['data.html', [[4, /^“Words” .*, once its theme is switched\.$/]]],
  ['part.html', []],
])('%s is looked at in each theme that it has', needsBrowser, (path, expected) => {
  expect(on(path)).toEqual(
    expected.map(([line, message]) => ({
      check: expect.stringMatching(/contrast|invisible-text/),
      path,
      line,
      message: expect.stringMatching(message),
    })),
  );
});
