import { expect, test } from 'vitest';
import { hasVisibleContent, VisibleContent } from './visible-content.ts';

test.each([
  ['text', '<!doctype html><title>x</title><body><p>H'],
  ['text without tags', 'Hello'],
  ['a picture', '<body><img alt=""'.concat('>')],
  ['a drawing', '<body><svg class="[&>path]:fill-none">'],
  ['a sign that begins no tag', '<p>< 3'],
  ['text behind a skip link', '<a class="sr-only focus:not-sr-only" href="#main">Skip</a><h1>B'],
  ['text that has the focus only', '<a class="focus:sr-only">S'],
  ['text behind a comment', '<!-- <p> -->x'],
  ['text behind a script', '<script>a < b</script >x'],
])('sees %s', (_, page) => expect(hasVisibleContent(page)).toBe(true));

test.each([
  ['nothing', ''],
  [
    'a head',
    '<!doctype html><html><head><title>Bread</title><style>p{}</style><script>if (a<b) c()</script>',
  ],
  ['blanks', '<body class="[&>p]:mt-2">\n  <main>\n'],
  ['a tag that has not ended', '<body><img alt="a picture" '],
  ['an attribute with a sign of a tag', '<body data-x="a > b" title=\'c > d\'>'],
  ['a skip link', '<body><a class="sr-only" href="#main">Skip to content</a>'],
  ['a template', '<template><p>x</p></template>'],
  ['a comment', '<!-- page --> <!-- more'],
])('sees nothing in %s', (_, page) => expect(hasVisibleContent(page)).toBe(false));

test('sees the same whatever the pieces', () => {
  const page =
    '<!doctype html><title>x</title><!-- a --><style>p{}</style><body class="a>b"><a class="sr-only">S</a>';
  const content = new VisibleContent();
  for (const sign of page) content.add(sign);
  expect(content.found).toBe(false);

  content.add('<');
  content.add('p>B');
  expect(content.found).toBe(true);
});
