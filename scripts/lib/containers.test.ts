import { expect, it } from 'vitest';
import { type Container, failureOf, isReady } from './containers.js';

const container = (Status: string, health?: string, RestartCount = 0): Container => ({
  Id: 'id',
  Name: '/sitewright-svc-mail-1',
  RestartCount,
  State: { Status, ExitCode: 1, ...(health && { Health: { Status: health } }) },
  Config: { Labels: {} },
});

it.each([
  [container('running', 'healthy'), undefined, true],
  [container('running'), undefined, true],
  [container('running', 'starting'), undefined, false],
  [container('created'), undefined, false],
  [container('running', 'unhealthy'), 'is unhealthy', false],
  [container('running', 'starting', 1), 'stops again and again', false],
  [container('restarting', 'unhealthy', 4), 'stops again and again', false],
  [container('exited', 'unhealthy'), 'ended with exit code 1', false],
])('%j', (given, failure, ready) => {
  expect(failureOf(given)).toBe(failure);
  expect(isReady(given)).toBe(ready);
});

it('restarts that are past are no failure', () => {
  expect(failureOf(container('running', 'healthy', 2), 2)).toBeUndefined();
  expect(failureOf(container('running', 'healthy', 3), 2)).toBe('stops again and again');
});
