import { expect, test } from 'vitest';
import { rules } from './rules/index.ts';
import { runGate } from './run-gate.ts';

// Quadratic work on this much outlasts the test's own limit; no clock need be asked.
test.each([
  ['more elements side by side than a call takes arguments', '<br>'.repeat(150_000)],
  ['thousands of links that lead nowhere', '<a href="gone.html">Gone</a>'.repeat(20_000)],
  ['an id used by everything', '<p id="a">x</p>'.repeat(10_000)],
  ['tags that never end', '<form'.repeat(50_000)],
])('checks a page with %s', (_, body) => {
  const content = `<!doctype html><html lang="en"><head><title>Page</title></head><body>${body}`;
  const { checks } = runGate(rules, [{ path: 'index.html', content }]);
  expect(checks).toHaveLength(rules.length);
});

test('refuses a page whose elements are nested deeper than calls may be', () => {
  const content = `<!doctype html><html lang="en"><head><title>Page</title></head><body>${'<div>'.repeat(20_000)}`;
  expect(() => runGate(rules, [{ path: 'index.html', content }])).toThrow('more than 2000 deep');
});
