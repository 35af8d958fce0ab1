import { describe, expect, test } from 'vitest';
import { isSafePath, pathProblem } from './safe-path.ts';

describe('isSafePath', () => {
  test.each([
    'index.html',
    'images/team-1.svg',
    'fonts/Inter (latin).woff2',
    'über-uns.html',
    'a/b/c/d.css',
    'console.js',
  ])('accepts %s', (path) => expect(isSafePath(path)).toBe(true));

  test.each([
    ['', 'is empty'],
    ['../index.html', "leaves the site's folder"],
    ['a/../../b.html', "leaves the site's folder"],
    ['./index.html', 'names a hidden file'],
    ['/etc/passwd', 'is absolute'],
    ['C:/boot.ini', 'is absolute'],
    ['a\\..\\b', 'has a backslash'],
    ['a//b.html', 'has an empty part'],
    ['folder/', 'has an empty part'],
    ['.git/config', 'names a hidden file'],
    ['a\u0000.html', 'has characters that file names cannot have everywhere'],
    ['a\n.html', 'has characters that file names cannot have everywhere'],
    ['what?.html', 'has characters that file names cannot have everywhere'],
    ['ab:stream.txt', 'has characters that file names cannot have everywhere'],
    ['~/x.html', 'names a home folder'],
    ['a/~root/x.html', 'names a home folder'],
    ['\\\\server\\x.html', 'has a backslash'],
    ['c:x.html', 'is absolute'],
    ['//host/x.html', 'is absolute'],
    ['a/NUL.html', 'is a name that Windows reserves'],
    ['aux .html', 'is a name that Windows reserves'],
    ['com¹.html', 'is a name that Windows reserves'],
    ['a. /x.html', 'has a part that ends or begins with a space or dot'],
    ['a./x.html', 'has a part that ends or begins with a space or dot'],
    ['x.html ', 'has a part that ends or begins with a space or dot'],
    ['a\u202exslx.html', 'has characters that file names cannot have everywhere'],
    ['%2e%2e/x.html', 'has characters that file names cannot have everywhere'],
    ['CON', 'is a name that Windows reserves'],
    ['docs/lpt1.txt', 'is a name that Windows reserves'],
    ['page.', 'has a part that ends or begins with a space or dot'],
    [' page', 'has a part that ends or begins with a space or dot'],
    ['x'.repeat(201), 'is longer than 200 characters'],
    ['a/'.repeat(11), 'is deeper than 10 folders'],
  ])('refuses %j because it %s', (path, reason) => expect(pathProblem(path)).toBe(reason));
});
