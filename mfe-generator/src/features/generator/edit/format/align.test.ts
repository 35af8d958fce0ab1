import { setAttribute } from '@sitewright/web-kit/page-edits';
import { expect, test } from 'vitest';
import { spliced } from '../saving/splice.ts';
import { aligned, alignmentOf, classFor } from './align.ts';

test('an alignment takes the place of any other, whatever the width it holds for, and of nothing else', () => {
  expect(aligned('mt-4 text-lg md:text-center text-left text-balance', 'text-right')).toBe(
    'mt-4 text-lg text-balance text-right',
  );
  expect(aligned('', 'text-center')).toBe('text-center');
});

test('the class is the stylesheet’s own, by the side that texts begin at', () => {
  expect(classFor('.text-center{}.text-left{}', 'left', 'ltr')).toBe('text-left');
  expect(classFor('.text-start{}.text-end{}', 'left', 'ltr')).toBe('text-start');
  expect(classFor('.text-start{}.text-end{}', 'left', 'rtl')).toBe('text-end');
  expect(classFor('.text-end{}', 'center', 'ltr')).toBe('text-center');
  expect(classFor('.md\\:text-right{}', 'right', 'ltr')).toBe('text-right');
});

test('it is written on the text itself, and read from there', () => {
  const page = '<!doctype html><main><h2 class="text-xl">Open</h2><p>Daily</p></main>';
  const start = page.indexOf('<h2');
  const startTag = { start, end: page.indexOf('>', start) + 1 };
  const block = { tag: 'h2', element: { start, end: page.indexOf('</h2>') + 5 }, startTag };
  expect(alignmentOf(page, block)).toBeUndefined();
  const changed = spliced(page, setAttribute(page, startTag, 'class', aligned('text-xl', 'text-right')));
  expect(changed).toBe(page.replace('text-xl', 'text-xl text-right'));
  const next = { ...block, startTag: { start, end: changed.indexOf('>', start) + 1 } };
  expect(alignmentOf(changed, next)).toBe('right');
});
