import { routes as contractRoutes } from '@sitewright/contracts';
import { describe, expect, it } from 'vitest';
import { createMatcher } from './match-route.ts';
import { loadRouteTable, parseRouteTable } from './route-table.ts';

const row = { path: '/api/users', upstream: 'auth', headers: 'api', cache: 'upstream' };
const tableOf = (...routes: object[]) => ({ requestsAtOncePerAddress: 10, routes });
const withRow = (change: object) => () => parseRouteTable(tableOf({ ...row, ...change }));

describe('the route table', () => {
  it('sends every call of the contracts to a service', async () => {
    const match = createMatcher(await loadRouteTable());
    for (const { path } of Object.values(contractRoutes)) {
      expect(match(path.replaceAll(/:\w+/g, 'x'))?.upstream, path).toMatch(/^(auth|sites|mail)$/);
    }
  });

  it('fills in careful limits', () => {
    expect(withRow({})().routes[0]).toMatchObject({
      bodyLimitBytes: 16_384,
      readTimeoutSeconds: 60,
      buffering: true,
    });
  });

  it.each([
    ['an unknown upstream', { upstream: 'blog' }, /upstream/],
    ['a misspelt field', { bodyLimit: 1 }, /bodyLimit/],
    ['a pattern within a segment', { path: '/api/us*rs' }, /plain path/],
    ['two patterns', { path: '/api/*/users/*' }, /plain path/],
    ['a path that would leave its line of the configuration', { path: '/api; }' }, /plain path/],
    ['a fallback page of a service', { fallback: '/index.html' }, /only the shell/],
  ])('refuses %s and says where', (_name, change, message) => {
    expect(withRow(change)).toThrow(message);
    expect(withRow(change)).toThrow(/routes\[0\]/);
  });

  it('refuses a pattern without the row that it is an exception to', () => {
    expect(withRow({ path: '/api/*/users' })).toThrow(/row of its beginning/);
    const pattern = { ...row, path: '/api/*/users' };
    expect(() => parseRouteTable(tableOf(pattern, { ...row, path: '/api/*', upstream: 'none' }))).toThrow(
      /row of its beginning/,
    );
  });

  it('refuses two rows for one path', () => {
    expect(() => parseRouteTable(tableOf(row, row))).toThrow(/once only/);
  });
});

describe('createMatcher', () => {
  const match = createMatcher(
    parseRouteTable(
      tableOf(
        { ...row, path: '/*', upstream: 'shell' },
        { ...row, path: '/api/*', upstream: 'none' },
        { ...row, path: '/api/users/*' },
        { ...row, path: '/api/users' },
        { ...row, path: '/api/users/*/face.x' },
      ),
    ),
  );

  it.each([
    ['/api/users', '/api/users'],
    ['/api/users/', '/api/users/*'],
    ['/api/users/1', '/api/users/*'],
    ['/api/users/1/face.x', '/api/users/*/face.x'],
    ['/api/users/1/face-x', '/api/users/*'],
    ['/api/users/1/2/face.x', '/api/users/*'],
    ['/api/users//face.x', '/api/users/*'],
    ['/api/usersx', '/api/*'],
    ['/api', '/*'],
    ['/', '/*'],
  ])('takes %s to the row %s', (path, expected) => {
    expect(match(path)?.path).toBe(expected);
  });
});
