import { describe, expect, it } from 'vitest';
import { insertShim, placeOfShim } from './insert-shim.ts';

const placeIn = (html: string) => html.slice(0, placeOfShim(Buffer.from(html)));

describe('the place of the shim', () => {
  it.each([
    ['<!doctype html><html><head lang="x"><title>a</title>', '<!doctype html>'],
    [
      '\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0//EN">\n<html>',
      '\n<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0//EN">\n',
    ],
    ['<!-- a > b --><!doctype html><p>', '<!-- a > b --><!doctype html>'],
    ['<!--><!doctype html><p>', '<!--><!doctype html>'],
    ['<!---><!doctype html><p>', '<!---><!doctype html>'],
    ['<!-- a --!><!doctype html><p>-->', '<!-- a --!><!doctype html>'],
    ['<header>plain</header>', ''],
  ])('in %j is after %j', (html, before) => {
    expect(placeIn(html)).toBe(before);
  });

  it.each([
    ['a script before the head', '<!doctype html><script>evil()</script><head>'],
    ['a link before the head', '<!doctype html><link rel="preconnect" href="https://evil.example"><head>'],
    ['a head inside a comment that never ends', '<!-- <head>'],
    ['a head as text', '<!doctype html><title><head></title>'],
  ])('is before %s', (_name, html) => {
    expect(html.slice(placeIn(html).length)).toMatch(/^<(script|link|!--|title)/);
  });

  it.each([
    ['unfinished heads', '<head '],
    ['comments', '<!---->'],
    ['unfinished comments', '<!--'],
    ['unfinished doctypes', '<!doctype '],
    ['spaces', ' '],
  ])('is looked for in the beginning of a page of %s only', (_name, part) => {
    expect(placeOfShim(Buffer.from(part.repeat(1_000_000)))).toBeLessThanOrEqual(16_384);
  });
});

describe('insertShim', () => {
  it('changes not one byte of the page', () => {
    const page = Buffer.concat([
      Buffer.from('\uFEFF<!doctype html>'),
      Buffer.from([0xff, 0, 0xe4]),
      Buffer.from('<p>é'),
    ]);
    const result = insertShim(page);
    const start = result.indexOf('<script>(() =>');
    const end = result.indexOf('</script>') + '</script>'.length;
    expect(result.subarray(0, start).toString()).toBe('\uFEFF<!doctype html>');
    expect(Buffer.concat([result.subarray(0, start), result.subarray(end)])).toEqual(page);
  });
});
