import { expect, test } from 'vitest';
import { separateOwnStyles } from './own-styles.ts';
import { stylePreview } from './style-preview.ts';

const separate = (content: string, path = 'index.html') => separateOwnStyles([{ path, content }]);

test.each(['theme.css', 'styles.css'])('takes %s as input of the build', (path) => {
  expect(separate('.a{}', path)).toMatchObject({ files: [], ownStyles: '.a{}' });
});

test('leaves what a style tag defines for itself where it is, and takes what it defines for the site', () => {
  const page = '<style type="text/tailwindcss">@theme { --color-brand: red } .a{@apply p-4}</style>';

  expect(separate(page)).toMatchObject({
    files: [{ path: 'index.html', content: page }],
    ownStyles: '@theme {\n--color-brand: red;\n}\n',
  });
});

test.each([
  ['index.html', './theme.css'],
  ['menu/index.html', '../theme.css?v=2'],
  ['menu/index.html', '/theme.css'],
])('%s does not link the theme as %s', (path, href) => {
  const [page] = separate(`<link rel="stylesheet" href="${href}"><link rel="icon" href="a.svg">`, path).files;

  expect(page?.content).toBe('<link rel="icon" href="a.svg">');
});

test.each([
  ['a plain style tag', '<style>.a{color:red}</style>', 'index.html'],
  ['a plain style sheet', '.a{color:red}', 'extra.css'],
  ['a drawing', '<svg><style>@theme{}</style></svg>', 'logo.svg'],
])('leaves %s alone', (_, content, path) => {
  expect(separate(content, path)).toMatchObject({ files: [{ path, content }], ownStyles: '' });
});

test('looks at each of ten thousand open tags once', () => {
  expect(separate('<style type="text/tailwindcss"'.repeat(10_000)).ownStyles).toBe('');
});

test('looks for the end of tags that never end once', () => {
  expect(separate('<style>'.repeat(100_000)).files[0]?.content).toHaveLength(700_000);
});

test('a page that is shown while it is written has the classes of its sheet, and all sheets in one', async () => {
  const page = '<script>tailwind.config = {}</script><p class="bg-black bg-opacity-50 card">';
  const files = [
    { path: 'index.html', content: page },
    { path: 'site.css', content: '.card { @apply p-4 }' },
  ];
  const { html, css } = await stylePreview({ id: 'shown', files });

  expect(html).toBe('<p class="bg-black/50 card">');
  expect(css).toContain('.bg-black\\/50');
  expect(css).toContain('.card{padding:');
});

/** Classes as Bootstrap's own examples have them. */
const bootstrap =
  '<nav class="navbar navbar-expand-lg"><div class="collapse navbar-collapse"><a class="nav-link">A</a></div></nav>' +
  '<div class="row g-3"><div class="col-md-4 mb-4 card"><div class="card-body"><h2 class="card-title h5">B</h2>' +
  '<a class="btn btn-primary">C</a></div></div></div>';

test("another library's classes get no reset and none of Tailwind's styles", async () => {
  const { settings } = separate(bootstrap);
  expect(settings.hasPreflight).toBe(false);

  const { css } = await stylePreview({
    id: 'bootstrap',
    files: [{ path: 'index.html', content: bootstrap }],
  });
  expect(css).not.toMatch(/\.collapse|\.mb-4/);
});

test('a few names of a library beside utilities leave them what they are', () => {
  const utilities = 'flex items-center gap-4 p-6 mt-8 text-lg font-bold bg-white rounded-lg shadow';
  expect(separate(`<div class="card btn hero row ${utilities}"></div>`).settings.hasPreflight).toBe(true);
});

test('a site of Tailwind 3 has its colours', async () => {
  const content = '<script>tailwind.config = {}</script><p class="text-green-400 bg-blue-600">';
  const { css } = await stylePreview({ id: 'older', files: [{ path: 'index.html', content }] });

  expect(css).toMatch(/--color-green-400:\s*#4ade80/);
  expect(css).toMatch(/--color-blue-600:\s*#2563eb/);
});
