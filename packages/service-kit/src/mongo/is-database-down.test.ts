import { MongoNetworkError, MongoServerError } from 'mongodb';
import { expect, it } from 'vitest';
import { isDatabaseDown } from './is-database-down.ts';

const systemError = (code: string, syscall: string) =>
  Object.assign(new Error(`${syscall} ${code}`), { code, syscall });

it.each<[what: string, error: unknown, isDown: boolean]>([
  ['a connection that broke', new MongoNetworkError('connection closed'), true],
  ['a write to a connection that has ended', systemError('EPIPE', 'write'), true],
  ['a write to a connection that was reset', systemError('ECONNRESET', 'write'), true],
  ['something else that was reset', systemError('ECONNRESET', 'read'), false],
  ['a refusal', new MongoServerError({ message: 'duplicate key', code: 11_000 }), false],
  ['no error at all', 'EPIPE', false],
])('%s: %s is a database that is away: %s', (_what, error, isDown) => {
  expect(isDatabaseDown(error)).toBe(isDown);
});
