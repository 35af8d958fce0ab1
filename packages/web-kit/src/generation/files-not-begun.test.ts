import { expect, test } from 'vitest';
import { filesNotBegun } from './files-not-begun.ts';
import type { WrittenFile } from './written-files.ts';

const file = (path: string, text = '', isComplete = true): WrittenFile => ({
  path,
  text,
  bytes: text.length,
  isComplete,
});

const home = `<link rel="stylesheet" href="styles.css"><a href="book.html#now">Book</a><a href='about.html'>Us</a>
  <a href="#prices">Prices</a><a href="https://example.org/x.html">There</a><a href="/shop.html">Shop</a><a href="../up.html">Up</a>
  <a href="mailto:a@b.html">Write</a><img data-src="late.svg" src="./images/oven.svg"><script src="script.js"></script>`;

test('names what finished pages link to, and nothing that is begun', () => {
  expect(filesNotBegun([file('theme.css'), file('index.html', home)])).toEqual([
    'book.html',
    'about.html',
    'images/oven.svg',
    'script.js',
  ]);
  const later = [file('index.html', home), file('book.html', '', false), file('script.js')];
  expect(filesNotBegun(later)).toEqual(['about.html', 'images/oven.svg']);
});

test('a file that shared parts and pages name is named once', () => {
  const menu = '<a href="about.html">Us</a>';
  expect(filesNotBegun([file('partials/header.html', menu), file('index.html', menu)])).toEqual([
    'about.html',
  ]);
});

test('of what is still written nothing is known', () => {
  expect(filesNotBegun([file('index.html', home, false)])).toEqual([]);
  expect(filesNotBegun([file('script.js', ' href="about.html"')])).toEqual([]);
});
