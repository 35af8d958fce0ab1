import { expect, test } from 'vitest';
import { separateOwnStyles } from './own-styles.ts';

const separate = (content: string, path = 'index.html') => separateOwnStyles([{ path, content }]);

test.each(['theme.css', 'styles.css'])('takes %s as input of the build', (path) => {
  expect(separate('.a{}', path)).toEqual({ files: [], ownStyles: '.a{}' });
});

test.each([
  ['named for Tailwind', '<style type="text/tailwindcss">.a{color:red}</style>', '.a{color:red}'],
  ['with rules of Tailwind', '<STYLE>.a{@apply p-4}</STYLE >', '.a{@apply p-4}'],
])('takes a style tag %s out of the page', (_, tag, css) => {
  expect(separate(`<head>${tag}</head>`)).toEqual({
    files: [{ path: 'index.html', content: '<head></head>' }],
    ownStyles: css,
  });
});

test.each([
  ['a plain style tag', '<style>.a{color:red}</style>', 'index.html'],
  ['a style sheet of another name', '.a{@apply p-4}', 'extra.css'],
  ['a drawing', '<svg><style>@theme{}</style></svg>', 'logo.svg'],
])('leaves %s alone', (_, content, path) => {
  expect(separate(content, path)).toEqual({ files: [{ path, content }], ownStyles: '' });
});

test('looks at each of ten thousand open tags once', () => {
  expect(separate('<style type="text/tailwindcss"'.repeat(10_000)).ownStyles).toBe('');
});

test('looks for the end of tags that never end once', () => {
  expect(separate('<style>'.repeat(100_000)).files[0]?.content).toHaveLength(700_000);
});
