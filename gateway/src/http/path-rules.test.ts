import { describe, expect, it } from 'vitest';
import { isAmbiguousPath, isDotfile, isHashedFile } from './path-rules.ts';

describe('path rules', () => {
  it.each([
    '/',
    '/app',
    '/a.b/c..d/e...',
    '/preview/1/my%20photo.png',
    '/caf%C3%A9',
    '/x?y=//..%2f',
    '/50%25',
  ])('take %s to have one reading', (target) => {
    expect(isAmbiguousPath(target)).toBe(false);
  });

  it.each([
    '//',
    '/a//b',
    '/.',
    '/..',
    '/a/../b',
    '/a/.?x',
    '/a%2Fb',
    '/a%2e',
    '/a\\b',
    '/a%5Cb',
    '/%00',
    '/%0A',
    '*',
  ])('take %s to have two readings', (target) => {
    expect(isAmbiguousPath(target)).toBe(true);
  });

  it('know a dotfile by its path, not by its query', () => {
    expect(isDotfile('/a/.git/HEAD')).toBe(true);
    expect(isDotfile('/a?file=/.git')).toBe(false);
  });

  it.each([
    ['/assets/main.0123abcd.js', true],
    ['/assets/font-0123456789abcdef.woff2', true],
    ['/assets/main.0123abcd.js.map', true],
    ['/assets/main.js', false],
    ['/assets/logo.2024.svg', false],
    ['/mf-manifest.json', false],
  ])('say whether %s carries a hash: %s', (path, expected) => {
    expect(isHashedFile(path)).toBe(expected);
  });
});
