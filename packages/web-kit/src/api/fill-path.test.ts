import { expect, it } from 'vitest';
import { fillPath } from './fill-path.ts';

it('puts parameters in their places', () => {
  expect(fillPath('/api/sites/:id/duplicate', { id: 'a1' })).toBe('/api/sites/a1/duplicate');
  expect(fillPath('/api/stats')).toBe('/api/stats');
});

it('encodes what would change the address, and keeps the slashes of a rest', () => {
  expect(fillPath('/api/sites/:id', { id: '../users?a#b' })).toBe('/api/sites/..%2Fusers%3Fa%23b');
  expect(fillPath('/files/*path', { path: 'css/a b#.css' })).toBe('/files/css/a%20b%23.css');
});

it('refuses a path whose parameter is missing', () => {
  expect(() => fillPath('/api/sites/:id')).toThrow('/api/sites/:id needs id.');
});
