import { expect, test } from 'vitest';
import { compose } from '../index.ts';
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

test('a number in the footer that is not the owner’s says whose it is', () => {
  const { files } = compose(
    'Kestrel Sailing in Poole hires out dinghies. Taxis: Harbour Cars 01632 960 118. Ring us on 01632 960 222.',
    '1',
  );
  const page = String(files.find(({ path }) => path === 'index.html')?.content);
  const footer = page.slice(page.lastIndexOf('<footer'));
  expect(footer).toContain('>Taxis: Harbour Cars 01632 960 118<');
  expect(footer).toContain('>01632 960 222<');
});
