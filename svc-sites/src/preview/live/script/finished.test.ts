import { expect, it } from 'vitest';
import { finishedParts } from './finished.ts';

const finishedPart = finishedParts[6];
const whole = '<body class="a > b"><h1>One</h1>';

it.each([
  '<',
  '</',
  '<d',
  '<div',
  '<div ',
  '<div class',
  '<div class=',
  '<div class="a',
  '<div class="a > b',
  "<div title='it > is",
  '<div data-a=b class="a',
  '</p',
  '</p ',
  '<!',
  '<!doctype html',
  '<!-',
  '<!-- a <p>note</p> --',
  '<?xml',
  '<style',
  '<style>',
  '<style>p{color:red}</styl',
  '<style>p{color:red}</style',
  '<script>if (a < b) run("<p>")',
  '<title>Hald',
  '<textarea rows="2">Your <b>words',
  '<svg',
  '<svg viewBox="0 0 9 9">',
  '<svg viewBox="0 0 9 9"><title>Bike</title><path d="M0 0"/><g>',
  '<svg viewBox="0 0 9 9"><path d="M0',
  '<svg><svg></svg><rect/>',
  '&',
  '&a',
  '&amp',
  '&#',
  '&#12',
  '&#x1F6',
])('what is not finished at the end of a page is not drawn: %s', (end) => {
  expect(finishedPart(`${whole}${end}`)).toBe(whole);
  expect(finishedPart(`${whole}<p>Two${end}`)).toBe(`${whole}<p>Two`);
});

it.each([
  '',
  'Words',
  '<p>Words',
  '5 < 6 and more',
  'Fish &amp; chips',
  'Fish & chips',
  'Halden &amp;',
  '<!-- note --><p>Two',
  '<!--><p>Two',
  '<p title=it&apos;s>Two',
  "<p title=it's class=a>Two",
  '<a href=?a=b>Two',
  '<a b=>Two',
  '<a href="?a&amp">Two',
  '<style>a > b{}</style><p>Two',
  '<script>if (a < b) run("<p>")</script >Two',
  '<title>Halden</title>',
  '<svg><path d="M0 0"/></svg><p>Two',
  '<svg viewBox="0 0 9 9"/><p>Two',
  // The parser leaves a drawing that nobody closes at the first tag of a page.
  '<svg><path d="M0 0"><div>Two',
  '<plaintext><p>Two',
])('what is finished is drawn as it is: %s', (end) => {
  expect(finishedPart(`${whole}${end}`)).toBe(`${whole}${end}`);
});

it('takes no longer than the page is long, whatever it is made of', () => {
  const size = 60_000;
  for (const part of ['<', '<a ', '<a b=', '<svg>', '<!-- ', '&', '</style', '<p a=b>']) {
    expect(finishedPart(part.repeat(size)).length).toBeLessThanOrEqual(part.length * size);
  }
});
