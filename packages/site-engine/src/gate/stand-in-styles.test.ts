import { expect, test } from 'vitest';
import { rules } from './rules/index.ts';
import { runGate } from './run-gate.ts';
import { page } from './testing/check-page.ts';

const frame = '<div class="map"><iframe title="Map" src="https://maps.example/x"></iframe></div>';
const selected = ':is(iframe,:where([data-stands-for=iframe]))';

function gated(css: string, main = frame) {
  const { files } = runGate(rules, [
    { path: 'index.html', content: page({ main }) },
    { path: 'styles.css', content: css },
  ]);
  const contentOf = (path: string) => String(files.find((file) => file.path === path)?.content);
  return { css: contentOf('styles.css'), html: contentOf('index.html'), files };
}

test.each([
  ['by its tag', 'iframe{height:300px}', `${selected}{height:300px}`],
  ['inside of something', '.map > iframe.wide, p{border:0}', `.map > ${selected}.wide, p{border:0}`],
  [
    'in a query',
    '@media (width<40rem){.map iframe{height:9rem}}',
    `@media (width<40rem){.map ${selected}{height:9rem}}`,
  ],
  ['nested', '.map{color:red;iframe{border:0}}', `.map{color:red;${selected}{border:0}}`],
  ['in a list of its own', ':is(iframe,video){border:0}', `:is(${selected},video){border:0}`],
])('what styles a frame %s styles the picture in its place', (_, css, expected) => {
  const { css: written, html } = gated(css);
  expect(written).toBe(expected);
  expect(html).toMatch(/<img [^>]*data-stands-for="iframe"/u);
});

test.each([
  '.iframe{height:1px}',
  '[title="iframe"]{height:1px}',
  '[iframe]{height:1px}',
  'my-iframe{height:1px}',
  '/* iframe {} */ p{content:"iframe {"}',
])('what only has the letters of the tag stays as it is: %s', (css) => {
  expect(gated(css).css).toBe(css);
});

test('a style element on the page is read as well', () => {
  const { html } = gated('p{color:red}', `<style>iframe{height:300px}</style>${frame}`);
  expect(html).toContain(`<style>${selected}{height:300px}</style>`);
});

test('nothing is marked where no style speaks of the tag, and nothing changes the second time', () => {
  expect(gated('p{color:red}').html).not.toContain('data-stands-for');
  const once = gated('iframe{height:300px}').files;
  expect(runGate(rules, once).files).toEqual(once);
});
