import { Writable } from 'node:stream';
import { beforeEach, expect, it } from 'vitest';
import { createLogger } from './logger.ts';

let lines: string[];
let destination: Writable;
beforeEach(() => {
  lines = [];
  destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
});

it('writes what is true when a line is written, also by the loggers of requests', () => {
  let traceId = 'one';
  const log = createLogger('test', 'info', destination, () => ({ traceId })).child({ requestId: 'r' });
  log.info('first');
  traceId = 'other';
  log.info('second');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { traceId: 'one', requestId: 'r', msg: 'first' },
    { traceId: 'other', requestId: 'r', msg: 'second' },
  ]);
});

it('keeps secrets out of the lines', () => {
  const log = createLogger('test', 'info', destination);

  log.info({ password: 'hunter2', headers: { authorization: 'Bearer abc.def.ghi' } }, 'signed in');

  expect(lines.join()).toContain('signed in');
  expect(lines.join()).not.toMatch(/hunter2|abc\.def/);
});
