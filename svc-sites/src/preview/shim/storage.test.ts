import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { storageParts } from './storage.ts';

const storageShim = `(() => { ${storageParts.join('\n')}\ninstallStorage(); })();`;

/** A page of an opaque origin: the mere mention of storage throws. */
function opaquePage() {
  const page = createContext({});
  const forbid = `{ configurable: true, get() { throw new Error('SecurityError'); } }`;
  runInContext(`Object.defineProperty(globalThis, 'localStorage', ${forbid});`, page);
  runInContext(`Object.defineProperty(globalThis, 'sessionStorage', ${forbid});`, page);
  runInContext(`globalThis.document = Object.defineProperty({}, 'cookie', ${forbid});`, page);
  runInContext(storageShim, page);
  return (script: string) => runInContext(script, page);
}

describe('the storage shim', () => {
  it.each([
    ['localStorage.setItem("theme", "dark"); localStorage.getItem("theme")', 'dark'],
    ['localStorage.theme = "dark"; localStorage.theme', 'dark'],
    ['localStorage.setItem("n", 7); localStorage.getItem("n")', '7'],
    ['localStorage.getItem("nothing")', null],
    ['localStorage.nothing', undefined],
    ['localStorage.a = 1; localStorage.b = 2; localStorage.length', 2],
    ['localStorage.a = 1; localStorage.key(0)', 'a'],
    ['localStorage.a = 1; delete localStorage.a; localStorage.length', 0],
    ['localStorage.a = 1; localStorage.clear(); "a" in localStorage', false],
    ['localStorage.a = 1; Object.keys(localStorage).join()', 'a'],
    ['localStorage.a = 1; sessionStorage.length', 0],
    ['document.cookie = "a=1; path=/"; document.cookie = "b=x=y"; document.cookie', 'a=1; b=x=y'],
  ])('makes %s work', (script, expected) => {
    expect(opaquePage()(script)).toBe(expected);
  });

  it('leaves storage alone where it works', () => {
    const page = createContext({
      localStorage: { real: true },
      sessionStorage: {},
      document: { cookie: '' },
    });
    runInContext(storageShim, page);
    expect(runInContext('localStorage.real', page)).toBe(true);
  });
});
