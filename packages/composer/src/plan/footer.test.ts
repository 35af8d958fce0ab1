import { expect, test } from 'vitest';
import { contactHref } from './footer.ts';

test.each([
  ['https://example.com/a', 'https://example.com/a'],
  ['example.com', 'https://example.com'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['JavaScript:alert(1)//a.b', undefined],
])('a link contact %s leads to %s', (value, href) => {
  expect(contactHref({ kind: 'link', value, from: [] })).toBe(href);
});
